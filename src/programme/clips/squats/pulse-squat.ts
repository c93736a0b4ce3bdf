import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, HANDS_TOGETHER, HANG, key, SQUAT_DOWN, SQUAT_UP } from '../postures.ts';
import { OVER_TOES, onToes, RISEN, SQUAT_SOFT } from './squats-postures.ts';

const UP: Pose = { ...SQUAT_UP, ...HANG };
const DOWN: Pose = { ...SQUAT_DOWN, at: [0, 0.5, -0.235], tilt: 34, head: [-26], ...HANDS_TOGETHER };
const PULSE: Pose = { ...DOWN, at: [0, 0.59, -0.21], tilt: 30 };

/** Pulse squat: two small pulses at the bottom. */
const standard: Clip = {
  seconds: 4,
  view: { yaw: 52, pitch: 8 },
  still: [0, 0.34],
  keys: [
    key(0, UP),
    key(0.28, DOWN),
    key(0.38, PULSE),
    key(0.48, DOWN),
    key(0.58, PULSE),
    key(0.68, DOWN),
    key(0.94, UP),
  ],
};
const wide = onToes(0.17, 38, 14);
const SOFT: Pose = { ...SQUAT_SOFT, ...both({ ...HANG.armL, to: [0.255, -0.335, 0.07] } as ArmPose) };
const RISE: Pose = { ...UP, at: [0, RISEN, OVER_TOES], ...wide };

export const pulseSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3.8,
    still: [0, 0.46],
    keys: [key(0, UP), key(0.44, DOWN), key(0.5, DOWN), key(0.9, UP)],
  },
  harder: {
    ...standard,
    seconds: 5.2,
    still: [0, 0.34],
    keys: [
      key(0, SOFT),
      key(0.18, DOWN),
      key(0.26, PULSE),
      key(0.34, DOWN),
      key(0.42, PULSE),
      key(0.5, DOWN),
      key(0.58, PULSE),
      key(0.66, DOWN),
      key(0.79, SOFT),
      key(0.9, RISE),
      key(0.94, RISE),
    ],
  },
};
