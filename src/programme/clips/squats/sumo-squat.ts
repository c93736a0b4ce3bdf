import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, CHAIR_BESIDE, feet, foot, HAND_ON_CHAIR, HANDS_TOGETHER, HANG, key, TALL } from '../postures.ts';

/** Hands clear of the wide thighs. */
const WIDER = both({ ...HANG.armL, to: [0.27, -0.325, 0.08] } as ArmPose);
const UP: Pose = { ...TALL, at: [0, 0.836, 0], ...feet(0.4, 36), ...WIDER };
const DOWN: Pose = { ...UP, at: [0, 0.53, -0.14], tilt: 20, head: [-14], ...HANDS_TOGETHER };
const HALF: Pose = { ...DOWN, at: [0, 0.68, -0.1], tilt: 14 };

/** Sumo squat: knees out over the toes, trunk long. */
const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 26, pitch: 9 },
  still: [0, 0.5],
  keys: [key(0, UP), key(0.47, DOWN), key(0.54, DOWN), key(0.92, UP)],
};

const heelL: Pose = { ...DOWN, legL: { ...foot(0.4, 0, 36), heel: 58 } };
const heelR: Pose = { ...DOWN, legR: { ...foot(-0.4, 0, -36), heel: 58 } };

export const sumoSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: CHAIR_BESIDE,
    keys: [
      key(0, UP, HAND_ON_CHAIR),
      key(0.44, HALF, HAND_ON_CHAIR),
      key(0.52, HALF, HAND_ON_CHAIR),
      key(0.92, UP, HAND_ON_CHAIR),
    ],
  },
  harder: {
    ...standard,
    seconds: 5.4,
    view: { yaw: 6, pitch: 7 },
    still: [0, 0.61],
    keys: [
      key(0, UP),
      key(0.22, DOWN),
      key(0.32, heelL),
      key(0.38, heelL),
      key(0.48, DOWN),
      key(0.58, heelR),
      key(0.64, heelR),
      key(0.74, DOWN),
      key(0.94, UP),
    ],
  },
};
