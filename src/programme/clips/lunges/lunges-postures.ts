import type { Pose } from '../pose.ts';
import { type Arms, foot } from '../postures.ts';

/** Bent arms of a walker: the left one back. */
export const STRIDE: Arms = {
  armL: { swing: -30, out: 10, fold: 62 },
  armR: { swing: 38, out: 4, spin: -8, fold: 84 },
};

/** A long stride, the left foot in front, on the ball of the right. */
export const LUNGE_DOWN: Pose = {
  at: [0, 0.5, -0.33],
  tilt: 8,
  bend: 1,
  head: [-6],
  ...STRIDE,
  legL: foot(0.1),
  legR: { at: [-0.1, -0.9], facing: 0, heel: 62 },
};
