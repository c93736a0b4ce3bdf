/** Poses of the load-and-impact check. */
import type { CheckMoveId } from '../check-moves.ts';
import { type AirKnot, gaitKeys, inTheAir, type Stance, stance, swingOf } from './gait-parts.ts';
import type { Clip, Keyframe, Pose } from './pose.ts';
import { foot, frontHips, key, step, toes } from './pose-builders.ts';

/** Arms of a walk or run: elbows bent, opposite to the legs. */
const swingArms = (phase: number, ahead: number, half: number, elbow: number): Pose => {
  const [near, far] = [swingOf(phase, ahead, -half), swingOf(phase, ahead, half)];
  return { aF: [near, near + elbow + near * 0.3], aB: [far, far + elbow + far * 0.3] };
};

const WALK: Stance = { from: 193, travel: 140, heelOff: 0.34, end: 0.6, lands: 104, leaves: 40 };
const WALK_AIR: readonly AirKnot[] = [
  [0.6, 0, -52, 30],
  [0.7, 14, -58, 20],
  [0.8, 27, -38, 70],
  [0.9, 28, -2, 100],
  [1, 22, 18, 104],
];

const walk = gaitKeys({
  phases: [0, 0.04, 0.08, 0.12, 0.22, 0.34, 0.46, 0.56, 0.6, 0.7, 0.8, 0.9],
  leg: (phase) => (phase <= WALK.end ? stance(WALK, phase) : inTheAir(WALK_AIR, phase)),
  body: (phase) => ({ hip: [156, swingOf(2 * phase, 161.5, 3)], torso: [4, 3], ...swingArms(phase, 2, 26, 34) }),
});

const JOG: Stance = { from: 150, travel: 0, heelOff: 0.24, end: 0.42, lands: 48, leaves: 42 };
const JOG_AIR: readonly AirKnot[] = [
  [0.42, 14, -10, 44],
  [0.46, 14, -30, 42],
  [0.5, 14, -44, 40],
  [0.64, 27, -60, 30],
  [0.78, 35, -48, 44],
  [0.94, 27, -36, 46],
  [1, 11, -9, 48],
];

const jog = gaitKeys({
  phases: [0, 0.08, 0.24, 0.34, 0.42, 0.46, 0.5, 0.64, 0.78, 0.94],
  leg: (phase) => (phase <= JOG.end ? stance(JOG, phase) : inTheAir(JOG_AIR, phase)),
  body: (phase) => ({
    hip: [151, swingOf(2 * phase - 0.42, 154, 9)],
    torso: [6, 5],
    ...swingArms(phase, 2, 24, 88),
  }),
});

const BOUND: Stance = { from: 178, travel: 150, heelOff: 0.2, end: 0.353, lands: 62, leaves: 36 };
const BOUND_AIR: readonly AirKnot[] = [
  [0.353, -18, -40, 30],
  [0.43, -26, -64, 12],
  [0.55, -4, -100, -20],
  [0.7, 44, -60, 20],
  [0.85, 62, -18, 60],
  [0.93, 44, 0, 74],
  [1, 22, -4, 62],
];

const bound = gaitKeys({
  phases: [0, 0.04, 0.1, 0.2, 0.31, 0.353, 0.43, 0.55, 0.7, 0.85, 0.93],
  leg: (phase) => (phase <= BOUND.end ? stance(BOUND, phase) : inTheAir(BOUND_AIR, phase)),
  body: (phase) => ({
    hip: [154, swingOf(2 * phase - 0.35, 160, 8)],
    torso: [13, 11],
    head: 6,
    ...swingArms(phase, 4, 40, 76),
  }),
});

/** Front view: her left foot, on the right of the screen, carries her; the other rests by its ankle. */
const balance = (sway: number): Pose => ({
  hip: [165 + sway, 157],
  torso: [-sway * 0.6, 0],
  ...frontHips(165 + sway, 157),
  lB: step(171, 0.3),
  lF: { to: [158, 244], out: 0.5, depth: 14 },
  fF: 44,
  fB: 90,
});

const TALL: Pose = { hip: [153, 158], torso: [3, 1], aF: [24, 34], aB: [20, 30], lF: foot(150), lB: [-4, -52] };
const LOW: Pose = {
  hip: [138, 166.5],
  torso: [24, 22],
  head: 8,
  aF: [62, 74],
  aB: [58, 70],
  lF: foot(150),
  lB: [8, -66],
};

const hopAt = (t: number, hip: number, heel: number, arm: number): Keyframe =>
  key(t, { hip: [151, hip], torso: [6 + (hip - 150) / 4, 4], aF: [arm, arm + 62], aB: [arm, arm + 62] }, HOP_LEG(heel));
const HOP_LEG = (heel: number): Pose => ({ lF: toes(150), fF: heel, lB: [-6, -84] });

const hop: readonly Keyframe[] = [
  hopAt(0, 167, 86, -4),
  hopAt(0.26, 156, 62, 10),
  hopAt(0.34, 149, 40, 18),
  { ...hopAt(0.43, 141, 40, 22), lF: { to: [157, 239] } },
  hopAt(0.52, 150, 46, 16),
  hopAt(0.62, 160, 76, 6),
  hopAt(0.8, 166.5, 86, -3),
];

const running: readonly Keyframe[] = [
  key(0, { hip: [148, 158], torso: [10, 8], lB: foot(150), lF: [60, -30], ...{ aF: [-34, 52], aB: [44, 128] } }),
  key(0.5, { hip: [144, 161], torso: [16, 12], lB: foot(150), lF: [-20, -108], ...{ aF: [44, 128], aB: [-34, 52] } }),
];

/** The clips of the check, one for each of its moves. */
export const CHECK_POSES: Readonly<Record<CheckMoveId, Clip>> = {
  walk: { seconds: 0.96, alt: 'Walking briskly, arms swinging', travel: WALK.travel, keys: walk },
  sl_balance: {
    view: 'front',
    seconds: 5,
    alt: 'Standing on one leg, hands on hips, the other foot by the ankle',
    hold: true,
    sided: true,
    keys: [key(0, balance(-0.4)), key(0.5, balance(0.4))],
  },
  sl_squat: {
    seconds: 3,
    alt: 'A small squat on one leg, the other foot just off the floor',
    sided: true,
    keys: [key(0, TALL), key(0.46, LOW), key(0.54, LOW)],
  },
  easy_jog: { seconds: 0.72, alt: 'Jogging lightly on the spot', keys: jog },
  forward_bound: {
    seconds: 1.5,
    alt: 'Bounding forwards from one foot to the other',
    travel: BOUND.travel,
    keys: bound,
  },
  hop_place: { seconds: 1, alt: 'Small hops on one leg', sided: true, keys: hop },
  running_man: {
    seconds: 2.5,
    alt: 'On one leg, the free knee swinging from in front to behind with the opposite arm',
    sided: true,
    keys: running,
  },
};
