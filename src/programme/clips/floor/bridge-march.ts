import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { LIFTED, MAT } from './floor-postures.ts';

const march = (up: Pose): Clip['keys'] => [
  key(0, LIFTED),
  key(0.2, up),
  key(0.3, up),
  key(0.48, LIFTED),
  key(0.52, LIFTED),
  key(0.7, flipped(up)),
  key(0.8, flipped(up)),
  key(0.98, LIFTED),
];
const standard: Clip = {
  seconds: 4.4,
  view: { yaw: 74, pitch: 11 },
  props: MAT,
  still: [0, 0.25],
  keys: march({ ...LIFTED, legL: { swing: 56, out: -2, fold: 88, tip: 6 } }),
};

/** Bridge march: hips level, one foot and then the other. */
export const bridgeMarchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 4,
    still: [0, 0.4],
    hold: true,
    keys: [key(0, LIFTED)],
  },
  harder: {
    ...standard,
    seconds: 5,
    keys: march({ ...LIFTED, legL: { swing: 2, out: -2, fold: 4, tip: 6 } }),
  },
};
