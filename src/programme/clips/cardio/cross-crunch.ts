import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { Key, Pose } from '../pose.ts';
import { both, feet, key, ON_HIPS, TALL as STANDING } from '../postures.ts';
import { over } from './cardio-postures.ts';

const EAR = { of: 'head', tip: 12, palm: 50, curl: 0.3 } as const;
const TALL: Pose = {
  ...STANDING,
  ...feet(0.1),
  armL: { to: [0.174, 0.12, -0.03], pole: 'out', shoulder: [12, 0], ...EAR },
  armR: { to: [-0.174, 0.12, -0.03], pole: 'out', shoulder: [12, 0], ...EAR },
};
/** Left knee up, right elbow to it: the ribs turn, the hips stay to the front. */
const CRUNCH: Pose = {
  ...TALL,
  at: [-0.08, 0.9, -0.02],
  tilt: -4,
  lean: 2,
  bend: 20,
  low: 0.3,
  side: -8,
  twist: 38,
  head: [-4, 0, -8],
  armL: { to: [0.165, 0.12, -0.04], pole: [1, 0, -0.6], shoulder: [10, -8], ...EAR },
  armR: { to: [-0.15, 0.07, 0.03], pole: [0.3, -1, 0.5], shoulder: [0, 18], ...EAR },
  legL: { swing: 128, out: -14, fold: 118, tip: 8 },
};
/** The left foot goes straight up, and comes straight down. */
const light = (pose: Pose): Pose => over(pose, 'legL', { at: [-0.06, 0.9, 0] });
/** One knee and then the other, from `tall`; `up` and `down` as shares of the loop. */
const knees = (tall: Pose, top: Pose, up: number, down: number): Key[] =>
  [0, 0.5].flatMap((half) =>
    [tall, light(tall), top, top, light(tall)].map((pose, i) =>
      key(half + ([0, 0.05, up, down, 0.43][i] ?? 0), half ? flipped(pose) : pose),
    ),
  );
const standard: Clip = {
  seconds: 2.8,
  view: { yaw: 4, pitch: 7 },
  still: [0, 0.25],
  keys: knees(TALL, CRUNCH, 0.23, 0.28),
};

const HANDS_ON_HIPS: Pose = { ...TALL, ...ON_HIPS };
const LIFT: Pose = {
  ...HANDS_ON_HIPS,
  at: [-0.065, 0.9, 0],
  tilt: -2,
  lean: 1,
  legL: { swing: 90, out: -4, fold: 96, tip: 4 },
};
/** Both arms long overhead between the crunches. */
const REACHING: Pose = {
  ...TALL,
  ...both({ swing: 172, out: 8, fold: 4, palm: 0, tip: 0, curl: 0.1 }),
  head: [-10],
};

/** Standing cross crunch: knee up, opposite elbow down. */
export const crossCrunchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 30, pitch: 7 },
    keys: knees(HANDS_ON_HIPS, LIFT, 0.22, 0.29),
  },
  harder: {
    ...standard,
    seconds: 2.4,
    keys: knees(REACHING, CRUNCH, 0.24, 0.28),
  },
};
