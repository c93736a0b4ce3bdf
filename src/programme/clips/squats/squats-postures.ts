import type { Pose } from '../pose.ts';
import { both, SQUAT_UP } from '../postures.ts';

/** The height of the hips on the balls of the feet, in metres. */
export const RISEN = 0.957;
/** How far ahead the hips are on the balls of the feet, in metres. */
export const OVER_TOES = 0.085;

/** Arms up beside the ears. */
export const UPWARDS = both({ swing: 170, out: 15, fold: 6, palm: 10, tip: 0, curl: 0.1 });
/** Both feet stand on their balls, heels up. */
export const onToes = (x: number, heel = 40, out = 8): Pick<Pose, 'legL' | 'legR'> => ({
  legL: { at: [x, 0], facing: out, heel },
  legR: { at: [-x, 0], facing: -out, heel },
});

/** On the way up, knees still soft: what comes before the heels rise. */
export const SQUAT_SOFT: Pose = { ...SQUAT_UP, at: [0, 0.845, -0.04], tilt: 7, head: [-4] };
