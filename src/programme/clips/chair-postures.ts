import type { Prop } from './clip.ts';
import type { Pose } from './pose.ts';
import { both, bothLegs } from './postures.ts';

/** A chair on which {@link SEATED} sits, a little in front of its back. */
export const CHAIR: readonly Prop[] = [{ kind: 'chair', at: [0, -0.02] }];
/** Sitting tall on a chair, feet flat under the knees. */
export const SEATED: Pose = {
  at: [0, 0.55, 0],
  seat: 0.45,
  tilt: 0,
  head: [0],
  ...both({ swing: 24, out: 9, spin: -8, fold: 42 }),
  ...bothLegs({ at: [0.11, 0.4], facing: 6 }),
};
