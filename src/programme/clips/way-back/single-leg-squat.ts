import type { Clip, OwnClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, foot, key, TALL } from '../postures.ts';
import { ON_WALL, WALL } from './way-back-postures.ts';

const AHEAD: ArmPose = { swing: 86, out: 8, fold: 10, palm: 60, curl: 0.1 };
/** On the left leg, the right foot just off the floor behind. */
const ON_LEFT: Pose = {
  ...TALL,
  at: [0.07, 0.9, 0],
  ...both({ swing: 26, out: 14, fold: 14, curl: 0.2 }),
  legL: foot(0.09, 0, 4),
  legR: { swing: 18, out: 0, fold: 74, tip: 16 },
};
const BENT: Pose = {
  ...ON_LEFT,
  at: [0.07, 0.81, -0.07],
  tilt: 24,
  bend: 2,
  head: [-16],
  ...both(AHEAD),
  legR: { swing: 28, out: 0, fold: 98, tip: 8 },
};
const standard: Clip = {
  seconds: 3,
  view: { yaw: -56, pitch: 8 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  keys: [key(0, ON_LEFT), key(0.46, BENT), key(0.54, BENT), key(0.94, ON_LEFT)],
};
const LESS: Pose = {
  ...BENT,
  at: [0.07, 0.855, -0.035],
  tilt: 14,
  head: [-10],
  legR: { swing: 24, fold: 88, tip: 12 },
};
const DEEP: Pose = { ...BENT, at: [0.07, 0.765, -0.1], tilt: 30, head: [-20] };

/** One-leg squat: a small bend, the knee over the toes. */
export const singleLegSquatClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    keys: [
      key(0, ON_LEFT, { armL: ON_WALL }),
      key(0.46, LESS, { armL: ON_WALL }),
      key(0.54, LESS, { armL: ON_WALL }),
      key(0.94, ON_LEFT, { armL: ON_WALL }),
    ],
  },
  harder: {
    ...standard,
    seconds: 6,
    still: [0, 0.62],
    keys: [key(0, ON_LEFT), key(0.6, DEEP), key(0.66, DEEP), key(0.95, ON_LEFT)],
  },
};
