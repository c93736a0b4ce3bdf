import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { Key, Pose } from '../pose.ts';
import { feet, key, ON_HIPS, TALL } from '../postures.ts';

const UP: Pose = { ...TALL, ...feet(0.11), ...ON_HIPS };
/** Hips back, spine long, knees soft. */
const BENT: Pose = { ...UP, at: [0, 0.8, -0.24], tilt: 66, bend: 2, head: [-22] };
/** On the right leg, the left knee at hip height. */
const KNEE: Pose = { ...UP, at: [-0.07, 0.9, 0], tilt: -1, lean: 1, legL: { swing: 92, fold: 94, tip: 6 } };
const LIFT: Pose = { ...KNEE, legL: { at: [0.1, 0.05, -0.02], facing: 8, heel: 30 } };
const SHIFTED: Pose = { ...UP, at: [-0.055, 0.9, 0] };
/** Up, a knee for `pause` of the loop, and down again; then the other knee. */
const side = (from: number, up: number, lift: number, pause: number, turned: (pose: Pose) => Pose): Key[] => [
  key(from, BENT),
  key(from + up, turned(SHIFTED)),
  key(from + up + lift * 0.3, turned(LIFT)),
  key(from + up + lift, turned(KNEE)),
  key(from + up + lift + pause, turned(KNEE)),
  key(from + up + 1.7 * lift + pause, turned(LIFT)),
  key(from + up + 2 * lift + pause, turned(SHIFTED)),
];
const keys = (up: number, lift: number, pause: number): Key[] => [
  ...side(0, up, lift, pause, (pose) => pose),
  ...side(0.5, up, lift, pause, flipped),
];

/** Good morning to knee lift, one leg after the other. */
const standard: Clip = {
  seconds: 6.6,
  view: { yaw: 56, pitch: 9 },
  still: [0, 0.25],
  keys: keys(0.15, 0.07, 0.05),
};

export const goodMorningKneeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3.6,
    still: [0.5, 0],
    keys: [key(0, BENT), key(0.06, BENT), key(0.48, UP), key(0.56, UP)],
  },
  harder: {
    ...standard,
    seconds: 11.6,
    keys: keys(0.1, 0.065, 0.17),
  },
};
