import type { Clip, MoveClips } from '../clip.ts';
import { bothSides, flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { both, foot, key, TALL } from '../postures.ts';

/** On the left leg, the right foot swept behind it. */
const LEFT: Pose = {
  at: [0.29, 0.72, -0.12],
  tilt: 30,
  lean: -4,
  bend: 4,
  twist: 16,
  head: [-20, 0, -8],
  armL: { swing: -38, out: 22, fold: 30 },
  armR: { swing: 44, out: -18, fold: 26 },
  legL: foot(0.34, 0, 6),
  legR: { at: [0.45, -0.46], facing: 16, heel: 52, pole: 'ahead', step: 0.12 },
};
/** Both feet wide on the way from left to right. */
const WIDE: Pose = {
  ...TALL,
  at: [0, 0.78, -0.06],
  tilt: 14,
  head: [-8],
  ...both({ swing: 4, out: 26, fold: 34 }),
  legL: { ...foot(0.34, 0, 6), step: 0.12 },
  legR: foot(-0.34, 0, -6),
};
const standard: Clip = {
  seconds: 2.6,
  view: { yaw: 10, pitch: 10 },
  still: [0.25, 0.5],
  keys: bothSides(key(0, LEFT), key(0.07, LEFT), key(0.26, WIDE)),
};

/** Upright on the left leg, the right toes tap beside it. */
const TAP: Pose = {
  ...TALL,
  at: [0.26, 0.9, 0],
  armL: { swing: -14, out: 34, fold: 50 },
  armR: { swing: 40, out: -6, fold: 56 },
  legL: foot(0.31, 0, 6),
  legR: { at: [0.13, 0.02], facing: -4, heel: 30, step: 0.08 },
};
const STEP: Pose = {
  ...TALL,
  at: [0, 0.86, 0],
  ...both({ swing: 6, out: 24, fold: 40 }),
  legL: { ...foot(0.31, 0, 6), step: 0.08 },
  legR: foot(-0.31, 0, -6),
};

/** Landed softly on the left leg, the right foot free behind. */
const LANDED: Pose = {
  ...LEFT,
  at: [0.36, 0.7, -0.12],
  lean: -6,
  legL: { ...foot(0.42, 0, 4), step: 0.06 },
  legR: { swing: -2, out: -24, fold: 62, tip: -30 },
};
const TOUCH: Pose = { ...LANDED, at: [0.34, 0.76, -0.08], tilt: 24, head: [-16, 0, -6] };
/** Pushing off to her right. */
const PUSH: Pose = {
  ...WIDE,
  at: [0.2, 0.8, -0.06],
  lean: 8,
  tilt: 16,
  legL: { at: [0.42, 0], facing: 4, heel: 42, step: 0.06 },
  legR: { swing: 22, out: 14, fold: 40, tip: -10 },
};
const AIR: Pose = {
  ...WIDE,
  at: [0, 0.93, -0.03],
  lean: 4,
  legL: { swing: 0, out: 30, fold: 30, tip: -26 },
  legR: { swing: 34, out: 24, fold: 64, tip: -10 },
};

/** Skater step: step wide, sweep the other leg behind. */
export const skaterClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.4,
    keys: bothSides(key(0, TAP), key(0.06, TAP), key(0.26, STEP)),
  },
  harder: {
    ...standard,
    seconds: 2.6,
    still: [0.335, 0.55],
    keys: [
      ...[LANDED, PUSH, AIR].map((pose, i) => key([0.05, 0.19, 0.335][i] ?? 0, pose)),
      key(0.47, flipped(TOUCH)),
      ...[LANDED, PUSH, AIR].map((pose, i) => key([0.55, 0.69, 0.835][i] ?? 0, flipped(pose))),
      key(0.97, TOUCH),
    ],
  },
};
