import type { Clip, OwnClips } from '../clip.ts';
import { FLAT, MAT } from '../floor/floor-postures.ts';
import type { Key, Pose } from '../pose.ts';
import { both, key } from '../postures.ts';
import { CROSS_LEGGED, SEAT_MAT } from '../scenes.ts';
import { onBelly } from './early-weeks-postures.ts';

/** Hands on the front of the hips, so that the small of the back is seen. */
const HANDS = both(onBelly(1, 0.1, 0.06));
/** The pelvis rolled back by some degrees, the small of the back along: the ribs stay where they are. */
const rolled = (degrees: number): Pose => ({
  ...FLAT,
  ...HANDS,
  tilt: -93 - degrees,
  bend: degrees,
  low: 0.85,
  head: [10],
});
/** Back on the out-breath, then past the middle the other way. */
const rocks = (back: Pose, over: Pose): readonly Key[] => [
  key(0, over),
  key(0.4, back),
  key(0.54, back),
  key(0.94, over),
];
const standard: Clip = {
  seconds: 5,
  view: { yaw: 84, pitch: 9 },
  props: MAT,
  held: { kind: 'arrow', at: 'hips' },
  still: [0, 0.46],
  keys: rocks(rolled(13), rolled(-5)),
};
/** Sitting, rolled behind the sitting bones by some degrees; the head stays over them. */
const sitting = (degrees: number): Pose => ({
  ...CROSS_LEGGED,
  seat: 0.014,
  at: [0, 0, -0.06 - degrees * 0.0016],
  tilt: -2 - degrees,
  bend: 4 + degrees * 1.25,
  low: 0.7,
  head: [2 - degrees * 0.2],
});

/** Pelvic tilt: the small of the back to the floor, then away from it. */
export const pelvicTiltClips: OwnClips = {
  standard,
  easier: { ...standard, keys: rocks(rolled(9), rolled(-5)) },
  harder: {
    ...standard,
    view: { yaw: 78, pitch: 8 },
    props: SEAT_MAT,
    keys: rocks(sitting(22), sitting(-12)),
  },
};
