import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, key } from '../postures.ts';
import { FLAT, foot, MAT } from './floor-postures.ts';

const HOME: Pose = { ...FLAT, slides: true };
const slide = (out: Pose, home: Pose = HOME): Clip['keys'] => bothSides(key(0, home), key(0.22, out), key(0.28, out));
/** The left heel far out on the mat, the toes up, the back still. */
const OUT: Pose = { ...HOME, legL: foot(1, 0.915, -50) };
const standard: Clip = {
  seconds: 5.4,
  view: { yaw: 70, pitch: 14 },
  props: MAT,
  still: [0, 0.25],
  keys: slide(OUT),
};
const UP: ArmPose = { swing: 86, out: 4, fold: 4, palm: 0, tip: 0, curl: 0.15 };
const OVER: ArmPose = { swing: 168, out: 8, fold: 6, palm: 0, tip: 0, curl: 0.15 };

/** Heel slide: breathe out, one heel away, the back still. */
export const heelSlideClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: slide({ ...HOME, legL: foot(1, 0.62, -12) }),
  },
  harder: {
    ...standard,
    seconds: 6.4,
    keys: slide({ ...OUT, ...both(OVER) }, { ...HOME, ...both(UP) }),
  },
};
