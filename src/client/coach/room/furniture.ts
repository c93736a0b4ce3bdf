/** Mat and furniture of a clip as rounded boxes. */

import { yaw } from '#client/coach/rig/vector.ts';
import type { Prop } from '#programme/clips/clip.ts';
import type { Theme } from '../looks.ts';
import { type Box, FURNITURE, inRoom } from '../rig/props.ts';
import { type Solid, type SolidShape, solidOf } from './solid.ts';

/** The mat lies so that its upper side is at y = 0. Metres. */
export const MAT_THICKNESS = 0.012;
const MAT_HALF = [0.36, MAT_THICKNESS / 2, 0.925] as const;

/** What stands and lies in the room of a clip. */
export function furniture(props: readonly Prop[], theme: Theme): Solid[] {
  return props.flatMap((prop) => {
    const turn = yaw(prop.turn ?? 0);
    if (prop.kind === 'mat')
      return [solidOf({ ...MAT, at: [prop.at[0], -MAT_THICKNESS / 2, prop.at[1]], colour: theme.mat, turn })];
    return FURNITURE[prop.kind].map((box) =>
      solidOf({
        at: inRoom(prop, box.middle),
        half: box.half,
        turn,
        shadow: box.stuff !== 'wall',
        ...finish(box, theme),
      }),
    );
  });
}
const MAT = { kind: 'mat', half: MAT_HALF, round: [0.06, 0.004] } as const;

/** Colour and edges of a piece of furniture: upright wood and the frame of a sofa are a shade darker. */
function finish({ stuff, middle, half }: Box, theme: Theme): Pick<SolidShape, 'kind' | 'colour' | 'round'> {
  const thin = Math.min(...half);
  if (stuff === 'wall') return { kind: 'wall', colour: theme.wall, round: [0.002, 0.002] };
  if (stuff === 'wood') {
    const edge = Math.min(0.009, thin * 0.55);
    return { colour: theme.wood[half[1] > 0.1 ? 1 : 0], round: [edge, edge] };
  }
  const edge = Math.min(0.055, thin * 0.9);
  return { colour: theme.cloth[middle[1] - half[1] < 0.01 ? 1 : 0], round: [edge, edge] };
}
