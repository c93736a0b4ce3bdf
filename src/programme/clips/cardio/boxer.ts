import { CHAIR, SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { GUARD, punch } from './cardio-postures.ts';

/** Left foot in front, right heel up, knees soft. */
const STANCE: Pose = {
  at: [0, 0.83, -0.02],
  turn: -18,
  tilt: 6,
  twist: 8,
  head: [0, 0, 10],
  ...GUARD,
  legL: { at: [0.11, 0.2], facing: -6 },
  legR: { at: [-0.13, -0.24], facing: -30, heel: 18 },
};
const LEFT: Pose = { ...STANCE, at: [0, 0.825, 0.01], turn: -24, twist: -12, head: [0, 0, 34], armL: punch(1, 0.6) };
/** The back heel turns out and the hips come along. */
const RIGHT: Pose = {
  ...STANCE,
  at: [0.01, 0.825, 0.03],
  turn: 8,
  twist: 24,
  head: [0, 0, -30],
  armR: punch(-1, 0.6),
  legR: { at: [-0.13, -0.24], facing: -21, heel: 29 },
};
const standard: Clip = {
  seconds: 1.8,
  view: { yaw: 48, pitch: 8 },
  still: [0, 0.2],
  fists: true,
  keys: [key(0, STANCE), key(0.18, LEFT), key(0.24, LEFT), key(0.46, STANCE), key(0.66, RIGHT), key(0.72, RIGHT)],
};

const ON_CHAIR: Pose = { ...SEATED, ...GUARD };
const SEATED_LEFT: Pose = { ...ON_CHAIR, twist: -22, head: [0, 0, 20], armL: punch(1, 0.6) };
const SEATED_RIGHT: Pose = { ...ON_CHAIR, twist: 22, head: [0, 0, -20], armR: punch(-1, 0.6) };

const DIP: Pose = { ...STANCE, at: [0, 0.67, -0.12], tilt: 22, head: [-14, 0, 10] };

/** Boxer punches: from the ribs, one arm and then the other. */
export const boxerClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.2,
    props: CHAIR,
    keys: [
      key(0, ON_CHAIR),
      key(0.2, SEATED_LEFT),
      key(0.27, SEATED_LEFT),
      key(0.5, ON_CHAIR),
      key(0.7, SEATED_RIGHT),
      key(0.77, SEATED_RIGHT),
    ],
  },
  harder: {
    ...standard,
    seconds: 2.6,
    still: [0, 0.76],
    keys: [
      key(0, STANCE),
      key(0.13, LEFT),
      key(0.17, LEFT),
      key(0.3, STANCE),
      key(0.43, RIGHT),
      key(0.47, RIGHT),
      key(0.6, STANCE),
      key(0.78, DIP),
    ],
  },
};
