import type { Clip, OwnClips, Prop } from '../clip.ts';
import type { ArmPose, LegPose, Planted, Pose } from '../pose.ts';
import { both, bothLegs, foot, key, TALL } from '../postures.ts';

/** The left foot is at the middle of the room, the right knee behind it. */
const KNEE = -0.45;
const SHIN = { tip: -72, rise: -1 } as const;
const kneeling = (side: 1 | -1): LegPose => ({ on: [side * 0.1, KNEE], ...SHIN });
const PROPS: readonly Prop[] = [
  { kind: 'mat', at: [0, -0.3] },
  { kind: 'sofa', at: [-0.86, -0.2], turn: 90 },
];
const AHEAD: readonly Prop[] = [
  { kind: 'mat', at: [0, -0.3] },
  { kind: 'sofa', at: [0, 0.58], turn: 180 },
];
/** Where the left hand stays on the mat all the while. */
const HAND: ArmPose & Planted = { at: [0.175, KNEE + 0.485], pole: 'back' };
const bent: LegPose = { swing: 52, fold: 92, tip: -10 };
/** On her right side, the head towards the sofa. */
const SIDE: Pose = {
  at: [-0.06, 0.165, KNEE - 0.1],
  turn: 90,
  lean: 82,
  side: -3,
  head: [4, 10],
  armL: { ...HAND, pole: [-0.3, 1, 0.2] },
  armR: { at: [0.3, KNEE + 0.6], facing: 60, over: 180, pole: [0, 0.1, 1], curl: 0.2, shoulder: [8, 16] },
  legL: { ...bent, out: 8 },
  legR: { ...bent, out: -4 },
};
const FOURS: Pose = {
  at: [0, 0.462, KNEE + 0.01],
  tilt: 82,
  bend: -2,
  head: [-26],
  ...bothLegs(kneeling(1)),
  armL: HAND,
  armR: { at: [-0.175, KNEE + 0.485], pole: 'back' },
};
const HALF: Pose = {
  at: [0, 0.47, KNEE + 0.05],
  tilt: 6,
  bend: 4,
  head: [2],
  legL: foot(0.11, 0, 4),
  legR: kneeling(-1),
};
const KNEELING: Pose = {
  at: [0, 0, KNEE],
  hips: 'over knees',
  tilt: 8,
  bend: 6,
  ...both({ swing: 16, out: 12, fold: 26 }),
  ...bothLegs(kneeling(1)),
};
/** From hands and knees on to the right hip and the right forearm. */
const ASIDE: Pose = {
  ...SIDE,
  at: [-0.1, 0.24, KNEE - 0.1],
  tilt: 40,
  lean: 68,
  armR: { on: [-0.16, KNEE + 0.38], facing: 40 },
};
const UP: Pose = { ...TALL, legL: foot(0.11, 0, 4), legR: { ...foot(-0.11, 0, -4), step: 0.07 } };
const onThigh = (side: 1 | -1): ArmPose => ({
  to: [side * 0.035, -0.31, 0.114],
  of: 'thighL',
  pole: [side, -0.3, -0.4],
  palm: 40,
  tip: 26,
  curl: 0.15,
});
const ON_THIGH = { armL: onThigh(1), armR: onThigh(-1) };
/** Leaning over the foot in front, the other one coming along. */
const DRIVE: Pose = {
  ...HALF,
  at: [0.02, 0.58, -0.2],
  tilt: 34,
  bend: 10,
  head: [-18],
  legR: { at: [-0.11, -0.56], facing: -2, heel: 62, step: 0.05 },
};
type Arms = Partial<Pose>;
/** Down and up again: standing, half kneeling, hands and knees, the side. */
const rises = (half: Arms, drive: Arms) => [
  key(0, UP),
  key(0.03, UP),
  key(0.12, DRIVE, drive),
  key(0.18, HALF, half),
  key(0.24, KNEELING),
  key(0.31, FOURS),
  key(0.37, ASIDE),
  key(0.44, SIDE),
  key(0.5, SIDE),
  key(0.57, ASIDE),
  key(0.64, FOURS),
  key(0.71, KNEELING),
  key(0.77, HALF, half),
  key(0.8, HALF, half),
  key(0.85, DRIVE, drive),
  key(0.96, UP),
];
const standard: Clip = {
  seconds: 17,
  view: { yaw: 58, pitch: 12 },
  props: PROPS,
  still: [0.47, 0.79],
  sided: true,
  keys: rises(ON_THIGH, ON_THIGH),
};
const ON_SOFA: Arms = both({ at: [0.17, 0.44, 0.4], facing: 4, pole: [0.6, -0.2, -1], curl: 0.05 });
const REACHING = both({ swing: 70, out: 6, fold: 12, palm: 60, curl: 0.1 });

/** Up from the floor: side, hands and knees, one foot forward, stand. */
export const floorRiseClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 100, pitch: 12 },
    props: AHEAD,
    keys: rises(
      { ...ON_SOFA, tilt: 15, bend: 30, head: [-18] },
      { ...ON_SOFA, at: [0.02, 0.64, -0.18], tilt: 36, bend: 20, head: [-24] },
    ),
  },
  harder: {
    ...standard,
    keys: rises(both({ swing: 34, out: 10, fold: 30, curl: 0.15 }), { ...REACHING, tilt: 40 }),
  },
};
