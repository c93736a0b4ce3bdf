import type { Pose } from '../pose.ts';
import { type Arms, both, foot, SQUAT_UP } from '../postures.ts';

/** The same on the balls of the feet, and how far ahead that is. */
export const RISEN = 0.957;
export const OVER_TOES = 0.085;

/** Hanging, held by the chest: from here the hands go straight to {@link HANDS_TOGETHER}. */
export const HANG = both({ of: 'chest', to: [0.225, -0.34, 0.07], pole: 'out back', palm: 25, tip: 8 });
/** Arms up beside the ears. */
export const UPWARDS = both({ swing: 170, out: 15, fold: 6, palm: 10, tip: 0, curl: 0.1 });
/** Bent arms of a walker: the left one back. */
export const STRIDE: Arms = {
  armL: { swing: -30, out: 10, fold: 62 },
  armR: { swing: 38, out: 4, spin: -8, fold: 84 },
};

/** Both feet stand on their balls, heels up. */
export const onToes = (x: number, heel = 40, out = 8): Pick<Pose, 'legL' | 'legR'> => ({
  legL: { at: [x, 0], facing: out, heel },
  legR: { at: [-x, 0], facing: -out, heel },
});

/** On the way up, knees still soft: what comes before the heels rise. */
export const SQUAT_SOFT: Pose = { ...SQUAT_UP, at: [0, 0.845, -0.04], tilt: 7, head: [-4] };

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
