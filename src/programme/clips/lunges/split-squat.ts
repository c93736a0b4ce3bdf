import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, ON_HIPS } from '../postures.ts';
import { LUNGE_DOWN } from './lunges-postures.ts';

const BACK = { at: [-0.1, -0.88], facing: 0 } as const;
const DOWN: Pose = {
  ...LUNGE_DOWN,
  ...ON_HIPS,
  at: [0, 0.5, -0.36],
  tilt: 4,
  bend: 0,
  head: [-3],
  legR: { ...BACK, heel: 62 },
};
const UP: Pose = { ...DOWN, at: [0, 0.8155, -0.36], tilt: 3, legR: { ...BACK, heel: 40 } };
const SHORT: Pose = { ...DOWN, at: [0, 0.68, -0.36], legR: { ...BACK, heel: 50 } };
const CHAIR = { kind: 'chair', at: [-0.42, 0.168] } as const;

/** Split squat: straight down between both feet, up through the front heel. */
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 60, pitch: 9 },
  still: [0, 0.5],
  sided: true,
  props: [CHAIR],
  keys: [key(0, UP), key(0.47, DOWN), key(0.54, DOWN), key(0.92, UP)],
};

/** The right hand on the back of the chair. */
const HELD = { armR: { at: [-0.36, 0.862, -0.07], facing: -4, curl: 0.5, pole: [-0.8, -0.6, -1] } } as const;
/** The instep of the back foot on the edge of the sofa. */
const RAISED = { at: [-0.1, 0.469, -0.94], facing: 0, heel: 152, pole: [-0.05, -0.6, 1] } as const;
const HIGH: Pose = { ...UP, at: [0, 0.9, -0.19], tilt: 10, head: [-7], legL: foot(0.1, -0.1), legR: RAISED };
const DEEP: Pose = { ...HIGH, at: [0, 0.56, -0.39], tilt: 24, head: [-16] };

export const splitSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, UP, HELD), key(0.44, SHORT, HELD), key(0.52, SHORT, HELD), key(0.92, UP, HELD)],
  },
  harder: {
    ...standard,
    props: [{ kind: 'sofa', at: [0, -1.07] }],
    keys: [key(0, HIGH), key(0.46, DEEP), key(0.54, DEEP), key(0.92, HIGH)],
  },
};
