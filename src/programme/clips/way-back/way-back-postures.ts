import type { Prop } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { foot, ON_HIPS, TALL } from '../postures.ts';

/** The wall within reach of her left hand. */
export const WALL: readonly Prop[] = [{ kind: 'wall', at: [0.62, 0], turn: -90 }];

/** A hand on that wall. */
export const ON_WALL: ArmPose = { at: [0.62, 1.1, 0.12], facing: 90, rise: 90, pole: [0.4, -1, -0.6] };

/** On the left leg, hands on the hips, the right knee up. */
export const ON_LEFT_LEG: Pose = {
  ...TALL,
  ...ON_HIPS,
  at: [0.075, 0.89, 0],
  head: [0],
  legL: foot(0.09, 0, 4),
  legR: { swing: 62, out: -1, fold: 84, tip: 0 },
};
