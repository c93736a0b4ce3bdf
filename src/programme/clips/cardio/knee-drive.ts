import type { Clip, MoveClips } from '../clip.ts';
import { bothSides, flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { both, foot, key, TALL } from '../postures.ts';
import { over } from './cardio-postures.ts';

const REACHING = { swing: 158, out: 8, fold: 8, palm: 20, tip: 0, curl: 0.15 } as const;
const PULLED = { swing: -8, out: 4, fold: 104, curl: 0.8, palm: 10 } as const;
const HALF = { swing: 70, out: 14, fold: 70, curl: 0.4 } as const;
/** Right foot back on its ball, both arms up. */
const BACK: Pose = {
  ...TALL,
  at: [0.05, 0.84, -0.005],
  tilt: 13,
  head: [-8],
  ...both(REACHING),
  legL: foot(0.09, 0, 4),
  legR: { at: [-0.1, -0.52], facing: 0, heel: 40 },
};
const DRIVE: Pose = {
  ...BACK,
  at: [0.055, 0.9, 0],
  tilt: 0,
  bend: 6,
  head: [-2],
  ...both(PULLED),
  legR: { swing: 98, out: -4, fold: 104, tip: 6 },
};
/** The right foot leaves the floor behind. */
const PASS: Pose = {
  ...BACK,
  at: [0.05, 0.885, 0],
  tilt: 6,
  armL: { ...HALF, swing: 110 },
  armR: { ...HALF, swing: 110 },
  legR: { swing: 4, fold: 76, tip: -20 },
};
/** The right foot is down again; the left one leaves next. */
const TOGETHER: Pose = {
  ...BACK,
  at: [0.04, 0.9, 0],
  tilt: 3,
  head: [0],
  ...both(HALF),
  legL: { ...foot(0.09, 0, 4), step: 0.1 },
  legR: foot(-0.09, 0, -4),
};
const standard: Clip = {
  seconds: 3,
  view: { yaw: 54, pitch: 8 },
  still: [0, 0.22],
  keys: [0, 0.5].flatMap((half) =>
    [BACK, PASS, DRIVE, DRIVE, over(TOGETHER, 'legR', { at: [0.05, 0.9, 0] }), TOGETHER].map((pose, i) =>
      key(half + ([0, 0.1, 0.2, 0.25, 0.35, 0.39][i] ?? 0), half ? flipped(pose) : pose),
    ),
  ),
};

const HOLDING = { at: [-0.45, 0.865, 0.03], facing: 0, pole: 'back out', palm: 60, curl: 0.3 } as const;
const FREE = { swing: 4, out: 12, fold: 20 } as const;
const marching = (lifted: Partial<Pose>): Pose => ({
  ...TALL,
  armL: FREE,
  armR: HOLDING,
  legL: foot(0.1),
  legR: foot(-0.1),
  ...lifted,
});
const MARCH_L = marching({ at: [-0.06, 0.9, 0], tilt: 0, legL: { swing: 82, out: -3, fold: 88, tip: 4 } });
const MARCH_R = marching({ at: [0.06, 0.9, 0], tilt: 0, legR: { swing: 82, out: -3, fold: 88, tip: 4 } });

const MARCH_LIGHT = [
  over(marching({}), 'legL', { at: [-0.05, 0.9, 0] }),
  over(marching({}), 'legR', { at: [0.05, 0.9, 0] }),
] as const;

/** Running on the spot: one knee high, the other foot on its ball. */
const HIGH: Pose = {
  ...TALL,
  at: [0.05, 0.93, 0],
  tilt: 4,
  bend: 4,
  armL: { swing: 48, out: 4, fold: 92, curl: 0.8 },
  armR: { swing: -40, out: 10, fold: 92, curl: 0.8 },
  legL: { at: [0.09, 0], facing: 2, heel: 22 },
  legR: { swing: 94, out: -4, fold: 100, tip: 2 },
};
/** Both feet off the floor as the legs change. */
const AIR: Pose = {
  ...HIGH,
  at: [0, 0.985, 0],
  ...both({ swing: 4, out: 8, fold: 92, curl: 0.8 }),
  legL: { swing: 30, fold: 52, tip: -26 },
  legR: { swing: 30, fold: 40, tip: -26 },
};

/** Knee drive: one knee up, then the other, tall. */
export const kneeDriveClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3.4,
    still: [0, 0.26],
    props: [{ kind: 'chair', at: [-0.65, 0.02], turn: -90 }],
    view: { yaw: 34, pitch: 10 },
    keys: [0, 0.5].flatMap((half) =>
      [
        marching({}),
        MARCH_LIGHT[half ? 1 : 0],
        half ? MARCH_R : MARCH_L,
        half ? MARCH_R : MARCH_L,
        MARCH_LIGHT[half ? 1 : 0],
      ].map((pose, i) => key(half + ([0, 0.06, 0.22, 0.29, 0.43][i] ?? 0), pose)),
    ),
  },
  harder: {
    ...standard,
    seconds: 1,
    still: [0, 0.5],
    keys: bothSides(key(0, HIGH), key(0.25, AIR)),
  },
};
