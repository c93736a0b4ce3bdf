import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';

const onHips = (ahead: number): ArmPose => ({
  to: [0.16, 0.06, ahead],
  of: 'pelvis',
  pole: 'out',
  palm: 40,
  tip: 10,
  curl: 0.3,
});
/** Shoulder blades on the edge of the sofa, hips low. */
const LOW: Pose = {
  rest: { bone: 'chest', point: [0, 0.12, -0.1] },
  at: [0, 0.46, -0.5],
  tilt: -46,
  bend: 6,
  head: [12],
  ...both(onHips(0.1)),
  ...bothLegs({ at: [0.13, 0.29], facing: 6 }),
};
/** Hips level with shoulders and knees, chin tucked. */
const HIGH: Pose = { ...LOW, tilt: -84, bend: 5, low: 0.3, head: [46] };
const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 68, pitch: 12 },
  props: [{ kind: 'sofa', at: [0, -0.73] }],
  still: [0, 0.45],
  keys: [key(0, LOW), key(0.36, HIGH), key(0.52, HIGH), key(0.95, LOW)],
};
const BAG = both(onHips(0.16));
/** Not so low that the bag would be between the thighs. */
const LOADED: Pose = { ...LOW, ...BAG, tilt: -66 };

/** Sofa hip thrust: chin tucked, driven through the heels. */
export const hipThrustClips: MoveClips = {
  standard,
  easier: 'bridge',
  harder: {
    ...standard,
    seconds: 3.8,
    held: { kind: 'backpack', at: 'hips' },
    keys: [key(0, LOADED), key(0.36, HIGH, BAG), key(0.54, HIGH, BAG), key(0.95, LOADED)],
  },
};
