import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, ON_HIPS, TALL } from '../postures.ts';
import { BREATH } from './stretches-postures.ts';

/** Half kneeling, left knee down: the front of the left hip faces the camera. */
const EASED: Pose = {
  at: [0, 0.455, -0.16],
  tilt: 5,
  bend: -3,
  head: [-2],
  armL: ON_HIPS.armL,
  armR: { to: [-0.02, -0.3, 0.09], of: 'thighR', pole: [-1, -0.2, -0.6], palm: 80, tip: 8, curl: 0.15 },
  legL: { on: [0.09, -0.22], facing: 0, tip: -72 },
  legR: { at: [-0.1, 0.36], facing: -3 },
};
/** Hips tucked under and gliding forwards, trunk upright. */
const SUNK: Pose = { ...EASED, at: [0, 0.43, -0.06], tilt: -6, bend: 6, head: [0] };
const breath = (change: Partial<Pose>, sunk: Partial<Pose> = change) => [
  key(0, EASED, change),
  key(0.36, EASED, change),
  key(0.72, SUNK, sunk),
  key(0.86, SUNK, sunk),
];

const standard: Clip = {
  seconds: BREATH,
  view: { yaw: 62, pitch: 10 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0, 0.8],
  sided: true,
  hold: true,
  keys: breath({}),
};

const OVER: Pose['armL'] = { swing: 172, out: -12, fold: 8, spin: -20, palm: 10, tip: 0, curl: 0.1, shoulder: [10, 0] };
const UPRIGHT: Pose['armL'] = { ...OVER, out: 6 };

/** Standing with the left foot back, a hand on the wall ahead. */
const AT_WALL: Pose = {
  ...TALL,
  at: [0, 0.84, -0.12],
  tilt: 6,
  head: [-2],
  armL: ON_HIPS.armL,
  armR: { at: [-0.52, 1.18, 0.06], facing: -90, rise: 90, pole: [-0.4, -1, -0.7] },
  legL: { at: [0.1, -0.5], facing: 2, heel: 26 },
  legR: foot(-0.1, 0.14, -4),
};
const TUCKED: Pose = { ...AT_WALL, at: [0, 0.82, -0.06], tilt: -5, bend: 5, head: [-1] };

export const quadStretchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: [{ kind: 'wall', at: [-0.52, 0], turn: 90 }],
    keys: [key(0, AT_WALL), key(0.36, AT_WALL), key(0.72, TUCKED), key(0.86, TUCKED)],
  },
  harder: {
    ...standard,
    view: { yaw: 26, pitch: 9 },
    keys: breath({ armL: UPRIGHT }, { armL: OVER, side: 26, head: [0, 6] }),
  },
};
