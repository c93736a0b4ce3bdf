import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, feet, key, TALL } from '../postures.ts';
import { ON_WALL_BESIDE, WALL_BESIDE } from './warm-up-postures.ts';

const WIDE = feet(0.16, 14);
const UP: Pose = { ...TALL, at: [0, 0.895, 0], ...WIDE };
const AHEAD = { swing: 112, out: 3, fold: 8, palm: 70, tip: -4, curl: 0.08 } as const;
const DOWN: Pose = { ...UP, at: [0, 0.52, -0.25], tilt: 34, bend: 2, head: [-26], ...both(AHEAD) };
const DEEP: Pose = { ...DOWN, at: [0, 0.42, -0.22], tilt: 32, bend: 8, head: [-26] };

const standard: Clip = {
  seconds: 3,
  view: { yaw: 52, pitch: 8 },
  still: [0, 0.47],
  keys: [key(0, UP), key(0.44, DOWN), key(0.5, DOWN), key(0.88, UP)],
};

const HALF: Pose = {
  ...UP,
  at: [0, 0.72, -0.17],
  tilt: 22,
  bend: 2,
  head: [-16],
  armL: { swing: 70, out: 4, fold: 10, palm: 70, tip: -4, curl: 0.1 },
  armR: ON_WALL_BESIDE,
};

export const airSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: WALL_BESIDE,
    keys: [
      key(0, UP, { armR: ON_WALL_BESIDE }),
      key(0.44, HALF),
      key(0.52, HALF),
      key(0.9, UP, { armR: ON_WALL_BESIDE }),
    ],
  },
  harder: {
    ...standard,
    seconds: 6,
    still: [0, 0.6],
    keys: [key(0, UP), key(0.56, DEEP), key(0.62, DEEP), key(0.92, UP)],
  },
};
