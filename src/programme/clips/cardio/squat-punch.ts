import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { feet, key, TALL } from '../postures.ts';
import { GUARD, punch } from './cardio-postures.ts';

const UP: Pose = { ...TALL, ...feet(0.19, 14), ...GUARD };
const DOWN: Pose = { ...UP, at: [0, 0.53, -0.24], tilt: 36, bend: 2, head: [-28] };
const LEFT: Pose = { ...UP, turn: -6, twist: -26, head: [0, 0, 28], armL: punch(1) };
const RIGHT: Pose = { ...UP, turn: 6, twist: 26, head: [0, 0, -28], armR: punch(-1) };
const standard: Clip = {
  seconds: 4,
  view: { yaw: 46, pitch: 8 },
  still: [0, 0.45],
  fists: true,
  keys: [
    key(0, DOWN),
    key(0.06, DOWN),
    key(0.3, UP),
    key(0.43, LEFT),
    key(0.47, LEFT),
    key(0.62, RIGHT),
    key(0.66, RIGHT),
    key(0.8, UP),
  ],
};

const LOWER: Pose = { ...DOWN, at: [0, 0.455, -0.262], tilt: 37, head: [-30] };

/** Squat and punch: squat, stand, punch twice. */
export const squatPunchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2,
    still: [0, 0.22],
    keys: [key(0, UP), key(0.2, LEFT), key(0.27, LEFT), key(0.5, UP), key(0.7, RIGHT), key(0.77, RIGHT)],
  },
  harder: {
    ...standard,
    seconds: 6,
    still: [0, 0.38],
    keys: [
      key(0, LOWER),
      key(0.06, LOWER),
      key(0.26, UP),
      key(0.36, LEFT),
      key(0.39, LEFT),
      key(0.5, RIGHT),
      key(0.53, RIGHT),
      key(0.64, LEFT),
      key(0.67, LEFT),
      key(0.78, RIGHT),
      key(0.81, RIGHT),
      key(0.9, UP),
    ],
  },
};
