import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { FLAT, foot, LIFTED, MAT, SMALL } from './floor-postures.ts';

/** The keys of a lift: up, a breath at the top, slower down. */
export const liftKeys = (top: Pose, low: Pose = FLAT): Clip['keys'] => [
  key(0, low),
  key(0.36, top),
  key(0.54, top),
  key(0.95, low),
];
/** The glute bridge on both feet. */
export const standardBridge: Clip = {
  seconds: 3.6,
  view: { yaw: 74, pitch: 10 },
  props: MAT,
  still: [0, 0.45],
  keys: liftKeys(LIFTED),
};
const LIGHT: Pose = { ...LIFTED, legL: foot(1, 0.4, 26) };

/** Glute bridge: hips up, ribs down, heels pressed. */
export const bridgeClips: MoveClips = {
  standard: standardBridge,
  easier: {
    ...standardBridge,
    keys: [key(0, FLAT), key(0.34, SMALL), key(0.48, SMALL), key(0.96, FLAT)],
  },
  harder: {
    ...standardBridge,
    seconds: 5.4,
    still: [0, 0.5],
    keys: [
      key(0, FLAT),
      key(0.24, LIFTED),
      key(0.27, LIFTED),
      key(0.36, LIGHT),
      key(0.6, LIGHT),
      key(0.68, LIFTED),
      key(0.97, FLAT),
    ],
  },
};
