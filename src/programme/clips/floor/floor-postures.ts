import type { Prop } from '../clip.ts';
import type { LegPose, Planted, Pose } from '../pose.ts';
import { both, bothLegs } from '../postures.ts';

/** A mat along her, for lying on the back. */
export const MAT: readonly Prop[] = [{ kind: 'mat', at: [0, -0.12] }];

/** A foot flat on the mat, `z` metres ahead, its heel up by `heel` degrees. */
export const foot = (side: 1 | -1, z = 0.4, heel = 0): LegPose & Planted => ({
  at: [side * 0.12, z],
  facing: side * 6,
  heel,
  pole: 'up ahead',
});
/** On the back, knees bent, heels close to the hips, arms by the sides. */
export const FLAT: Pose = {
  rest: { bone: 'chest', point: [0, 0.19, -0.096] },
  at: [0, 0, -0.4],
  tilt: -93,
  head: [10],
  ...both({ at: [0.27, 0.105], facing: 0, pole: [1, -0.1, 0] }),
  ...bothLegs(foot(1)),
};
/** One line from knees to shoulders; the upper back stays where it is. */
export const LIFTED: Pose = { ...FLAT, tilt: -122, bend: 20, low: 0.3, head: [24] };
/** A hand's width off the mat. */
export const SMALL: Pose = { ...FLAT, tilt: -105, bend: 8, low: 0.3, head: [15] };

/** On the right side, head towards -x, the head on the lower arm, the upper hand in front of the chest. */
export const ON_SIDE: Pose = {
  at: [0, 0.165, 0],
  lean: 82,
  side: -3,
  head: [4, 10],
  armL: { to: [0.185, 0.1, 0.05], of: 'pelvis', pole: [0, 1, -0.3], palm: 50, tip: 24, curl: 0.2 },
  armR: { out: 152, swing: 18, fold: 24, palm: 60, tip: 0, curl: 0.2, shoulder: [10, 16] },
  legR: { swing: 45, out: -5, fold: 88, tip: -10 },
};
/** A mat across the view. */
export const MAT_ACROSS: readonly Prop[] = [{ kind: 'mat', at: [0.02, 0.08], turn: 90 }];
