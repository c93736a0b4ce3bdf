import { CHAIR, SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, LegPose, Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { AIR, BACK, BREATH, MAT } from './stretches-postures.ts';

/** The left ankle over the right thigh, just above the knee. */
const crossed = (pole: readonly [number, number, number]): LegPose => ({
  to: [-0.015, -0.36, 0.1],
  of: 'thighR',
  pole,
  tip: 8,
});
const held = (side: 1 | -1): ArmPose => ({
  to: [side * 0.05, -0.24, -0.095],
  of: 'thighR',
  pole: [side, -0.7, 0.2],
  palm: 30,
  shoulder: [0, 6],
  tip: 24,
  curl: 0.8,
});
const lying = (swing: number, fold: number, pelvis: number): Pose => ({
  rest: BACK,
  touch: ['footL', 'shinR'],
  at: [0, 0, -0.36],
  tilt: pelvis,
  head: [16],
  armL: held(1),
  armR: held(-1),
  legL: crossed([1, 0, -0.015]),
  legR: { swing, fold, out: 2, tip: 6 },
});
const AWAY = lying(84, 104, -92);
const IN = lying(104, 118, -97);
/** Drawn in as far as it goes. */
const CLOSE: Pose = { ...lying(113, 114, -98), head: [20] };

const standard: Clip = {
  seconds: BREATH,
  view: { yaw: 92, pitch: 18, air: AIR },
  props: MAT,
  still: [0, 0.8],
  sided: true,
  hold: true,
  keys: [key(0, AWAY), key(0.36, AWAY), key(0.74, IN), key(0.86, IN)],
};

const SAT: Pose = {
  ...SEATED,
  tilt: 4,
  touch: ['footL', 'shinR'],
  armL: { to: [0.02, 0.0, 0.08], of: 'shinL', pole: [1, 0.2, -0.6], palm: 40, tip: 10, curl: 0.2 },
  armR: { to: [0.0, -0.32, 0.07], of: 'shinL', pole: [-1, 0.1, -0.4], palm: 40, tip: 10, curl: 0.3 },
  legL: { to: [0.01, -0.355, 0.1], of: 'thighR', pole: [0.97, 0.18, 0.18], tip: 6 },
};
const BOWED: Pose = { ...SAT, tilt: 20, bend: 6, head: [-8] };

export const figureFourClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: -14, pitch: 14 },
    props: CHAIR,
    keys: [key(0, SAT), key(0.36, SAT), key(0.55, SAT, { tilt: 14 }), key(0.74, BOWED), key(0.86, BOWED)],
  },
  harder: {
    ...standard,
    keys: [key(0, AWAY), key(0.36, AWAY), key(0.55, IN), key(0.74, CLOSE), key(0.86, CLOSE)],
  },
};
