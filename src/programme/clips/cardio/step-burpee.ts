import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import { palm, plank, shoulders } from '../plank-postures.ts';
import type { ArmPose, Key, LegPose, Planted, Pose } from '../pose.ts';
import { both, bothLegs, key, TALL } from '../postures.ts';
import { over } from './cardio-postures.ts';

const HANDS = 0.44;
const RISE = 19;
/** Spot of the feet in the plank, so that the shoulders are over the hands. */
const BACK = HANDS - shoulders(0, RISE)[1];
const STEP = { step: 0 } as const;
const near = (heel = 0): LegPose & Planted => ({
  at: [0.2, 0],
  facing: 22,
  heel,
  pole: [0.8, 0, 1],
  ...STEP,
});
const hands = (y = 0, z = HANDS): { armL: ArmPose; armR: ArmPose } => both(palm(1, z, 0.165, y));
const UP: Pose = { ...TALL, ...bothLegs(near()) };
const CROUCH: Pose = {
  at: [0, 0.72, -0.25],
  tilt: 24,
  bend: 92,
  low: 0.6,
  head: [-20],
  ...hands(),
  ...bothLegs(near(20)),
};
const line = plank(BACK, RISE, 0.14);
const PLANK: Pose = {
  ...line,
  ...hands(),
  legL: { ...line.legL, ...STEP },
  legR: { ...line.legR, ...STEP },
};
/** The right foot is back, the left one still in. */
const SPLIT: Pose = { ...PLANK, at: [0, 0.625, -0.08], tilt: 36, bend: 70, head: [-18], legL: near(20) };
/** The right foot on its way, its knee under the hips. */
const PASS: Pose = {
  ...CROUCH,
  at: [0, 0.62, -0.13],
  tilt: 46,
  bend: 66,
  legR: { at: [-0.15, 0.16, -0.46], facing: -8, heel: 78, pole: 'ahead' },
};
const PASS_LEFT: Pose = {
  ...SPLIT,
  at: [0, 0.55, -0.03],
  tilt: 66,
  bend: 30,
  legL: { at: [0.15, 0.16, -0.48], facing: 8, heel: 84, pole: 'ahead' },
};
const HALF: Pose = {
  ...UP,
  at: [0, 0.7, -0.22],
  tilt: 50,
  bend: 18,
  head: [-16],
  ...both({ swing: 92, out: 10, fold: 16 }),
};
/** Right foot back, left foot back, and in again, between two phases. */
const steps = (
  from: number,
  to: number,
  poses: readonly [crouch: Pose, pass: Pose, split: Pose, passLeft: Pose, plank: Pose],
  hold: number,
): Key[] => {
  const [crouch, pass, split, passLeft, long] = poses;
  const way: Pose[] = [crouch, pass, over(split, 'legR'), split, passLeft, over(long, 'legL'), long];
  const home: Pose[] = [
    long,
    flipped(passLeft),
    over(flipped(split), 'legR'),
    flipped(split),
    flipped(pass),
    over(crouch, 'legL'),
    crouch,
  ];
  const half = (to - from - hold) / 2;
  const shares = [0, 0.25, 0.42, 0.5, 0.75, 0.92, 1];
  return [
    ...way.map((pose, i) => key(from + half * (shares[i] ?? 0), pose)),
    ...home.map((pose, i) => key(from + half + hold + half * (shares[i] ?? 0), pose)),
  ];
};
const standard: Clip = {
  seconds: 6,
  view: { yaw: 58, pitch: 11 },
  props: [{ kind: 'mat', at: [0, -0.16] }],
  still: [0, 0.44],
  keys: [
    key(0, UP),
    key(0.04, UP),
    key(0.11, HALF),
    ...steps(0.17, 0.73, [CROUCH, PASS, SPLIT, PASS_LEFT, PLANK], 0.07),
    key(0.81, HALF),
    key(0.92, UP),
  ],
};

/* On the sofa: its front edge is 0.54 in front of the feet, the hands just behind it. */

const SEAT = 0.44;
const ON_SOFA = hands(SEAT, 0.64);
const SOFA_RISE = 41;
const sofaLine = plank(-0.69, SOFA_RISE, 0.14);
const SOFA_PLANK = {
  ...sofaLine,
  ...ON_SOFA,
  legL: { ...sofaLine.legL, ...STEP },
  legR: { ...sofaLine.legR, ...STEP },
};
const SOFA_BENT: Pose = {
  ...CROUCH,
  at: [0, 0.66, -0.16],
  tilt: 60,
  bend: 18,
  head: [-16],
  ...ON_SOFA,
  ...bothLegs(near()),
};
const SOFA_SPLIT: Pose = { ...SOFA_BENT, at: [0, 0.66, -0.08], tilt: 58, bend: 8, legR: SOFA_PLANK.legR };

const SOFA_PASS: Pose = {
  ...SOFA_BENT,
  at: [0, 0.68, -0.13],
  legR: { at: [-0.15, 0.16, -0.4], facing: -8, heel: 66, pole: 'ahead' },
};
const SOFA_PASS_LEFT: Pose = {
  ...SOFA_SPLIT,
  at: [0, 0.66, -0.04],
  tilt: 54,
  legL: { at: [0.15, 0.16, -0.4], facing: 8, heel: 66, pole: 'ahead' },
};

/** A small jump, the arms swung ahead. */
const JUMP: Pose = {
  ...UP,
  at: [0, 0.99, 0],
  ...both({ swing: 112, out: 16, fold: 26, palm: 10, tip: 0, curl: 0.2 }),
  head: [-6],
  ...bothLegs({ at: [0.2, 0.075, 0], facing: 16, heel: 44 }),
};
const LANDED: Pose = {
  ...UP,
  at: [0, 0.82, -0.06],
  tilt: 14,
  head: [-6],
  ...both({ swing: 60, out: 20, fold: 30 }),
};

/** Step-back burpee: hands down, step back, step in, stand. */
export const stepBurpeeClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 6,
    view: { yaw: 104, pitch: 12 },
    props: [{ kind: 'sofa', at: [0, 0.82], turn: 180 }],
    keys: [
      key(0, UP),
      key(0.05, UP),
      ...steps(0.17, 0.73, [SOFA_BENT, SOFA_PASS, SOFA_SPLIT, SOFA_PASS_LEFT, SOFA_PLANK], 0.07),
      key(0.9, UP),
    ],
  },
  harder: {
    ...standard,
    seconds: 4.8,
    still: [0, 0.45],
    keys: [
      key(0, JUMP),
      key(0.075, LANDED),
      key(0.14, HALF),
      ...steps(0.2, 0.7, [CROUCH, PASS, SPLIT, PASS_LEFT, PLANK], 0.04),
      key(0.79, HALF),
      key(0.91, {
        ...UP,
        at: [0, 0.87, -0.02],
        tilt: 6,
        ...both({ swing: 84, out: 16, fold: 24 }),
      }),
    ],
  },
};
