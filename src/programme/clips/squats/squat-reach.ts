import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, key, SQUAT_DOWN, SQUAT_HALF, SQUAT_UP } from '../postures.ts';
import { OVER_TOES, onToes, RISEN, UPWARDS } from './squats-postures.ts';

/** Arms long between the knees. */
const LOW = both({ swing: 62, out: -13, fold: 6, palm: 40, tip: 0, curl: 0.1 });
const DOWN: Pose = { ...SQUAT_DOWN, at: [0, 0.48, -0.26], tilt: 36, bend: 10, ...LOW };
const REACH: Pose = { ...SQUAT_UP, tilt: 0, bend: -3, head: [-4], ...UPWARDS };

/** Squat to reach: low, then tall. */
const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 48, pitch: 8 },
  still: [0, 0.52],
  keys: [key(0, DOWN), key(0.06, DOWN), key(0.46, REACH), key(0.58, REACH)],
};
const HALF: Pose = { ...SQUAT_HALF, ...both({ swing: 50, out: 2, fold: 10, palm: 40, curl: 0.1 }) };
const KIND: Pose = { ...REACH, ...both({ swing: 142, out: 24, fold: 16, palm: 20, tip: 0, curl: 0.1 }) };
const TOES: Pose = { ...REACH, at: [0, RISEN, OVER_TOES], ...onToes(0.17, 40, 14) };

export const squatReachClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, HALF), key(0.06, HALF), key(0.46, KIND), key(0.58, KIND)],
  },
  harder: {
    ...standard,
    seconds: 4.6,
    still: [0, 0.6],
    keys: [
      key(0, DOWN),
      key(0.05, DOWN),
      key(0.32, REACH, { at: [0, 0.845, -0.03] }),
      key(0.46, TOES),
      key(0.72, TOES),
    ],
  },
};
