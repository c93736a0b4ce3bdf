import type { Clip, MoveClips } from '../clip.ts';
import { bothSides, flipped } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { both, key } from '../postures.ts';
import { standardBridge } from './bridge.ts';
import { FLAT, MAT, LIFTED as UP } from './floor-postures.ts';

/** An arm at rest on the mat, moved by its joints, since it lifts off in turn. */
const REST = { swing: -3, out: 13, fold: 5, palm: 80, tip: 0, curl: 0.1 } as const;
const START: Pose = { ...FLAT, ...both(REST) };
const LIFTED: Pose = { ...UP, ...both(REST) };

/** The left arm over and across; the ribs turn with it. */
const REACH: Pose = {
  ...LIFTED,
  twist: -16,
  head: [26, 0, -4],
  armL: { swing: 152, out: -16, fold: 4, palm: 10, tip: 0, curl: 0.1, shoulder: [8, 16] },
};
/** On the way the arm passes over the face. */
const MIDDLE: Pose = {
  ...LIFTED,
  tilt: -110,
  bend: 12,
  head: [18],
  armL: { swing: 80, out: 6, fold: 8, palm: 0, tip: 0, curl: 0.15 },
};
const standard: Clip = {
  seconds: 6,
  view: { yaw: 106, pitch: 24 },
  props: MAT,
  still: [0, 0.25],
  keys: bothSides(key(0, START), key(0.12, MIDDLE), key(0.23, REACH), key(0.3, REACH), key(0.4, MIDDLE)),
};
/** The left foot hovers while the right arm reaches. */
const LIGHT: Pose = { ...flipped(REACH), legL: { to: [0.12, 0.17, 0.36], pole: 'up ahead', tip: 4 } };

/** Bridge with reach. */
export const bridgeReachClips: MoveClips = {
  standard,
  easier: { ...standardBridge, view: standard.view },
  harder: {
    ...standard,
    seconds: 4.4,
    still: [0, 0.48],
    sided: true,
    keys: [
      key(0, START),
      key(0.22, flipped(MIDDLE)),
      key(0.42, LIGHT),
      key(0.55, LIGHT),
      key(0.75, flipped(MIDDLE)),
      key(0.97, START),
    ],
  },
};
