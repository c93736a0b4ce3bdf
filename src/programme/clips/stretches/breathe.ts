import { CHAIR, SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';
import { BACK, BREATH, MAT } from './stretches-postures.ts';

/** An arm on the mat, so far up from the hips. */
const opened = (z: number): ArmPose => ({
  at: [0.63, z],
  facing: 90,
  over: 180,
  pole: [0, 0.4, 1],
  curl: 0.25,
});
const LYING: Pose = {
  rest: BACK,
  at: [0, 0, -0.36],
  tilt: -91,
  bend: 1,
  head: [10],
  ...both(opened(-0.32)),
  slides: true,
  ...bothLegs({ at: [0.13, 0.44], facing: 5 }),
};
/** Ribs wide on the in-breath; on the out-breath the lower back meets the mat. */
const FULL: Partial<Pose> = { tilt: -89, bend: -4, head: [13] };
const EMPTY: Partial<Pose> = { tilt: -95, bend: 5, head: [9] };
const breath = (change: Partial<Pose>, full = change) => [
  key(0, LYING, { ...EMPTY, ...change }),
  key(0.4, LYING, { ...FULL, ...full }),
  key(0.92, LYING, { ...EMPTY, ...change }),
];

const standard: Clip = {
  seconds: BREATH,
  view: { yaw: 118, pitch: 30 },
  props: MAT,
  still: [0, 0.4],
  hold: true,
  keys: breath({}, both(opened(-0.54))),
};

const onRibs = (wide: number): ArmPose => ({
  to: [0.1 + wide, 0.0, 0.115 + wide * 0.4],
  of: 'chest',
  pole: [1, -0.5, -0.5],
  palm: 10,
  tip: 20,
  curl: 0.12,
});
const hands = (wide: number): Partial<Pose> => both(onRibs(wide));
const BACKED: Pose = {
  ...SEATED,
  at: [0, 0.55, -0.04],
  tilt: -8,
  bend: 3,
  head: [3],
  ...bothLegs({ at: [0.11, 0.36], facing: 6 }),
};
const overhead = (side: 1 | -1): ArmPose => ({
  at: [side * 0.24, -0.9],
  facing: 180 - side * 8,
  over: 180,
  pole: [side, 0.1, 0],
  curl: 0.25,
  shoulder: [16, 0],
});

export const breatheClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 30, pitch: 8 },
    props: CHAIR,
    keys: [
      key(0, BACKED, hands(0)),
      key(0.4, BACKED, { ...hands(0.025), bend: -3, head: [4] }),
      key(0.92, BACKED, hands(0)),
    ],
  },
  harder: {
    ...standard,
    keys: breath({ armL: overhead(1), armR: overhead(-1) }),
  },
};
