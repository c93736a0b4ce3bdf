import type { Clip, MoveClips } from '../clip.ts';
import { bothSides, flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { FOURS, key } from '../postures.ts';
import { TUCKED, tucked } from './kneeling-postures.ts';

/** Left arm and right leg long, hips level. */
export const REACH: Pose = {
  ...FOURS,
  at: [0.035, 0.46, -0.24],
  bend: -2,
  head: [-30],
  armL: { swing: 168, out: 4, fold: 4, palm: 10, tip: 0, curl: 0.1 },
  legR: { swing: -6, out: 0, fold: 4, tip: -18 },
};
const standard: Clip = {
  seconds: 5.6,
  view: { yaw: 58, pitch: 14 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0, 0.24],
  keys: bothSides(key(0, FOURS), key(0.2, REACH), key(0.32, REACH)),
};
/** The right toes slid back along the mat. */
const SLIDE: Pose = { ...TUCKED, slides: true };
const SLID: Pose = { ...SLIDE, at: [0.02, 0.46, -0.24], legR: tucked(-1, 0.35) };
/** Left elbow and right knee meet under the chest. */
const CROSSED: Pose = {
  ...FOURS,
  at: [0.035, 0.475, -0.22],
  tilt: 72,
  bend: 34,
  head: [0],
  armL: { swing: 76, out: -10, fold: 112, palm: 40, curl: 0.5 },
  legR: { swing: 122, out: -6, fold: 128, tip: -20 },
};

/** Bird dog: long reach of one arm and the other leg, then the other pair. */
export const birdDogClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 5,
    keys: bothSides(key(0, SLIDE), key(0.22, SLID), key(0.3, SLID)),
  },
  harder: {
    ...standard,
    seconds: 8.4,
    view: { yaw: 46, pitch: 12 },
    also: { yaw: 88, pitch: 8 },
    still: [0.12, 0.24],
    keys: [
      ...[REACH, REACH, CROSSED, CROSSED, REACH, REACH].map((pose, i) =>
        key([0.1, 0.14, 0.23, 0.26, 0.36, 0.4][i] ?? 0, pose),
      ),
      key(0.5, FOURS),
      ...[REACH, REACH, CROSSED, CROSSED, REACH, REACH].map((pose, i) =>
        key([0.6, 0.64, 0.73, 0.76, 0.86, 0.9][i] ?? 0, flipped(pose)),
      ),
      key(1, FOURS),
    ]
      .map((k) => (k.t === 1 ? { ...k, t: 0 } : k))
      .sort((a, b) => a.t - b.t),
  },
};
