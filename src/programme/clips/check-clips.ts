import type { CheckMoveId } from '../check-moves.ts';
import type { Clip, Prop } from './clip.ts';
import { type FootPath, gait, swung } from './gait.ts';
import type { ArmPose, Pose } from './pose.ts';
import { foot, key, ON_HIPS, TALL } from './postures.ts';

/** Arms of a walk or run, opposite to the legs: degrees of swing about `ahead`, and how far the elbows are bent. */
const swinging = (phase: number, ahead: number, swing: number, elbow: number): Pick<Pose, 'armL' | 'armR'> => {
  const arm = (half: number): ArmPose => {
    const at = swung(phase, ahead, half);
    return { swing: at, out: 8, spin: -10, fold: elbow + at * 0.3, curl: 0.5 };
  };
  return { armL: arm(-swing), armR: arm(swing) };
};

const WALK: FootPath = [
  { t: 0, z: 0.33, heel: -20 },
  { t: 1 / 12, z: 0.22, heel: 0 },
  { t: 4 / 12, z: -0.11, heel: 2 },
  { t: 5 / 12, z: -0.22, heel: 14 },
  { t: 6 / 12, z: -0.33, heel: 34 },
  { t: 7 / 12, z: -0.44, heel: 62 },
  { t: 8 / 12, y: 0.09, z: -0.3, heel: 56 },
  { t: 9 / 12, y: 0.08, z: -0.04, heel: 26 },
  { t: 10 / 12, y: 0.06, z: 0.21, heel: -4 },
  { t: 11 / 12, y: 0.04, z: 0.35, heel: -18 },
];
const walk: Clip = {
  seconds: 1,
  view: { yaw: 58, pitch: 6 },
  still: [0, 0.25],
  keys: gait(WALK, 0.075, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.25, 0, 0.02), swung(2 * phase - 0.5, 0.87, 0.016), 0],
    tilt: 4,
    turn: swung(phase, 0, -5),
    twist: swung(phase, 0, 9),
    head: [-2, 0, swung(phase, 0, -4)],
    ...swinging(phase, 6, 26, 34),
  })),
};

const JOG: FootPath = [
  { t: 0, z: 0.05, heel: 14 },
  { t: 1 / 12, z: 0.03, heel: 2 },
  { t: 3 / 12, z: 0, heel: 4 },
  { t: 4 / 12, z: -0.03, heel: 24 },
  { t: 5 / 12, y: 0.02, z: -0.06, heel: 44 },
  { t: 6 / 12, y: 0.1, z: -0.14, heel: 62 },
  { t: 7 / 12, y: 0.2, z: -0.2, heel: 68 },
  { t: 8 / 12, y: 0.25, z: -0.16, heel: 56 },
  { t: 9 / 12, y: 0.22, z: -0.04, heel: 34 },
  { t: 10 / 12, y: 0.15, z: 0.05, heel: 20 },
  { t: 11 / 12, y: 0.06, z: 0.07, heel: 16 },
];
const jog: Clip = {
  seconds: 0.74,
  view: { yaw: 54, pitch: 6 },
  still: [0.17, 0.42],
  fists: true,
  keys: gait(JOG, 0.07, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.15, 0, 0.02), swung(2 * phase - 0.92, 0.88, 0.045), 0.01],
    tilt: 6,
    turn: swung(phase, 0, -3),
    twist: swung(phase, 0, 7),
    head: [-4],
    ...swinging(phase, 2, 28, 88),
  })),
};

/** Lands on the left, sinks, springs off; the right leg drives through and lands half a loop later. */
const BOUND: FootPath = [
  { t: 0, z: 0.3, heel: -8 },
  { t: 1 / 12, z: 0.24, heel: 0 },
  { t: 2 / 12, z: 0.12, heel: 0 },
  { t: 3 / 12, z: -0.04, heel: 4 },
  { t: 4 / 12, z: -0.26, heel: 34 },
  { t: 5 / 12, y: 0.12, z: -0.44, heel: 66 },
  { t: 6 / 12, y: 0.3, z: -0.5, heel: 78 },
  { t: 7 / 12, y: 0.34, z: -0.36, heel: 66 },
  { t: 8 / 12, y: 0.27, z: -0.1, heel: 40 },
  { t: 9 / 12, y: 0.26, z: 0.14, heel: 22 },
  { t: 10 / 12, y: 0.26, z: 0.34, heel: 8 },
  { t: 11 / 12, y: 0.13, z: 0.38, heel: -4 },
];
const bound: Clip = {
  seconds: 1.5,
  view: { yaw: 60, pitch: 7 },
  still: [0.17, 0.42],
  fists: true,
  keys: gait(BOUND, 0.07, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.15, 0, 0.015), swung(2 * phase - 0.9, 0.87, 0.085), 0.02],
    tilt: 13,
    turn: swung(phase - 0.05, 0, -6),
    twist: swung(phase - 0.05, 0, 10),
    head: [-10],
    ...swinging(phase, 6, 40, 76),
  })),
};

/** The wall within reach of her left hand. */
const WALL: readonly Prop[] = [{ kind: 'wall', at: [0.62, 0], turn: -90 }];

/** On the left leg, hands on the hips, the right foot by the other ankle. */
export const ON_LEFT_LEG: Pose = {
  ...TALL,
  ...ON_HIPS,
  at: [0.075, 0.89, 0],
  head: [0],
  legL: foot(0.09, 0, 4),
  legR: { swing: 41, out: -1, fold: 78, tip: 0 },
};
const balance: Clip = {
  seconds: 5,
  view: { yaw: -26, pitch: 7 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  hold: true,
  keys: [key(0, ON_LEFT_LEG), key(0.5, ON_LEFT_LEG, { at: [0.079, 0.89, 0.004], lean: 0.6 })],
};

/** On the right leg, the left foot just off the floor in front. */
const ON_RIGHT: Pose = {
  ...TALL,
  at: [-0.07, 0.9, 0],
  armL: { swing: 26, out: 14, fold: 14, curl: 0.2 },
  armR: { swing: 26, out: 14, fold: 14, curl: 0.2 },
  legR: foot(-0.09, 0, -4),
  legL: { swing: 36, out: 2, fold: 42, tip: 4 },
};
const SMALL_SQUAT: Pose = {
  ...ON_RIGHT,
  at: [-0.07, 0.75, -0.13],
  tilt: 26,
  bend: 2,
  head: [-18],
  armL: { swing: 92, out: 8, fold: 10, palm: 60, curl: 0.1 },
  armR: { swing: 92, out: 8, fold: 10, palm: 60, curl: 0.1 },
  legL: { swing: 86, out: 2, fold: 32, tip: 8 },
};
const squat: Clip = {
  seconds: 3,
  view: { yaw: -50, pitch: 8 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  keys: [key(0, ON_RIGHT), key(0.46, SMALL_SQUAT), key(0.54, SMALL_SQUAT), key(0.94, ON_RIGHT)],
};

/** A moment of the hop on the right foot: height of the hips, of the ground under her foot, and of its heel. */
const hopping = (hips: number, y: number, heel: number, tilt: number, arms: number): Pose => ({
  ...TALL,
  at: [-0.075, hips, heel * 0.0034],
  tilt,
  head: [-tilt * 0.5],
  armL: { swing: arms, out: 14, fold: 66, curl: 0.5 },
  armR: { swing: arms, out: 14, fold: 66, curl: 0.5 },
  legL: { swing: 30, out: 2, fold: 84, tip: -4 },
  legR: { at: [-0.09, y, 0], facing: -4, heel, pole: 'ahead' },
});
const hop: Clip = {
  seconds: 1,
  view: { yaw: -34, pitch: 7 },
  props: WALL,
  still: [0, 0.44],
  sided: true,
  keys: [
    key(0, hopping(0.82, 0, 0, 10, -14)),
    key(0.26, hopping(0.92, 0, 30, 4, 14)),
    key(0.34, hopping(0.972, 0.036, 44, 3, 20)),
    key(0.44, hopping(1.015, 0.08, 46, 2, 24)),
    key(0.54, hopping(0.968, 0.036, 36, 3, 20)),
    key(0.62, hopping(0.915, 0, 24, 5, 10)),
    key(0.8, hopping(0.82, 0, 0, 10, -10)),
  ],
};

/** On the left leg, the right knee up in front, the left arm forwards. */
const KNEE_AHEAD: Pose = {
  ...TALL,
  at: [0.07, 0.87, -0.01],
  tilt: 8,
  head: [-4],
  turn: 4,
  armL: { swing: 44, out: 8, fold: 84, curl: 0.5 },
  armR: { swing: -34, out: 12, fold: 76, curl: 0.5 },
  legL: foot(0.09, 0, 4),
  legR: { swing: 78, out: -2, fold: 82, tip: 4 },
};
const KNEE_BEHIND: Pose = {
  ...KNEE_AHEAD,
  at: [0.07, 0.83, -0.05],
  tilt: 24,
  head: [-14],
  turn: -4,
  armL: { swing: -34, out: 12, fold: 76, curl: 0.5 },
  armR: { swing: 62, out: 8, fold: 84, curl: 0.5 },
  legR: { swing: 2, out: 0, fold: 84, tip: -24 },
};
const runningMan: Clip = {
  seconds: 2.5,
  view: { yaw: -58, pitch: 7 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  fists: true,
  keys: [key(0, KNEE_AHEAD), key(0.06, KNEE_AHEAD), key(0.46, KNEE_BEHIND), key(0.56, KNEE_BEHIND)],
};

/**
 * The clips of the load-and-impact check. `sl_balance` and `running_man` stand on the left leg,
 * `sl_squat` and `hop_place` on the right; mirrored, on the other.
 */
export const CHECK_CLIPS: Readonly<Record<CheckMoveId, Clip>> = {
  walk,
  sl_balance: balance,
  sl_squat: squat,
  easy_jog: jog,
  forward_bound: bound,
  hop_place: hop,
  running_man: runningMan,
};
