import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, onChairBack, TALL } from '../postures.ts';

/** Both hands on the back of the chair, on the right leg. */
const HELD = onChairBack(0.26);
const BASE: Pose = { ...TALL, at: [-0.06, 0.9, -0.02], tilt: 4, head: [-2], ...HELD, legR: foot(-0.09, 0, -4) };
const HOME: Pose = { ...BASE, legL: { swing: 2, fold: 12, tip: 6 } };
/** The left leg straight behind, the trunk only a little forwards. */
const KICK: Pose = { ...BASE, tilt: 13, bend: -6, head: [-4], legL: { swing: -26, out: 0, fold: 2, tip: 4 } };
const LOWER: Pose = { ...KICK, tilt: 11, legL: { swing: -15, fold: 2, tip: 4 } };

/** Standing kickback: one leg straight back, slowly. */
const standard: Clip = {
  seconds: 3,
  view: { yaw: 64, pitch: 8 },
  props: [{ kind: 'chair', at: [0, 0.498] }],
  still: [0, 0.48],
  sided: true,
  keys: [key(0, HOME), key(0.42, KICK), key(0.54, KICK), key(0.94, HOME)],
};

const FEET: Pose = { ...BASE, at: [-0.03, 0.9, -0.02], legL: { ...foot(0.09), step: 0.05 } };
const TAP: Pose = {
  ...BASE,
  at: [-0.05, 0.87, -0.04],
  tilt: 6,
  legL: { at: [0.09, -0.42], facing: 4, heel: 46, step: 0.05 },
};

export const kickbackClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.6,
    keys: [key(0, FEET), key(0.42, TAP), key(0.52, TAP), key(0.92, FEET)],
  },
  harder: {
    ...standard,
    seconds: 3.8,
    keys: [
      key(0, HOME),
      key(0.3, KICK),
      key(0.4, LOWER),
      key(0.5, KICK),
      key(0.6, LOWER),
      key(0.7, KICK),
      key(0.96, HOME),
    ],
  },
};
