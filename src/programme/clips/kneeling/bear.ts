import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import { lifting, tapping } from '../plank-postures.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { HOVER, TUCKED, tucked } from './kneeling-postures.ts';

const standard: Clip = {
  seconds: 8,
  view: { yaw: 80, pitch: 7 },
  props: [{ kind: 'mat', at: [0, -0.15] }],
  still: [0, 0.4],
  keys: [key(0, TUCKED), key(0.12, HOVER), key(0.5, { ...HOVER, at: [0, 0.526, -0.266] }), key(0.88, HOVER)],
};
/** The toes of the left foot are further in, its knee a hand's breadth up; the right knee stays down. */
const ONE: Pose = { ...TUCKED, at: [-0.03, 0.462, -0.24], legL: tucked(1, -0.19, 62) };
/** Those toes on their way, just off the mat. */
const OFF: Pose = { ...TUCKED, at: [-0.02, 0.462, -0.24], legL: { ...tucked(1, 0, 70), at: [0.1, 0.02, -0.685] } };
const LIFT: Pose = { ...HOVER, at: [-0.035, 0.522, -0.27], head: [-36], armL: lifting(1) };
const TAP: Pose = { ...HOVER, at: [-0.05, 0.522, -0.27], lean: 1, head: [-36], armL: tapping(1) };

/** Bear hover: knees just off the floor. */
export const bearClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    still: [0, 0.27],
    seconds: 5,
    keys: bothSides(key(0, TUCKED), key(0.1, OFF), key(0.2, ONE), key(0.32, ONE), key(0.42, OFF)),
  },
  harder: {
    ...standard,
    seconds: 4,
    view: { yaw: 34, pitch: 3 },
    still: [0, 0.24],
    keys: bothSides(key(0, HOVER), key(0.11, LIFT), key(0.21, TAP), key(0.28, TAP), key(0.38, LIFT)),
  },
};
