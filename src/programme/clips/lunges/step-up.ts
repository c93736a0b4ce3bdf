import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { foot, key, TALL } from '../postures.ts';

const H = 0.18;
const Z = 0.36;
const DOWN: Pose = { ...TALL, legL: foot(0.1), legR: foot(-0.1) };
const OVER_L = { at: [0.1, 0.26, 0.08], facing: 6, heel: 4 } as const;
const OVER_R = { at: [-0.1, 0.26, 0.08], facing: -6, heel: 4 } as const;
const ON_L = { at: [0.1, H, Z], facing: 6 } as const;
const ON_R = { at: [-0.1, H, Z], facing: -6 } as const;
const ARMS_BACK = { armL: { swing: -20, out: 9, fold: 40 }, armR: { swing: 26, out: 6, fold: 60 } } as const;
const ARMS_FWD = { armR: { swing: -20, out: 9, fold: 40 }, armL: { swing: 26, out: 6, fold: 60 } } as const;
const RAISE: Pose = { ...DOWN, at: [-0.05, 0.89, 0], tilt: 4, legL: OVER_L, ...ARMS_BACK };
const PLACED: Pose = { ...DOWN, at: [0, 0.88, 0.08], tilt: 8, head: [-4], legL: ON_L, ...ARMS_BACK };
/** Weight over the front foot, the back heel leaves the floor. */
const LEAN: Pose = {
  ...DOWN,
  at: [0.06, 0.9, 0.27],
  tilt: 24,
  head: [-14],
  legL: ON_L,
  legR: { ...foot(-0.1), heel: 34 },
};
const PASS: Pose = {
  ...DOWN,
  at: [0.07, 1.02, 0.33],
  tilt: 8,
  head: [-4],
  legL: ON_L,
  legR: { ...OVER_R, heel: 24 },
  ...ARMS_FWD,
};
const TOP: Pose = { ...DOWN, at: [0, 1.08, Z], legL: ON_L, legR: ON_R };
const LOWER: Pose = { ...LEAN, at: [0.05, 0.89, 0.24], tilt: 20, legR: { ...foot(-0.1), heel: 16 } };

/** Step-up: press through the whole foot, stand tall, step down. */
const standard: Clip = {
  seconds: 4,
  view: { yaw: 60, pitch: 10 },
  props: [{ kind: 'step', at: [0, 0.42] }],
  still: [0.2, 0.52],
  sided: true,
  keys: [
    key(0, DOWN),
    key(0.1, RAISE),
    key(0.18, PLACED),
    key(0.27, LEAN),
    key(0.38, PASS),
    key(0.48, TOP),
    key(0.56, TOP),
    key(0.66, PASS),
    key(0.76, LOWER),
    key(0.83, PLACED),
    key(0.91, RAISE),
  ],
};

/** The ball of the left foot on the edge, the weight stays behind. */
const TAP: Pose = {
  ...DOWN,
  at: [-0.05, 0.89, -0.02],
  tilt: 3,
  legL: { at: [0.1, H, 0.255], facing: 6, heel: 18 },
  ...ARMS_BACK,
};
const NEAR: Pose = { ...RAISE, at: [-0.05, 0.89, -0.01], legL: { at: [0.1, 0.22, 0.08], facing: 6, heel: 16 } };
const KNEE: Pose = {
  ...DOWN,
  at: [0.07, 1.08, Z],
  tilt: 0,
  legL: ON_L,
  legR: { swing: 90, fold: 94, tip: 6 },
  armL: { swing: 40, out: 4, spin: -6, fold: 86 },
  armR: { swing: -28, out: 10, fold: 60 },
};
const FREE: Pose = { ...PASS, legR: { swing: 8, fold: 52, tip: -4 } };

export const stepUpClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3.2,
    still: [0, 0.22],
    sided: false,
    keys: bothSides(key(0, DOWN), key(0.12, NEAR), key(0.2, TAP), key(0.27, TAP), key(0.36, NEAR)),
  },
  harder: {
    ...standard,
    keys: [
      key(0, DOWN),
      key(0.1, RAISE),
      key(0.18, PLACED),
      key(0.27, LEAN),
      key(0.38, FREE),
      key(0.48, KNEE),
      key(0.56, KNEE),
      key(0.66, PASS, ARMS_BACK),
      key(0.76, LOWER),
      key(0.83, PLACED),
      key(0.91, RAISE),
    ],
  },
};
