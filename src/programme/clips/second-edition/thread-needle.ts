import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, FOURS, feet, key, TALL } from '../postures.ts';

const PALM_L: ArmPose = { at: [0.2, 0.3], pole: [0.5, 0, -1] };
const START: Pose = {
  ...FOURS,
  armL: { ...PALM_L, step: 0.04 },
  armR: { at: [-0.175, 0.235], pole: [-0.5, 0, -1], step: 0.06 },
};
const READY: Pose = {
  ...FOURS,
  at: [0.02, 0.46, -0.26],
  tilt: 84,
  bend: 8,
  twist: 14,
  head: [-28, -6, 8],
  armL: { at: [0.13, 0.4], pole: [0.6, 0.5, -0.6], step: 0.04 },
  armR: { at: [0.02, 0.03, 0.06], facing: 60, over: 70, pole: [0, 0.6, -1], step: 0.03 },
};
/** The right arm lies under the chest, palm up; ribs turn left, right shoulder and ear sink to the mat. */
const THREADED: Pose = {
  ...FOURS,
  at: [0.02, 0.455, -0.3],
  tilt: 121.5,
  bend: 26,
  twist: 48.5,
  side: -11,
  head: [-38, -33, 41],
  armL: { at: [0.1, 0.5], facing: -8, pole: [0.4, 1, 0] },
  armR: { at: [0.54, 0.02], facing: 88, over: 165, pole: [0, 0.2, -1], shoulder: [11, 25] },
};

const standard: Clip = {
  seconds: 6.4,
  view: { yaw: 66, pitch: 20 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0, 0.5],
  sided: true,
  keys: [key(0, START), key(0.14, READY), key(0.42, THREADED), key(0.66, THREADED), key(0.88, READY)],
};

/** The right hand on its way up again, clear of the ribs. */
const RISING: Pose = {
  ...READY,
  twist: 2,
  head: [-28],
  armR: { at: [-0.12, 0.09, 0.16], facing: 30, over: 30, pole: [-0.4, 0.6, -1] },
};

/** The right arm to the ceiling, the chest turned open to her right. */
const SKY: Pose = {
  ...START,
  at: [0.04, 0.46, -0.24],
  twist: -47,
  side: 4,
  head: [-14, 0, -55],
  armL: { at: [0.17, 0.25], pole: [0.5, 0, -1], step: 0.04 },
  armR: { to: [-0.15, 1.16, 0.17], pole: 'back', palm: 20, tip: 0, curl: 0.1, shoulder: [0, -22] },
};

const rail = (side: 1 | -1): ArmPose => ({ at: [side * 0.2, 0.9, 0.5], pole: [side, -0.5, -0.4] });
const BOWED: Pose = {
  ...TALL,
  ...feet(0.12, 4),
  at: [0, 0.87, -0.18],
  tilt: 50,
  bend: 0,
  head: [-14],
  ...both(rail(1)),
};
/** The right hand off the counter, elbow back. */
const DRAWN: Pose = {
  ...BOWED,
  at: [0, 0.87, -0.2],
  tilt: 52,
  twist: 2,
  armR: { swing: 34, out: 14, fold: 62, palm: 40, tip: 0, curl: 0.2 },
};
const UNDER: Pose = {
  ...BOWED,
  at: [0, 0.85, -0.2],
  tilt: 60,
  bend: 10,
  twist: 47,
  head: [-2, 0, 24],
  armR: { to: [0.5, 0.9, 0.15], pole: 'down', palm: 60, tip: 0, curl: 0.1, shoulder: [0, 18] },
};
/** The right hand just over its spot. */
const OFF_RAIL: Pose = { ...BOWED, armR: { ...rail(-1), at: [-0.2, 0.96, 0.42] } };

export const threadNeedleClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 5,
    props: [{ kind: 'counter', at: [0, 0.68], turn: 180 }],
    keys: [
      key(0, BOWED),
      key(0.07, OFF_RAIL),
      key(0.2, DRAWN),
      key(0.42, UNDER),
      key(0.6, UNDER),
      key(0.82, DRAWN),
      key(0.94, OFF_RAIL),
    ],
  },
  harder: {
    ...standard,
    seconds: 8,
    view: { yaw: -60, pitch: 18 },
    also: { yaw: 66, pitch: 20 },
    still: [0.34, 0.74],
    keys: [
      key(0, START),
      key(0.1, READY),
      key(0.3, THREADED),
      key(0.42, THREADED),
      key(0.54, RISING),
      key(0.7, SKY),
      key(0.86, SKY),
    ],
  },
};
