import type { Vec } from './vec.ts';

/**
 * Lengths of the coach in metres: a woman of 1.68 m (H) in training shoes.
 * Segment lengths as shares of H after Drillis & Contini in D. A. Winter,
 * "Biomechanics and Motor Control of Human Movement", 4th ed., fig. 4.1:
 * thigh 0.245, shin 0.246, upper arm 0.186, forearm 0.146, hand 0.108,
 * foot 0.152, ankle height 0.039, shoulder height 0.818, chin 0.870.
 * Breadths are those of an adult woman (ANSUR II, 50th percentile: hip joints
 * 0.17 apart, biacromial 0.365), not of a model.
 */
export const BODY = {
  height: 1.68,
  thigh: 0.412,
  shin: 0.41,
  upperArm: 0.292,
  forearm: 0.24,
  hand: 0.17,
  /** The height of the ankle joint above the floor, sole included. */
  ankle: 0.078,
  /**
   * Along the foot: from the ankle to the ball, from the ankle to the back of the heel, and from the ball to the tip of
   * the toes.
   */
  ball: 0.125,
  heel: 0.06,
  toes: 0.075,
  /** The height of the knee joint when kneeling, of the elbow of a lying forearm, and of the wrist over a flat palm. */
  kneeRest: 0.052,
  elbowRest: 0.04,
  wristRest: 0.036,
} as const;

/**
 * The place of each joint in the frame of its parent bone, in metres, on the left side; it is mirrored for the right.
 */
export const OFFSET = {
  lumbar: [0, 0.09, -0.012],
  chest: [0, 0.15, -0.004],
  neck: [0, 0.262, -0.018],
  head: [0, 0.056, 0.014],
  clavicle: [0.022, 0.2, 0.012],
  upperArm: [0.131, -0.026, -0.022],
  thigh: [0.086, 0, 0],
  bun: [0, 0.17, -0.08],
} as const satisfies Record<string, Vec>;

/** The standing height of the pelvis (middle of the hip joints) with straight knees (174 degrees). */
export const STANDING = BODY.thigh + BODY.shin + BODY.ankle - 0.001;
