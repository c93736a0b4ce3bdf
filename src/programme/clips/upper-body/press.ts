import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, feet, key, TALL } from '../postures.ts';

/** Arms with bottles beside the shoulders. */
export const RACK = both({ swing: 22, out: 34, spin: 0, fold: 138, palm: 0, tip: 0, curl: 0.95 });
/** Arms with bottles over the head. */
export const OVERHEAD = both({ swing: 170, out: 8, fold: 5, palm: -40, tip: 0, curl: 0.95 });
const UP: Pose = { ...TALL, ...feet(0.13, 8), tilt: 1, bend: 0 };

/** Overhead press: ribs down. */
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 24, pitch: 7 },
  held: { kind: 'bottle', at: 'eachHand' },
  still: [0, 0.44],
  keys: [key(0, UP, RACK), key(0.36, UP, OVERHEAD), key(0.46, UP, OVERHEAD), key(0.94, UP, RACK)],
};

const SIT: Pose = { ...UP, seat: 0.45, at: [0, 0.556, -0.38], tilt: 1, ...feet(0.15, 8) };
const LAP = { of: 'thighR', to: [-0.01, -0.22, 0.1], pole: [-1, 0, -0.8], palm: 80, tip: 10, curl: 0.15 } as const;
const DIP: Pose = { ...UP, at: [0, 0.78, -0.07], tilt: 8, head: [-5], ...RACK };

export const pressClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 22, pitch: 8 },
    held: { kind: 'bottle', at: 'handL' },
    props: [{ kind: 'chair', at: [0, -0.52] }],
    sided: true,
    keys: [
      key(0, SIT, { armL: RACK.armL, armR: LAP }),
      key(0.36, SIT, { armL: OVERHEAD.armL, armR: LAP }),
      key(0.46, SIT, { armL: OVERHEAD.armL, armR: LAP }),
      key(0.94, SIT, { armL: RACK.armL, armR: LAP }),
    ],
  },
  harder: {
    ...standard,
    still: [0.2, 0.5],
    keys: [key(0, UP, RACK), key(0.2, DIP), key(0.42, UP, OVERHEAD), key(0.54, UP, OVERHEAD), key(0.94, UP, RACK)],
  },
};
