import type { Pole, PoleName } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { add, rotate, unit, yaw } from './vector.ts';

/** The names of directions for a limb on the left, in the frame of her heading. */
const NAMED: Readonly<Record<PoleName, Vec>> = {
  out: [1, 0, 0],
  in: [-1, 0, 0],
  ahead: [0, 0, 1],
  back: [0, 0, -1],
  up: [0, 1, 0],
  down: [0, -1, 0],
};

/** A pole as a direction in the world; `side` is +1 for a left limb, `turn` is the heading of the pelvis in degrees. */
export function direction(pole: Pole, side: 1 | -1, turn: number): Vec {
  if (typeof pole !== 'string') return pole;
  const names = pole.split(' ') as PoleName[];
  const [x, y, z] = unit(names.map((name) => NAMED[name]).reduce(add));
  return rotate(yaw(turn), [x * side, y, z]);
}
