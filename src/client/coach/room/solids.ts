/** Mat, furniture and held things of the rig as rounded boxes. */

import type { Clip } from '#programme/clips/clip.ts';
import type { Theme } from '../looks.ts';
import { add, type V3 } from '../math.ts';
import { BACKPACK, BOTTLE, carriedAt } from '../rig/held.ts';
import { FURNITURE, inRoom } from '../rig/props.ts';

type Quat = readonly [number, number, number, number];
/** A box in the room. `round` are the radii of its upright edges and of those at top and bottom. */
export interface Solid {
  readonly kind: 'mat' | 'thing';
  readonly at: V3;
  readonly half: V3;
  readonly colour: string;
  readonly turn: Quat;
  readonly round: readonly [side: number, rim: number];
  /** Bends it upwards to an arch over so many radians to each side: handles, straps. */
  readonly arc?: number;
  readonly shadow?: boolean;
}
const yaw = (degrees: number): Quat => [0, Math.sin((degrees * Math.PI) / 360), 0, Math.cos((degrees * Math.PI) / 360)];
const rotate = (q: Quat, [x, y, z]: V3): V3 => {
  const [tx, ty, tz] = [2 * (q[1] * z - q[2] * y), 2 * (q[2] * x - q[0] * z), 2 * (q[0] * y - q[1] * x)];
  return [
    x + q[3] * tx + q[1] * tz - q[2] * ty,
    y + q[3] * ty + q[2] * tx - q[0] * tz,
    z + q[3] * tz + q[0] * ty - q[1] * tx,
  ];
};
/** The mat lies so that its upper side is at y = 0. */
export const MAT_THICKNESS = 0.012;
const MAT: V3 = [0.36, MAT_THICKNESS / 2, 0.925];

/** What stands in the room, once per clip. */
export function furniture(props: NonNullable<Clip['props']>, theme: Theme, mirror = false): Solid[] {
  const solids = props.flatMap((p): Solid[] => {
    if (p.kind === 'mat')
      return [
        {
          kind: 'mat',
          at: [p.at[0], -MAT_THICKNESS / 2, p.at[1]],
          half: MAT,
          colour: theme.mat,
          turn: yaw(p.turn ?? 0),
          round: [0.06, 0.004],
        },
      ];
    return FURNITURE[p.kind].map((box) => ({
      kind: 'thing',
      at: inRoom(p, box.middle),
      half: box.half,
      turn: yaw(p.turn ?? 0),
      shadow: box.stuff !== 'wall',
      ...finish(box, theme),
    }));
  });
  if (!mirror) return solids;
  return solids.map((s) => ({
    ...s,
    at: [-s.at[0], s.at[1], s.at[2]],
    turn: [s.turn[0], -s.turn[1], -s.turn[2], s.turn[3]],
  }));
}

type Piece = (typeof FURNITURE)['chair'][number];
/** Colour and edges of a piece of furniture: upright wood and the frame of a sofa are a shade darker. */
function finish({ stuff, middle, half }: Piece, theme: Theme): Pick<Solid, 'colour' | 'round'> {
  const thin = Math.min(...half);
  if (stuff === 'wall') return { colour: theme.wall, round: [0.002, 0.002] };
  if (stuff === 'wood') {
    const edge = Math.min(0.009, thin * 0.55);
    return { colour: theme.wood[half[1] > 0.1 ? 1 : 0], round: [edge, edge] };
  }
  const edge = Math.min(0.055, thin * 0.9);
  return { colour: theme.cloth[middle[1] - half[1] < 0.01 ? 1 : 0], round: [edge, edge] };
}

const BAG = { body: '#5B7FB5', pocket: '#4C6FA3', strap: '#3E5C8A', zip: '#FFC94D' } as const;
export const STRAP_COLOUR = BAG.strap;
/** The rig's grip lies in the hand; a bottle needs a little more room for the palm. */
const OUT_OF_PALM = 0.017;

type Maker = (p: V3, half: V3, colour: string, round: readonly [number, number], arc?: number) => Solid;
/** What she carries, every frame. */
export function carried(clip: Clip, frame: Float32Array, mirror = false): Solid[] {
  return carriedAt(clip, frame, mirror).flatMap(({ kind, at, turn }, i): Solid[] => {
    const part: Maker = (p, half, colour, round, arc) => {
      const solid: Solid = {
        kind: 'thing',
        at: add(at, rotate(turn, p)),
        half,
        colour,
        turn,
        round,
        shadow: half[1] > 0.1,
      };
      return arc === undefined ? solid : { ...solid, arc };
    };
    return kind === 'bottle' ? bottle(part, palmSide(clip.held?.at, i, mirror)) : backpack(part);
  });
}

/** To which side of a bottle the palm is open: -1 in the left hand. */
function palmSide(at: NonNullable<Clip['held']>['at'] | undefined, index: number, mirror: boolean): 1 | -1 {
  if (at === 'eachHand') return index === 0 ? -1 : 1;
  return (at === 'handL') !== mirror ? -1 : 1;
}

function backpack(part: Maker): Solid[] {
  const [x, y, z] = BACKPACK.half;
  return [
    part([0, 0, 0], [x, y, z], BAG.body, [0.055, 0.05]),
    part([0, -y * 0.36, z], [x * 0.76, y * 0.44, 0.03], BAG.pocket, [0.025, 0.03]),
    part([0, y * 0.28, z * 0.93], [x * 0.78, 0.005, 0.012], BAG.zip, [0.004, 0.003]),
    part([0, y + 0.004, -z * 0.3], [0.075, 0.007, 0.012], BAG.strap, [0.006, 0.006], 1.5),
    ...[1, -1].map((s) => part([x * 0.45 * s, 0, -z - 0.004], [0.018, y * 0.82, 0.01], BAG.strap, [0.008, 0.008])),
  ];
}

function bottle(part: Maker, palm: 1 | -1): Solid[] {
  const r = BOTTLE.radius * 0.86;
  const x = palm * OUT_OF_PALM;
  return [
    part([x, -0.018, 0], [r, BOTTLE.half - 0.022, r], '#8FB8E8', [r, 0.018]),
    part([x, 0.0, 0], [r + 0.001, 0.03, r + 0.001], '#DDE6F7', [r + 0.001, 0.002]),
    part([x, BOTTLE.half - 0.022, 0], [0.02, 0.018, 0.02], '#FFFFFF', [0.02, 0.005]),
  ];
}
/** Straps painted on her top: 1 on the front (bag on her back), -1 on the back, 0 none. */
export const strapsOf = ({ held }: Clip): number => (held?.kind === 'backpack' && held.at === 'back' ? 1 : 0);
