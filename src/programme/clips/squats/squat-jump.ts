import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, bothLegs, key, SQUAT_DOWN, SQUAT_UP, WIDE } from '../postures.ts';
import { OVER_TOES, onToes, RISEN, UPWARDS } from './squats-postures.ts';

const BACK = both({ swing: -22, out: 24, fold: 20, curl: 0.3 });
const DOWN: Pose = { ...SQUAT_DOWN, at: [0, 0.52, -0.225], tilt: 42, ...BACK };
const RISE: Pose = { ...SQUAT_UP, at: [0, RISEN, OVER_TOES], tilt: 1, ...UPWARDS, ...onToes(0.17, 40, 14) };

/** Half way, the arms ahead. */
const SWING: Pose = {
  ...SQUAT_UP,
  at: [0, 0.76, -0.13],
  tilt: 22,
  head: [-12],
  ...both({ swing: 74, out: 16, fold: 14, curl: 0.2 }),
};

/** Squat to toes, fast. */
const standard: Clip = {
  seconds: 2,
  view: { yaw: 52, pitch: 8 },
  still: [0, 0.46],
  keys: [key(0, DOWN), key(0.06, DOWN), key(0.22, SWING), key(0.4, RISE), key(0.5, RISE), key(0.76, SWING)],
};

const PUSH: Pose = { ...RISE, at: [0, 0.94, 0.075], ...both({ swing: 124, out: 16, fold: 18, curl: 0.2 }) };
/** The balls of the feet meet the floor, knees already soft. */
const TOUCH: Pose = { ...PUSH, at: [0, 0.925, 0.06], tilt: 6, head: [-4], ...onToes(0.17, 38, 14) };
/** Both feet so high over their places, toes pointed; held there, so that take-off and landing are soft. */
const offFloor = (y: number, heel: number): Pick<Pose, 'legL' | 'legR'> =>
  bothLegs({ at: [0.17, y, 0], facing: 14, heel });
const LEAVE: Pose = {
  ...PUSH,
  at: [0, 1.005, 0.07],
  tilt: 1,
  ...offFloor(0.045, 48),
  ...both({ swing: 146, out: 18, fold: 12, curl: 0.1 }),
};
const FLIGHT: Pose = {
  ...LEAVE,
  at: [0, 1.045, 0.065],
  tilt: 0,
  ...offFloor(0.08, 54),
  ...both({ swing: 154, out: 18, fold: 10, curl: 0.1 }),
};
const LAND: Pose = {
  ...SQUAT_UP,
  at: [0, 0.8, -0.1],
  tilt: 18,
  head: [-12],
  ...both({ swing: 70, out: 8, fold: 16 }),
  ...WIDE,
};

export const squatJumpClips: MoveClips = {
  standard,
  easier: 'calf_squat',
  harder: {
    ...standard,
    still: [0, 0.42],
    keys: [
      key(0, DOWN),
      key(0.05, DOWN),
      key(0.2, SWING),
      key(0.33, PUSH),
      key(0.375, LEAVE),
      key(0.42, FLIGHT),
      key(0.465, LEAVE),
      key(0.51, TOUCH),
      key(0.64, LAND),
    ],
  },
};
