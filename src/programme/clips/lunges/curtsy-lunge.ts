import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, HANDS_TOGETHER, key, TALL } from '../postures.ts';

const STEP = 0.06;
const UP: Pose = { ...TALL, ...HANDS_TOGETHER, legL: foot(0.1, 0, 6), legR: { ...foot(-0.1), step: STEP } };
/** The right foot behind and across, hips to the front, both knees bent. */
const DOWN: Pose = {
  ...UP,
  at: [0.06, 0.58, -0.24],
  tilt: 14,
  head: [-10],
  legL: foot(0.1, 0, 6),
  legR: { at: [0.36, -0.62], facing: 14, heel: 60, step: STEP, pole: [-0.3, -0.3, 1] },
};
const TAP: Pose = {
  ...DOWN,
  at: [0.05, 0.83, -0.08],
  tilt: 5,
  head: [-4],
  legR: { at: [0.26, -0.42], facing: 12, heel: 44, step: STEP },
};
const PULSE: Pose = {
  ...DOWN,
  at: [0.06, 0.68, -0.19],
  legR: { at: [0.36, -0.62], facing: 14, heel: 54, step: STEP, pole: [-0.3, -0.3, 1] },
};

/** Curtsy lunge: back and across. */
const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 44, pitch: 12 },
  also: { yaw: 0, pitch: 12 },
  still: [0, 0.5],
  sided: true,
  keys: [key(0, UP), key(0.47, DOWN), key(0.54, DOWN), key(0.92, UP)],
};

export const curtsyLungeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.6,
    keys: [key(0, UP), key(0.42, TAP), key(0.5, TAP), key(0.9, UP)],
  },
  harder: {
    ...standard,
    seconds: 4.2,
    keys: [key(0, UP), key(0.34, DOWN), key(0.46, PULSE), key(0.58, DOWN), key(0.92, UP)],
  },
};
