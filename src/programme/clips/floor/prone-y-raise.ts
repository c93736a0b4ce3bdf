import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, bothLegs, feet, key, STAND } from '../postures.ts';

const LEG = { swing: 3, out: 5, fold: 2, tip: -68 } as const;
const y = (swing: number, shoulder: readonly [number, number]): ArmPose => ({
  swing,
  out: 30,
  fold: 4,
  palm: 0,
  tip: 0,
  curl: 0.1,
  shoulder,
});
/** Face down, long arms in a Y, thumbs up, brow on the mat. */
const PRONE: Pose = {
  at: [0, 0.118, -0.1],
  tilt: 91,
  head: [2],
  armL: y(166, [6, 0]),
  armR: y(166, [6, 0]),
  ...bothLegs(LEG),
};
const UP: Pose = { ...PRONE, bend: -14, low: 0.35, head: [6], armL: y(186, [0, -14]), armR: y(186, [0, -14]) };
const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 112, pitch: 22 },
  props: [{ kind: 'mat', at: [0, 0] }],
  still: [0, 0.48],
  keys: [key(0, PRONE), key(0.38, UP), key(0.56, UP), key(0.95, PRONE)],
};
const W: Pose = {
  ...UP,
  ...both({
    to: [0.37, 0.2, -0.05],
    of: 'chest',
    pole: [1, -0.1, -1],
    palm: 10,
    tip: 0,
    curl: 0.1,
    shoulder: [-4, -18],
  }),
};

/** Back to the wall, elbows bent, then arms long. */
const wall = (x: number, height: number, up: number): ArmPose => ({
  to: [x, height, -0.11],
  pole: [1, -1, -0.2],
  palm: 80,
  tip: 0,
  curl: 0.1,
  shoulder: [up, -8],
});
const AT_WALL: Pose = {
  ...STAND,
  ...feet(0.12),
  at: [0, 0.9, -0.02],
  tilt: 0,
  ...both(wall(0.42, 1.46, 0)),
};
const SLID: Pose = { ...AT_WALL, ...both(wall(0.32, 1.86, 14)) };
const HALF: Pose = { ...AT_WALL, ...both(wall(0.41, 1.68, 8)) };

/** Prone Y raise. */
export const proneYRaiseClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 4.4,
    view: { yaw: 24, pitch: 8 },
    props: [{ kind: 'wall', at: [0, -0.16] }],
    keys: [key(0, AT_WALL), key(0.22, HALF), key(0.42, SLID), key(0.52, SLID), key(0.74, HALF)],
  },
  harder: {
    ...standard,
    seconds: 5.4,
    still: [0.26, 0.52],
    keys: [
      key(0, PRONE),
      key(0.22, UP),
      key(0.28, UP),
      key(0.48, W),
      key(0.58, W),
      key(0.78, UP),
      key(0.82, UP),
      key(0.97, PRONE),
    ],
  },
};
