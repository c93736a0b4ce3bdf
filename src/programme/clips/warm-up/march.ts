import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import { foot, key, TALL } from '../postures.ts';
import { marching } from './warm-up-postures.ts';

const standard: Clip = {
  seconds: 1.4,
  view: { yaw: 46, pitch: 7 },
  still: [0.25, 0.5],
  keys: marching({ thigh: 62, knee: 78, ahead: 34, back: -26, elbow: 56 }),
};

/** The left heel up, the ball of the foot on its spot. */
const LIFT = {
  ...TALL,
  at: [-0.025, 0.9, 0.005],
  armL: { swing: -12, out: 9, spin: -12, fold: 26 },
  armR: { swing: 24, out: 8, spin: -12, fold: 34 },
  legL: { at: [0.085, 0], facing: 5, heel: 60 },
  legR: foot(-0.085, 0, -5),
} as const;
const FLAT = { ...LIFT, at: [0, 0.9, 0], armR: LIFT.armL, legL: foot(0.085, 0, 5) } as const;

export const march: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 1.8,
    view: { yaw: 58, pitch: 7 },
    still: [0.25, 0],
    keys: [key(0, LIFT), key(0.25, FLAT), key(0.5, flipped(LIFT)), key(0.75, FLAT)],
  },
  harder: {
    ...standard,
    seconds: 1.1,
    keys: marching({ thigh: 90, knee: 92, ahead: 50, back: -38, elbow: 80 }),
    fists: true,
  },
};
