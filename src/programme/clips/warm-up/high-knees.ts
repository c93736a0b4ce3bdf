import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { key, TALL } from '../postures.ts';
import { marchClips } from './march.ts';
import { marching } from './warm-up-postures.ts';

const standard: Clip = {
  seconds: 1.04,
  view: { yaw: 46, pitch: 7 },
  still: [0.25, 0.5],
  fists: true,
  keys: marching({ thigh: 90, knee: 92, ahead: 44, back: -36, elbow: 92 }),
};

const arm = (swing: number): ArmPose => ({ swing, out: 8, spin: -10, fold: 94, curl: 0.6 });
/** On the right ball of the foot, left knee up. */
const LANDED: Pose = {
  ...TALL,
  at: [-0.07, 0.915, 0.13],
  tilt: 6,
  twist: 5,
  armL: arm(-38),
  armR: arm(36),
  legL: { swing: 84, fold: 100, tip: -16 },
  legR: { at: [-0.07, 0], facing: -4, heel: 28 },
};
/** Both feet off the floor. */
const AIR: Pose = {
  ...TALL,
  at: [0, 0.985, 0.1],
  tilt: 5,
  armL: arm(0),
  armR: arm(0),
  legL: { swing: 40, fold: 66, tip: -24 },
  legR: { at: [-0.07, 0.06, 0], facing: -4, heel: 29 },
};

export const highKneesClips: MoveClips = {
  standard,
  easier: {
    ...marchClips.standard,
    seconds: 1.9,
    keys: marching({ thigh: 48, knee: 62, ahead: 24, back: -18, elbow: 44 }),
  },
  harder: {
    ...standard,
    seconds: 0.76,
    still: [0, 0.5],
    keys: [key(0, LANDED), key(0.25, flipped(AIR)), key(0.5, flipped(LANDED)), key(0.75, AIR)],
  },
};
