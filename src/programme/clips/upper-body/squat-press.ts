import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, key, SQUAT_DOWN, SQUAT_HALF, SQUAT_UP } from '../postures.ts';
import { OVERHEAD, RACK } from './press.ts';

const UP: Pose = { ...SQUAT_UP, tilt: 1, bend: 0 };
const DOWN: Pose = { ...SQUAT_DOWN, at: [0, 0.49, -0.215], tilt: 29, bend: 0, head: [-22], ...RACK };
const HALF: Pose = { ...SQUAT_HALF, at: [0, 0.66, -0.175], tilt: 24, bend: 0, head: [-18], ...RACK };
const keys = (low: Pose, rack: Partial<Pose>, over: Partial<Pose>): Key[] => [
  key(0, low, rack),
  key(0.06, low, rack),
  key(0.3, UP, rack),
  key(0.46, UP, over),
  key(0.54, UP, over),
  key(0.7, UP, rack),
];
const OPEN_RACK = both({ ...RACK.armL, curl: 0.2 } as ArmPose);
const OPEN_OVER = both({ ...OVERHEAD.armL, palm: 10, curl: 0.1 } as ArmPose);

/** Squat to press: stand, then press. */
const standard: Clip = {
  seconds: 3.8,
  view: { yaw: 44, pitch: 8 },
  held: { kind: 'bottle', at: 'eachHand' },
  still: [0, 0.5],
  keys: keys(DOWN, RACK, OVERHEAD),
};
const { held: _, ...empty } = standard;

export const squatPressClips: MoveClips = {
  standard,
  easier: { ...empty, keys: keys(HALF, OPEN_RACK, OPEN_OVER) },
  harder: {
    ...standard,
    seconds: 3,
    held: { kind: 'bottle', at: 'eachHand', size: 1.3 },
    keys: [
      key(0, DOWN),
      key(0.06, DOWN),
      key(0.24, UP, RACK),
      key(0.4, UP, OVERHEAD),
      key(0.48, UP, OVERHEAD),
      key(0.66, UP, RACK),
    ],
  },
};
