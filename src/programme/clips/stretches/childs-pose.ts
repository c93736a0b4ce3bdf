import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { BREATH } from './stretches-postures.ts';

const KNEE = { tip: -74, rise: -1 } as const;
/** Hips on the heels, knees wide, both hands walked to her right: the left ribs are long. */
const ASIDE: Pose = {
  at: [0.01, 0.2, -0.25],
  tilt: 60,
  bend: 48,
  low: 0.5,
  side: 22,
  head: [6, 6],
  armL: { at: [-0.16, 0.63], facing: -26, pole: [1, 0, -0.4], shoulder: [26, 0] },
  armR: { at: [-0.5, 0.5], facing: -34, pole: [-1, 0, -0.2], shoulder: [22, 0] },
  legL: { on: [0.2, 0.12], facing: 15, ...KNEE },
  legR: { on: [-0.2, 0.12], facing: -15, ...KNEE },
};
const LONG: Pose = {
  ...ASIDE,
  at: [0.02, 0.197, -0.255],
  side: 27,
  bend: 47,
  armL: { ...(ASIDE.armL as ArmPose), shoulder: [32, 0] },
  armR: { ...(ASIDE.armR as ArmPose), shoulder: [28, 0] },
};

const standard: Clip = {
  seconds: BREATH,
  view: { yaw: 40, pitch: 30 },
  also: { yaw: 10, pitch: 40 },
  props: [{ kind: 'mat', at: [0, 0.1] }],
  still: [0, 0.8],
  sided: true,
  hold: true,
  keys: [key(0, ASIDE), key(0.38, ASIDE, { bend: 44, at: [0.01, 0.205, -0.25] }), key(0.8, LONG), key(0.88, LONG)],
};

const elbow = (side: 1 | -1): ArmPose => ({ on: [side * 0.2, 0.44, 0.46], facing: side * -14, palm: 90, curl: 0.1 });
const ON_SOFA: Pose = {
  at: [0, 0.4, -0.22],
  tilt: 58,
  bend: 10,
  head: [14],
  armL: elbow(1),
  armR: elbow(-1),
  legL: { on: [0.14, -0.06], facing: 6, ...KNEE },
  legR: { on: [-0.14, -0.06], facing: -6, ...KNEE },
};
const SUNK: Pose = { ...ON_SOFA, at: [0, 0.36, -0.28], tilt: 64, bend: 8, head: [18] };

export const childsPoseClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    sided: false,
    view: { yaw: 114, pitch: 23 },
    also: { yaw: 80, pitch: 10 },
    props: [
      { kind: 'mat', at: [0, -0.55] },
      { kind: 'sofa', at: [0, 0.66], turn: 180 },
    ],
    keys: [key(0, ON_SOFA), key(0.38, ON_SOFA), key(0.8, SUNK), key(0.88, SUNK)],
  },
  harder: 'thread_needle',
};
