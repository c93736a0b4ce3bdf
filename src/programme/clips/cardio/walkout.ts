import type { Clip, MoveClips } from '../clip.ts';
import { folded, palm, plank, shoulders } from '../plank-postures.ts';
import type { Key, Pose } from '../pose.ts';
import { both, bothLegs, key, TALL } from '../postures.ts';

const UP: Pose = { ...TALL, ...bothLegs({ at: [0.1, 0], facing: 0 }) };
const RISE = 19;
/** Hands on the floor at `left` and `right`; shoulders at (height, z), the trunk rounded. Hands lift where they go on. */
const walking = (left: number, right: number, shoulder: readonly [number, number], bend: number, leg = 0.8): Pose => ({
  ...folded(0, shoulder, bend, leg),
  head: [-8 - 0.1 * (60 - bend)],
  armL: palm(1, left, 0.17, 0, 0.05),
  armR: palm(-1, right, 0.17, 0, 0.05),
});
const FOLD = walking(0.31, 0.31, [0.53, 0.14], 70, 0.8);
const PLANK = {
  ...plank(0, RISE),
  ...both(palm(1, shoulders(0, RISE)[1], 0.17, 0, 0.05)),
};
const LOW: Pose = {
  ...PLANK,
  ...plank(0, 9.5),
  legL: PLANK.legL,
  legR: PLANK.legR,
  at: [0, 0.28, 0.97],
  head: [-18],
};
const WAY: readonly Pose[] = [
  FOLD,
  walking(0.52, 0.31, [0.495, 0.27], 64, 0.78),
  walking(0.52, 0.74, [0.495, 0.48], 42, 0.79),
  walking(0.95, 0.73, [0.51, 0.72], 22, 0.812),
  walking(0.95, 1.16, [0.53, 0.985], 10, 0.815),
];
const walk = (from: number, to: number, poses: readonly Pose[]): Key[] =>
  poses.map((pose, i) => key(from + ((to - from) * i) / (poses.length - 1), pose));
const HALF: Pose = {
  ...UP,
  at: [0, 0.85, -0.14],
  tilt: 56,
  bend: 44,
  head: [4],
  ...both({ swing: 72, out: 6, fold: 10 }),
};
const standard: Clip = {
  seconds: 8,
  view: { yaw: 62, pitch: 11 },
  props: [{ kind: 'mat', at: [0, 0.62] }],
  still: [0, 0.5],
  keys: [
    key(0, UP),
    key(0.03, UP),
    key(0.1, HALF),
    ...walk(0.19, 0.46, [...WAY, PLANK]),
    ...walk(0.54, 0.81, [PLANK, ...WAY.toReversed()]),
    key(0.9, HALF),
    key(0.98, UP),
  ],
};

/* At the counter: its near edge is 0.75 in front of the feet. */

const TOP = 0.9;
const counter = (left: number, right: number, pose: Pose): Pose => ({
  ...pose,
  head: [-12],
  armL: palm(1, left, 0.18, TOP, 0.04),
  armR: palm(-1, right, 0.18, TOP, 0.04),
});
const EDGE = counter(0.82, 0.82, { ...folded(0, [1.27, 0.36], 4, 0.81) });
const LEAN = counter(1.13, 1.13, { ...plank(0, 60), head: [-8] });

/** Walkout: fold, walk the hands out, walk back, stand. */
export const walkoutClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 6,
    view: { yaw: 86, pitch: 11 },
    props: [{ kind: 'counter', at: [0, 1.05], turn: 180 }],
    keys: [
      key(0, UP),
      key(0.05, UP),
      key(0.17, EDGE),
      key(0.27, counter(0.98, 0.82, folded(0, [1.24, 0.48], 3, 0.814))),
      key(0.37, counter(0.98, 1.13, folded(0, [1.21, 0.62], 1, 0.814))),
      key(0.46, LEAN),
      key(0.54, LEAN),
      key(0.63, counter(0.98, 1.13, folded(0, [1.21, 0.62], 1, 0.814))),
      key(0.73, counter(0.98, 0.82, folded(0, [1.24, 0.48], 3, 0.814))),
      key(0.83, EDGE),
      key(0.95, UP),
    ],
  },
  harder: {
    ...standard,
    seconds: 9.6,
    keys: [
      key(0, UP),
      key(0.03, UP),
      key(0.09, HALF),
      ...walk(0.16, 0.38, [...WAY, PLANK]),
      key(0.41, PLANK),
      key(0.5, LOW),
      key(0.52, LOW),
      key(0.59, PLANK),
      ...walk(0.62, 0.84, [PLANK, ...WAY.toReversed()]),
      key(0.91, HALF),
      key(0.98, UP),
    ],
  },
};
