import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { both, bothLegs, foot, key, TALL } from '../postures.ts';

const IN: Pose = { ...TALL, legL: { ...foot(0.075, 0, 6), step: 0.07 }, legR: { ...foot(-0.075, 0, -6), step: 0.07 } };
const UP = { swing: 6, out: 152, fold: 10, palm: 10, tip: 0, curl: 0.1 } as const;
/** Left foot wide, both arms up and out. */
const WIDE: Pose = {
  ...IN,
  at: [0.165, 0.84, -0.01],
  lean: -1,
  ...both(UP),
  legL: { ...foot(0.42, 0, 14), step: 0.07 },
};
const standard: Clip = {
  seconds: 2.2,
  view: { yaw: 20, pitch: 7 },
  still: [0, 0.25],
  keys: bothSides(key(0, IN), key(0.22, WIDE), key(0.28, WIDE)),
};

const SIDE = { swing: 6, out: 88, fold: 8, palm: 80, tip: 0, curl: 0.1 } as const;
/** Weight stays on the right leg; the left toes tap. */
const TAP: Pose = {
  ...IN,
  at: [-0.05, 0.9, 0],
  ...both(SIDE),
  legL: { at: [0.36, 0.02], facing: 14, heel: 26, step: 0.05 },
};

const CLOSED: Pose = {
  ...TALL,
  at: [0, 0.85, -0.03],
  tilt: 8,
  head: [-4],
  legL: foot(0.08, 0, 6),
  legR: foot(-0.08, 0, -6),
};
const HALF_UP = { swing: 8, out: 92, fold: 22, palm: 40, tip: 0, curl: 0.15 } as const;
/** In the air, toes down. */
const AIR: Pose = {
  ...TALL,
  at: [0, 0.965, 0],
  ...both(HALF_UP),
  ...bothLegs({ at: [0.23, 0.06, 0], facing: 8, heel: 38 }),
};
const OPEN: Pose = {
  ...CLOSED,
  at: [0, 0.8, -0.03],
  ...both(UP),
  legL: foot(0.38, 0, 16),
  legR: foot(-0.38, 0, -16),
};

/** Step jack: step wide, arms up, step back in. */
export const stepJackClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: bothSides(key(0, IN), key(0.22, TAP), key(0.28, TAP)),
  },
  harder: {
    ...standard,
    seconds: 1.3,
    still: [0, 0.5],
    keys: [key(0, CLOSED), key(0.25, AIR), key(0.5, OPEN), key(0.75, AIR)],
  },
};
