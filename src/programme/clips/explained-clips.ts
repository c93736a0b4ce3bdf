import { CHAIR, SEATED } from './chair-postures.ts';
import type { Clip, Prop } from './clip.ts';
import { FLAT, MAT } from './floor/floor-postures.ts';
import { STRIDE } from './lunges/lunges-postures.ts';
import type { ArmPose, Pose } from './pose.ts';
import { both, bothLegs, feet, HANGING, key, TALL } from './postures.ts';
import { CROSS_LEGGED, SEAT_MAT } from './scenes.ts';
import { ON_LEFT_LEG } from './way-back/way-back-postures.ts';

const TO_KNEE: ArmPose = { swing: 52, out: 4, fold: 4, palm: 20, tip: 0, curl: 0.1 };
/** On her back, knees bent, head and shoulders off the mat. */
const HEAD_LIFT: Pose = {
  ...FLAT,
  rest: { bone: 'lumbar', point: [0, 0.08, -0.095] },
  at: [0, 0.034, -0.24],
  tilt: -90,
  bend: 30,
  low: 0.2,
  head: [30],
  ...both(TO_KNEE),
};
const COUGH: Pose = {
  ...TALL,
  at: [0, 0.88, -0.05],
  tilt: 12,
  bend: 24,
  head: [16],
  armR: { to: [-0.035, 0.02, 0.16], of: 'head', pole: [-0.6, -1, 0.2], palm: 70, tip: 10, curl: 1, shoulder: [4, 10] },
};
const JUMP: Pose = {
  ...TALL,
  at: [0, 1.06, 0],
  tilt: 4,
  head: [-4],
  ...both({ swing: 66, out: 40, fold: 34, curl: 0.3 }),
  ...bothLegs({ swing: 14, out: 8, fold: 30, tip: -34 }),
};
/** Half a run, leaning ahead. */
const HURRY: Pose = {
  ...TALL,
  at: [0.02, 0.88, 0.1],
  tilt: 15,
  head: [-10],
  ...STRIDE,
  legL: { at: [0.09, 0.26], facing: 3, heel: -12 },
  legR: { at: [-0.09, -0.42], facing: -3, heel: 58 },
};
/** The left foot on the step, the right heel leaving the floor. */
const CLIMBING: Pose = {
  ...TALL,
  at: [0.02, 0.93, 0.1],
  tilt: 12,
  head: [-6],
  legL: { at: [0.1, 0.18, 0.3], facing: 4 },
  legR: { at: [-0.1, -0.2], facing: -4, heel: 40 },
};
const STEP: readonly Prop[] = [{ kind: 'step', at: [0, 0.36] }];
const SHORT_STEPS: Pose = {
  ...TALL,
  legL: { at: [0.08, 0.14], facing: 4 },
  legR: { at: [-0.08, -0.14], facing: -4, heel: 24 },
};
const toShin = (side: 1 | -1): ArmPose => ({
  to: [side * 0.05, -0.3, 0.1],
  of: side > 0 ? 'shinL' : 'shinR',
  pole: [side, -0.2, 0.4],
  palm: 40,
  tip: 10,
  curl: 0.7,
});
/** Sitting, bowed to the feet. */
const DRESSING: Pose = { ...SEATED, tilt: 42, bend: 42, head: [8], ...both(toShin(1)) };

const kept = (yaw: number, pose: Pose, props?: readonly Prop[]): Clip => ({
  seconds: 8,
  view: { yaw, pitch: 8 },
  still: [0, 0.4],
  hold: true,
  keys: [key(0, pose)],
  ...(props && { props }),
});

/**
 * The postures that stand beside the explanations of words: of doming, of dragging, of leaking, and of what to leave and choose
 * with pelvic girdle pain.
 */
export const EXPLAINED_CLIPS = {
  'head-lift': kept(82, HEAD_LIFT, MAT),
  standing: kept(70, TALL),
  cough: kept(60, COUGH),
  jump: kept(20, JUMP),
  hurry: kept(64, HURRY),
  'feet-wide': kept(0, { ...TALL, ...feet(0.42, 16) }),
  'one-leg': kept(62, { ...ON_LEFT_LEG, armL: HANGING, armR: HANGING }),
  stairs: kept(62, CLIMBING, STEP),
  'knees-apart': kept(4, CROSS_LEGGED, SEAT_MAT),
  'feet-even': kept(0, TALL),
  lying: kept(78, FLAT, MAT),
  'short-steps': kept(62, SHORT_STEPS),
  dressing: kept(64, DRESSING, CHAIR),
} satisfies Readonly<Record<string, Clip>>;

/** The name of one of {@link EXPLAINED_CLIPS}. */
export type ExplainedId = keyof typeof EXPLAINED_CLIPS;
