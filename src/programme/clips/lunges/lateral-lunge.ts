import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, HANDS_TOGETHER, HANG, key, TALL } from '../postures.ts';

const STEP = 0.1;
const UP: Pose = { ...TALL, ...HANG, legL: { ...foot(0.11), step: STEP }, legR: foot(-0.11) };
/** Hips back over the left foot, the right leg long, its foot flat. */
const DOWN: Pose = {
  ...UP,
  ...HANDS_TOGETHER,
  at: [0.608, 0.547, -0.2],
  tilt: 42,
  bend: 2,
  lean: -3,
  side: 4,
  head: [-28],
  legL: { ...foot(0.82, 0, 12), step: STEP },
  legR: foot(-0.11, 0, -4),
};
/** The foot has just met the floor, or is about to leave it. */
const LANDED: Pose = {
  ...DOWN,
  at: [0.4, 0.778, -0.06],
  tilt: 16,
  lean: 0,
  side: 0,
  head: [-10],
  legL: { ...foot(0.82, 0, 12), step: STEP },
};

/** Lateral lunge: into one hip, the other leg long. */
const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 24, pitch: 9 },
  still: [0, 0.44],
  sided: true,
  keys: [key(0, UP), key(0.24, LANDED), key(0.44, DOWN), key(0.52, DOWN), key(0.68, LANDED), key(0.92, UP)],
};

/** Only a step and a small bend. */
const SMALL: Pose = {
  ...DOWN,
  at: [0.4, 0.77, -0.09],
  tilt: 16,
  head: [-10],
  ...HANG,
  legL: { ...foot(0.52, 0, 12), step: STEP },
};
const SET: Pose = { ...SMALL, at: [0.24, 0.84, -0.03], tilt: 6, head: [-4] };
/** The right hand to the floor inside the left foot. */
const REACH: Pose = {
  ...DOWN,
  at: [0.612, 0.527, -0.22],
  tilt: 44,
  bend: 38,
  twist: 12,
  head: [-24],
  armR: { of: 'chest', to: [-0.15, 0.165, 0.5], pole: [-1, 0.2, 0], palm: 20, tip: 0, curl: 0.1 },
  armL: { swing: -14, out: 26, fold: 14 },
};

export const lateralLungeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3,
    keys: [key(0, UP), key(0.26, SET), key(0.42, SMALL), key(0.5, SMALL), key(0.66, SET), key(0.92, UP)],
  },
  harder: {
    ...standard,
    seconds: 3.8,
    keys: [key(0, UP), key(0.22, LANDED), key(0.46, REACH), key(0.54, REACH), key(0.7, LANDED), key(0.92, UP)],
  },
};
