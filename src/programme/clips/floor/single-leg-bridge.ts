import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { FLAT, foot, LIFTED, MAT } from './floor-postures.ts';

/** The left leg long, in line with the other thigh once the hips are up. */
const LOW: Pose = {
  ...FLAT,
  legR: { at: [-0.09, 0.4], facing: -3, pole: 'up ahead' },
  legL: { swing: 42, out: -4, fold: 6, tip: 6 },
};
const HIGH: Pose = {
  ...LIFTED,
  legR: { at: [-0.09, 0.4], facing: -3, pole: 'up ahead' },
  legL: { swing: -2, out: -4, fold: 4, tip: 6 },
};
const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 74, pitch: 11 },
  props: MAT,
  still: [0, 0.45],
  sided: true,
  keys: [key(0, LOW), key(0.36, HIGH), key(0.52, HIGH), key(0.95, LOW)],
};
/** The left foot is further away, on its heel, and only helps. */
const HELPED: Pose = { ...FLAT, legL: foot(1, 0.81, -34), legR: { at: [-0.09, 0.38], facing: -3, pole: 'up ahead' } };
const HELPED_UP: Pose = { ...HELPED, tilt: -120, bend: 20, low: 0.3, head: [24] };

/** Single-leg bridge. */
export const singleLegBridgeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 56, pitch: 15 },
    keys: [key(0, HELPED), key(0.36, HELPED_UP), key(0.52, HELPED_UP), key(0.95, HELPED)],
  },
  harder: {
    ...standard,
    seconds: 5.4,
    still: [0, 0.32],
    keys: [key(0, LOW), key(0.24, HIGH), key(0.38, HIGH), key(0.94, LOW)],
  },
};
