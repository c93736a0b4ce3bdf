import type { Clip, OwnClips, Prop } from '../clip.ts';
import { MAT_ACROSS, ON_SIDE } from '../floor/floor-postures.ts';
import { mirroredClip } from '../mirror.ts';
import type { ArmPose, LegPose, Pose } from '../pose.ts';
import { both, bothLegs, CROSSED, key, TALL } from '../postures.ts';
import type { Vec } from '../vec.ts';

const PROPS: readonly Prop[] = MAT_ACROSS;
const bent: LegPose = { swing: 58, out: 0, fold: 96, tip: -8 };
/** Bent more, so that the feet stay near the mat as she turns over. */
const drawnIn: LegPose = { ...bent, swing: 44, fold: 114 };
/** Arms crossed on the chest; the poles are where the elbows point in the room, by how she lies. */
const crossed = (left: Vec, right: Vec): Required<Pick<Pose, 'armL' | 'armR'>> => ({
  armL: { ...CROSSED.armL, pole: left },
  armR: { ...CROSSED.armR, pole: right },
});
/** On her right side, knees together, the upper hand on the mat in front of her. */
const SIDE: Pose = {
  ...ON_SIDE,
  ...crossed([1, 1, 0.5], [1, -1, 0.5]),
  legL: { ...bent, out: 4 },
  legR: { ...bent, out: -4 },
};
/** On her back, knees bent, head and feet in the same line as on her side. */
const BACK: Pose = {
  at: [0, 0.004, -0.14],
  lie: 'back',
  turn: 90,
  ...crossed([1, 0.5, -1], [1, 0.5, 1]),
  legL: { at: [0.44, -0.24], facing: 96, pole: 'up ahead' },
  legR: { at: [0.44, -0.04], facing: 84, pole: 'up ahead' },
};
/** The upper hand is on the mat in front of her. */
const HAND: ArmPose = { at: [-0.2, 0.26], facing: -20, pole: [1, 0.2, 0.4], curl: 0.05 };
const HANDED: Pose = { ...SIDE, armL: HAND };
/** Arms and legs at rest: as she comes to lie on her side, and leaves it. */
const RESTING: Pose = {
  ...SIDE,
  armL: { swing: 22, out: -2, fold: 26, palm: 30, curl: 0.2 },
  armR: { swing: 90, fold: 56, palm: 60, curl: 0.2, shoulder: [6, 10] },
  legL: { swing: 42, out: 6, fold: 86, tip: -10 },
  legR: ON_SIDE.legR ?? {},
};
/** Halfway over, shoulders and hips together. */
const ROLLING: Pose = {
  ...SIDE,
  at: [0, 0.17, -0.07],
  tilt: -44,
  ...crossed([1, 1.05, -0.35], [1, -0.35, 1.05]),
  legL: drawnIn,
  legR: drawnIn,
};
/** Up on the lower elbow and the upper hand. */
const ON_ELBOW: Pose = {
  ...SIDE,
  armL: { swing: 46, out: 8, fold: 24 },
  at: [0.01, 0.158, 0],
  lean: 58,
  side: -10,
  armR: { on: [-0.44, 0.04], facing: 10 },
  legL: { ...bent, out: 3, spin: -24, fold: 86 },
  legR: { ...bent, out: -3, spin: 30, fold: 102 },
};
/** Pushed up on the lower hand, the knees to the side. */
const PUSHED: Pose = {
  at: [0.02, 0.168, 0],
  lean: 36,
  side: -12,
  tilt: -22,
  bend: 28,
  head: [2, -8],
  armL: { swing: 34, out: 14, fold: 40 },
  armR: { at: [-0.46, 0.06], facing: -55, pole: 'back out' },
  legL: { swing: 66, out: 3, spin: -32, fold: 74 },
  legR: { swing: 69, out: -2, spin: 50, fold: 108 },
};
/** Sitting, feet on the mat, the hands beside her. */
const SITTING: Pose = {
  at: [0.02, 0, -0.02],
  seat: 0.024,
  tilt: -24,
  bend: 32,
  head: [4],
  ...both({ at: [0.26, -0.25], facing: 100, pole: 'back out', curl: 0.05 }),
  ...bothLegs({ at: [0.12, 0.44], facing: 6, pole: 'ahead up' }),
};
/** The feet just over their spots. */
const HOVER: Pose = {
  ...SITTING,
  seat: 0.03,
  ...bothLegs({ at: [0.12, 0.06, 0.46], facing: 6, pole: 'ahead up' }),
};
/** The legs come round, the feet just off the mat. */
const ROUND: Pose = {
  ...SITTING,
  seat: 0.03,
  lean: 14,
  armL: { swing: 30, out: 20, fold: 62 },
  armR: { at: [-0.36, -0.1], facing: -80, pole: 'back out', curl: 0.05 },
  legL: { swing: 112, out: 8, spin: -10, fold: 94, tip: -34 },
  legR: { swing: 112, out: 4, spin: 14, fold: 94, tip: -34 },
};
const standard: Clip = {
  seconds: 13,
  view: { yaw: 14, pitch: 20 },
  props: PROPS,
  still: [0.48, 0.76],
  sided: true,
  keys: [
    key(0, SITTING),
    key(0.02, SITTING),
    key(0.06, HOVER),
    key(0.12, ROUND),
    key(0.2, PUSHED),
    key(0.265, ON_ELBOW),
    key(0.305, HANDED),
    key(0.335, SIDE),
    key(0.375, ROLLING),
    key(0.43, BACK),
    key(0.51, BACK),
    key(0.565, ROLLING),
    key(0.62, SIDE),
    key(0.63, SIDE),
    key(0.68, HANDED),
    key(0.74, ON_ELBOW),
    key(0.805, PUSHED),
    key(0.885, ROUND),
    key(0.935, HOVER),
    key(0.97, SITTING),
  ],
};
/** Legs long, before the knees bend. */
const LONG: Pose = {
  ...BACK,
  slides: true,
  legL: { at: [0.92, -0.24], facing: 92, heel: -58, pole: 'up ahead' },
  legR: { at: [0.92, -0.04], facing: 88, heel: -58, pole: 'up ahead' },
};
const LOW: Pose = {
  ...SITTING,
  at: [0.02, 0.4, 0.08],
  tilt: 2,
  bend: 44,
  head: [-12],
  ...both({ swing: 62, out: 10, fold: 20 }),
  ...bothLegs({ at: [0.12, 0.42], facing: 6, heel: 30, pole: 'ahead up' }),
};
const { seat: _, ...low } = LOW;
const UP: Pose = {
  ...TALL,
  at: [0.02, 0.9, 0.42],
  ...bothLegs({ at: [0.12, 0.42], facing: 6 }),
};

/** Roll and rise: like a log to the side, then up with the arms. First the side that is down is on the right of the picture. */
export const logRollClips: OwnClips = {
  standard: mirroredClip(standard),
  easier: mirroredClip({
    ...standard,
    seconds: 10,
    still: [0.5, 0],
    keys: [
      key(0, RESTING),
      key(0.04, RESTING),
      key(0.12, SIDE),
      key(0.18, ROLLING),
      key(0.26, BACK),
      key(0.3, { ...BACK, slides: true }),
      key(0.44, LONG),
      key(0.54, LONG),
      key(0.7, BACK),
      key(0.75, BACK),
      key(0.83, ROLLING),
      key(0.9, SIDE),
    ],
  }),
  harder: mirroredClip({
    ...standard,
    seconds: 18,
    still: [0.46, 0.65],
    keys: [
      key(0, UP),
      key(0.04, UP),
      key(0.11, low),
      key(0.16, SITTING),
      key(0.19, HOVER),
      key(0.22, ROUND),
      key(0.26, PUSHED),
      key(0.3, ON_ELBOW),
      key(0.33, HANDED),
      key(0.36, SIDE),
      key(0.395, ROLLING),
      key(0.43, BACK),
      key(0.48, BACK),
      key(0.515, ROLLING),
      key(0.55, SIDE),
      key(0.56, SIDE),
      key(0.59, HANDED),
      key(0.635, ON_ELBOW),
      key(0.68, PUSHED),
      key(0.73, ROUND),
      key(0.76, HOVER),
      key(0.79, SITTING),
      key(0.84, SITTING),
      key(0.9, low),
      key(0.98, UP),
    ],
  }),
};
