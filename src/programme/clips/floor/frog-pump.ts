import type { Clip, MoveClips } from '../clip.ts';
import type { LegPose, Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';
import { FLAT, MAT } from './floor-postures.ts';

/** Soles together on the mat, knees wide. */
const frog = (up: number): LegPose => ({
  to: [0.085, 0.075, 0.42],
  pole: [1, 0.62 + up, 0.2],
  tip: 4,
});
const LOW: Pose = { ...FLAT, ...bothLegs(frog(0)) };
const lifted = (tilt: number, bend: number, nod: number, up: number): Pose => ({
  ...LOW,
  tilt,
  bend,
  low: 0.3,
  head: [nod],
  ...bothLegs(frog(up)),
});
const HIGH = lifted(-115, 15, 20, 0.1);
const HALF = lifted(-104, 8, 15, 0.05);
const standard: Clip = {
  seconds: 2.6,
  view: { yaw: 72, pitch: 24, air: 0.06 },
  props: MAT,
  still: [0, 0.48],
  keys: [key(0, LOW), key(0.2, HALF), key(0.42, HIGH), key(0.56, HIGH), key(0.78, HALF)],
};
const SMALL = lifted(-106, 9, 16, 0.06);
const QUARTER = lifted(-99, 4, 12, 0.03);
const HANDS = both({
  to: [0.2, 0.02, 0.15],
  of: 'pelvis',
  pole: [1, -0.1, 0.3],
  palm: 30,
  tip: 10,
  curl: 0.4,
});

/** Frog pump: soles together, a squeeze at the top. */
export const frogPumpClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, LOW), key(0.42, SMALL), key(0.56, SMALL), key(0.78, QUARTER)],
  },
  harder: {
    ...standard,
    seconds: 3,
    held: { kind: 'backpack', at: 'hips' },
    keys: [
      key(0, LOW, HANDS),
      key(0.2, HALF, HANDS),
      key(0.42, HIGH, HANDS),
      key(0.56, HIGH, HANDS),
      key(0.78, HALF, HANDS),
    ],
  },
};
