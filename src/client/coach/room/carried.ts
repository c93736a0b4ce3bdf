/** Bags and bottles that she carries, as rounded boxes that move with her. */
import type { Clip, Held } from '#programme/clips/clip.ts';
import { rotated, sum } from '../body/turns.ts';
import { BACKPACK, BOTTLE, carriedAt } from '../rig/held.ts';
import { type Solid, type SolidShape, solidOf } from './solid.ts';

/** Numbers of one carried thing: where its middle is, and its turn; and the most things that she carries. */
export const CARRIED_SIZE = 7;
export const MOST_CARRIED = 2;

/** Where everything is that she carries in a frame: {@link CARRIED_SIZE} numbers for each thing. */
export function writeCarried(clip: Clip, frame: Float32Array, out: Float32Array): void {
  if (!clip.held) return;
  carriedAt(clip, frame).forEach(({ at, turn }, i) => {
    out.set(at, i * CARRIED_SIZE);
    out.set(turn, i * CARRIED_SIZE + 3);
  });
}

/** The boxes of all that is carried in a clip, and their places in the frame of their thing. */
export interface CarriedSolids {
  readonly solids: readonly Solid[];
  /** Puts them where the numbers of {@link writeCarried} say; `opacity` is 0 for things that are not there. */
  readonly place: (numbers: Float32Array, opacity?: number) => void;
}

export function newCarried({ held }: Pick<Clip, 'held'>): CarriedSolids {
  const things = held ? thingsOf(held) : [];
  const boxes = things.flatMap((shapes, thing) =>
    shapes.map((shape) => ({ own: Float32Array.from(shape.at), solid: solidOf(shape), from: thing * CARRIED_SIZE })),
  );
  return {
    solids: boxes.map(({ solid }) => solid),
    place: (numbers, opacity = 1) => {
      for (let i = 0; i < boxes.length; i += 1) {
        const { own, solid, from } = boxes[i] as (typeof boxes)[number];
        rotated(numbers, from + 3, false, own, 0, solid.at, 0);
        sum(numbers, from, solid.at, 0, 1, solid.at, 0);
        for (let k = 0; k < 4; k += 1) solid.turn[k] = numbers[from + 3 + k] as number;
        solid.colour[3] = opacity;
      }
    },
  };
}

function thingsOf({ kind, at, size = 1 }: Held): SolidShape[][] {
  const hands = at === 'eachHand' ? (['handL', 'handR'] as const) : [at];
  if (kind === 'baby') return [BABY];
  if (kind === 'cushion') return [CUSHION];
  if (kind === 'arrow') return [ARROW];
  if (kind === 'scar') return [SCAR];
  return hands.map((hand) => (kind === 'bottle' ? bottle(hand === 'handL' ? -1 : 1) : backpack(size)));
}

const BAG = { body: '#5B7FB5', pocket: '#4C6FA3', strap: '#3E5C8A', zip: '#FFC94D' } as const;

function backpack(size: number): SolidShape[] {
  const [x, y, z] = [BACKPACK.half[0] * size, BACKPACK.half[1] * size, BACKPACK.half[2] * size];
  return [
    { at: [0, 0, 0], half: [x, y, z], colour: BAG.body, round: [0.055, 0.05], shadow: true },
    { at: [0, -y * 0.36, z], half: [x * 0.76, y * 0.44, 0.03], colour: BAG.pocket, round: [0.025, 0.03] },
    { at: [0, y * 0.28, z * 0.93], half: [x * 0.78, 0.005, 0.012], colour: BAG.zip, round: [0.004, 0.003] },
    { at: [0, y + 0.004, -z * 0.3], half: [0.075, 0.007, 0.012], colour: BAG.strap, round: [0.006, 0.006], arc: 1.5 },
    ...[1, -1].map(
      (s): SolidShape => ({
        at: [x * 0.45 * s, 0, -z - 0.004],
        half: [0.018, y * 0.82, 0.01],
        colour: BAG.strap,
        round: [0.008, 0.008],
      }),
    ),
  ];
}

const CUSHION: SolidShape[] = [
  { at: [0, 0, 0], half: [0.19, 0.065, 0.17], colour: '#F2B8A0', round: [0.07, 0.06], shadow: true },
];
/** A round arrow that points up: seen from any side. */
const ARROW = [
  [-0.03, 0.009, 0.055],
  ...Array.from({ length: 8 }, (_, i) => [0.022 + i * 0.007, 0.031 - i * 0.0037, 0.0065] as const),
].map(([y = 0, thick = 0, high = 0]): SolidShape => {
  const round = [thick, Math.min(high, 0.005)] as const;
  return { at: [0, y, 0], half: [thick, high, thick], colour: '#FFC94D', round };
});

/** The part of a ring of dots that is seen above hands low on the belly. */
const SCAR = Array.from({ length: 9 }, (_, step): SolidShape => {
  const turn = ((step + 1) * Math.PI) / 10;
  const side = Math.cos(turn);
  const at = [side * 0.085, 0.045 + Math.sin(turn) * 0.085, -0.022 - side * side * 0.022] as const;
  return { at, half: [0.01, 0.009, 0.01], colour: '#FFC94D', round: [0.01, 0.009] };
});

const CLOTH = { blanket: '#F7E3B0', fold: '#EBD095', lash: '#3A2420', lips: '#B5564A' } as const;
const ball = (
  at: SolidShape['at'],
  half: SolidShape['half'],
  colour: string,
  more?: Partial<SolidShape>,
): SolidShape => ({
  ...{ at, half, colour, round: [Math.min(half[0], half[2]), half[1]] },
  ...more,
});
const SKIN = { kind: 'skin' } as const;
/** A newborn asleep in a blanket, the face to the room. The skin is like hers. */
const BABY: SolidShape[] = [
  ball([0, -0.06, -0.021], [0.08, 0.142, 0.064], CLOTH.blanket, { shadow: true }),
  ball([0, 0.075, -0.012], [0.074, 0.05, 0.066], CLOTH.fold),
  ball([0, 0.132, -0.012], [0.07, 0.074, 0.066], CLOTH.blanket),
  ball([0, 0.124, 0.014], [0.053, 0.057, 0.05], CLOTH.blanket, SKIN),
  ball([0, 0.116, 0.063], [0.0075, 0.006, 0.006], CLOTH.blanket, SKIN),
  ...[1, -1].map((s) => ball([0.02 * s, 0.128, 0.0595], [0.0105, 0.0024, 0.003], CLOTH.lash)),
  ball([0, 0.098, 0.0585], [0.009, 0.0028, 0.003], CLOTH.lips),
];

/** The rig's grip lies in the hand; a bottle needs a little more room for the palm. Metres. */
const OUT_OF_PALM = 0.017;
/** `palm` is the side to which the palm is open: -1 in the left hand. */
function bottle(palm: 1 | -1): SolidShape[] {
  const r = BOTTLE.radius * 0.86;
  const x = palm * OUT_OF_PALM;
  return [
    { at: [x, -0.018, 0], half: [r, BOTTLE.half - 0.022, r], colour: '#8FB8E8', round: [r, 0.018] },
    { at: [x, 0, 0], half: [r + 0.001, 0.03, r + 0.001], colour: '#DDE6F7', round: [r + 0.001, 0.002] },
    { at: [x, BOTTLE.half - 0.022, 0], half: [0.02, 0.018, 0.02], colour: '#FFFFFF', round: [0.02, 0.005] },
  ];
}
