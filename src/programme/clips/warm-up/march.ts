import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, TALL } from '../postures.ts';
import { marching, ON_WALL_BESIDE, WALL_BESIDE } from './warm-up-postures.ts';

const standard: Clip = {
  seconds: 1.4,
  view: { yaw: 46, pitch: 7 },
  still: [0.25, 0.5],
  keys: marching({ thigh: 62, knee: 78, ahead: 34, back: -26, elbow: 56 }),
};

/** Both feet flat, one hand on the wall. */
const FLAT: Pose = { ...TALL, armR: ON_WALL_BESIDE, legL: foot(0.085, 0, 5), legR: foot(-0.085, 0, -5) };
/** The left heel up, or the right one, the ball of the foot on its spot. */
const LIFT: Partial<Pose> = { at: [-0.025, 0.9, 0.005], legL: { at: [0.085, 0], facing: 5, heel: 60 } };
const LIFT_R: Partial<Pose> = { at: [0.025, 0.9, 0.005], legR: { at: [-0.085, 0], facing: -5, heel: 60 } };

export const marchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 1.8,
    props: WALL_BESIDE,
    view: { yaw: 58, pitch: 7 },
    still: [0.25, 0],
    keys: [key(0, FLAT, LIFT), key(0.25, FLAT), key(0.5, FLAT, LIFT_R), key(0.75, FLAT)],
  },
  harder: {
    ...standard,
    seconds: 1.1,
    keys: marching({ thigh: 90, knee: 92, ahead: 50, back: -38, elbow: 80 }),
    fists: true,
  },
};
