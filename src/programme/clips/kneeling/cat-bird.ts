import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { FOURS, key } from '../postures.ts';
import { REACH } from './bird-dog.ts';

/** Back rounded, tail and head hang. */
const CAT: Pose = {
  ...FOURS,
  at: [0, 0.468, -0.235],
  tilt: 45,
  bend: 62,
  head: [30],
  armL: { ...FOURS.armL, shoulder: [4, 12] },
  armR: { ...FOURS.armR, shoulder: [4, 12] },
};
/** Back arched, breastbone forwards, gaze ahead. */
const COW: Pose = { ...FOURS, at: [0, 0.46, -0.22], tilt: 110, bend: -46, head: [-40] };
const OTHER = flipped(REACH);
const standard: Clip = {
  seconds: 11,
  view: { yaw: 58, pitch: 14 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0.12, 0.54],
  keys: [
    key(0, FOURS),
    key(0.11, CAT),
    key(0.15, CAT),
    key(0.28, COW),
    key(0.32, COW),
    key(0.42, FOURS),
    key(0.53, REACH),
    key(0.58, REACH),
    key(0.7, FOURS),
    key(0.82, OTHER),
    key(0.87, OTHER),
  ],
};

/** Cat-cow to bird dog. */
export const catBirdClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 7,
    still: [0, 0.5],
    keys: [key(0, CAT), key(0.08, CAT), key(0.5, COW), key(0.58, COW)],
  },
  harder: {
    ...standard,
    seconds: 15,
    still: [0.09, 0.5],
    keys: [
      key(0, FOURS),
      key(0.08, CAT),
      key(0.11, CAT),
      key(0.21, COW),
      key(0.24, COW),
      key(0.31, FOURS),
      key(0.39, REACH),
      key(0.59, REACH),
      key(0.67, FOURS),
      key(0.75, OTHER),
      key(0.95, OTHER),
    ],
  },
};
