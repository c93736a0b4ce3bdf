import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, onChairBack, TALL } from '../postures.ts';
import { LUNGE_DOWN } from './lunges-postures.ts';

const UP: Pose = { ...TALL, legL: foot(0.1), legR: foot(-0.1) };
const DOWN = LUNGE_DOWN;
/** The back foot passes under the hips. */
const PASS: Pose = {
  ...DOWN,
  at: [0, 0.8, -0.13],
  tilt: 8,
  armL: { swing: -12, out: 10, fold: 40 },
  armR: { swing: 16, out: 7, fold: 50 },
  legR: { at: [-0.1, 0.085, -0.42], facing: -4, heel: 44 },
};

/** Reverse lunge: a soft step back, up through the front heel. */
const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 58, pitch: 9 },
  still: [0, 0.44],
  sided: true,
  keys: [key(0, UP), key(0.18, PASS), key(0.4, DOWN), key(0.48, DOWN), key(0.72, PASS), key(0.92, UP)],
};

/** Both hands stay on the back of a chair in front. */
const ON_CHAIR = onChairBack(0.25);
const HOME: Pose = { ...UP, ...ON_CHAIR, legR: { ...foot(-0.1), step: 0.05 } };
const TAP: Pose = {
  ...HOME,
  at: [0, 0.855, -0.04],
  tilt: 6,
  head: [-5],
  legR: { at: [-0.1, -0.5], facing: -4, heel: 46, step: 0.05 },
};

/** Standing on the left leg, the right knee at hip height, arms changed over. */
const DRIVE: Pose = {
  ...UP,
  at: [0.06, 0.9, 0],
  tilt: -1,
  armL: { swing: 36, out: 4, spin: -8, fold: 88 },
  armR: { swing: -30, out: 10, fold: 62 },
  legR: { swing: 92, fold: 96, tip: 6 },
};
const THROUGH: Pose = { ...PASS, at: [0.05, 0.82, -0.1], legR: { at: [-0.1, 0.12, -0.4], facing: -4, heel: 30 } };

export const reverseLungeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.8,
    props: [{ kind: 'chair', at: [0, 0.488] }],
    keys: [key(0, HOME), key(0.4, TAP), key(0.5, TAP), key(0.9, HOME)],
  },
  harder: {
    ...standard,
    seconds: 3.6,
    still: [0.44, 0.92],
    keys: [key(0, DRIVE), key(0.2, THROUGH), key(0.42, DOWN), key(0.5, DOWN), key(0.72, THROUGH), key(0.92, DRIVE)],
  },
};
