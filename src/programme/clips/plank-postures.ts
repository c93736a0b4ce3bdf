import type { ArmPose, Planted, Pose } from './pose.ts';
import { bothLegs } from './postures.ts';
import type { Vec } from './vec.ts';

/** Both feet, planted. */
type Legs = Readonly<Record<'legL' | 'legR', Planted>>;

const RAD = Math.PI / 180;
/** Ankle to hip with a knee that is just straight, and hip to shoulder along a straight trunk; metres. */
const LEG = 0.8205;
const TRUNK = 0.414;

/** Ankle over a foot whose heel is up by `heel` degrees, against the spot of the foot: [forwards, up]. */
const ankle = (heel: number): readonly [number, number] => [
  0.125 + 0.078 * Math.sin(heel * RAD) - 0.125 * Math.cos(heel * RAD),
  0.078 * Math.cos(heel * RAD) + 0.125 * Math.sin(heel * RAD),
];

/** A palm on the floor, or at the height `y`. */
export const palm = (side: 1 | -1, z: number, x = 0.2, y = 0, step = 0): ArmPose & Planted => ({
  at: [side * x, y, z],
  facing: side * 4,
  pole: [side * 0.6, 0, -1],
  step,
});

/** One straight line from the balls of the feet (spot at `z`) to the shoulders, rising by `rise` degrees. */
export function plank(z: number, rise: number, width = 0.1): Pose & Legs {
  const heel = Math.min(58, 84 - rise);
  const [forwards, up] = ankle(heel);
  const at: Vec = [0, up + LEG * Math.sin(rise * RAD), z + forwards + LEG * Math.cos(rise * RAD)];
  const toes = { facing: 0, heel, pole: 'ahead down' } as const;
  return {
    at,
    tilt: 90 - rise,
    head: [-14],
    legL: { at: [width, z], ...toes },
    legR: { at: [-width, z], ...toes },
  };
}

/** The place of the shoulders of such a line, in metres: [height, z]. */
export function shoulders(z: number, rise: number): readonly [number, number] {
  const [forwards, up] = ankle(Math.min(58, 84 - rise));
  return [up + (LEG + TRUNK) * Math.sin(rise * RAD), z + forwards + (LEG + TRUNK) * Math.cos(rise * RAD)];
}

/** Hip to shoulder of a trunk rounded by `bend` degrees, standing upright: [up, forwards]. */
function chord(bend: number): readonly [number, number] {
  const [a, b] = [bend * 0.55 * RAD, bend * RAD];
  return [0.09 + 0.15 * Math.cos(a) + 0.174 * Math.cos(b), 0.15 * Math.sin(a) + 0.174 * Math.sin(b)];
}

/**
 * Feet at `z`, both hands on the way: the shoulders at `shoulder` (height, z), the trunk rounded by
 * `bend`, the hips where `leg` metres from ankle to hip and the trunk meet, high.
 */
export function folded(z: number, shoulder: readonly [number, number], bend: number, leg = 0.8): Pose {
  const [up, ahead] = chord(bend);
  const trunk = Math.hypot(up, ahead);
  let heel = 0;
  let hip: readonly [number, number] = [0, 0];
  for (let i = 0; i < 6; i += 1) {
    const [fz, fy] = [z + ankle(heel)[0], ankle(heel)[1]];
    const [dy, dz] = [shoulder[0] - fy, shoulder[1] - fz];
    const d = Math.min(Math.hypot(dy, dz), leg + trunk - 0.001);
    const along = (leg * leg - trunk * trunk + d * d) / (2 * d);
    const off = Math.sqrt(Math.max(0, leg * leg - along * along));
    const [uy, uz] = [dy / Math.hypot(dy, dz), dz / Math.hypot(dy, dz)];
    hip = [fy + uy * along + uz * off, fz + uz * along - uy * off];
    const leaning = Math.atan2(hip[1] - fz, hip[0] - fy) / RAD;
    heel = Math.max(0, Math.min(60, (leaning - 12) * 1.15));
  }
  const direction = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]) / RAD;
  return {
    at: [0, hip[0], hip[1]],
    tilt: direction - Math.atan2(ahead, up) / RAD,
    bend,
    ...bothLegs({ at: [0.1, z], facing: 0, heel, pole: 'ahead down' }),
  };
}

/** The height of the counter on which palms are put, in metres. */
export const COUNTER = 0.9;
/** The height of the sofa on which palms are put, in metres. */
export const SOFA = 0.44;
/** Both palms at `z`, on a surface at height `y`. */
export const palms = (z: number, x = 0.2, y = 0): { armL: ArmPose & Planted; armR: ArmPose & Planted } => ({
  armL: palm(1, z, x, y),
  armR: palm(-1, z, x, y),
});
/** A hand on its way from the floor to the other shoulder, the elbow back. */
export const lifting = (side: 1 | -1): ArmPose => ({
  to: [side * 0.1, 0.1, 0.3],
  of: 'chest',
  pole: [side * 0.6, 0, -1],
  palm: 30,
  tip: 30,
  curl: 0.2,
  shoulder: [2, 6],
});
/** A hand at the other shoulder, the elbow low. */
export const tapping = (side: 1 | -1): ArmPose => ({
  to: [side * -0.05, 0.165, 0.155],
  of: 'chest',
  pole: [side * 0.7, -0.8, -0.2],
  palm: 40,
  tip: 20,
  curl: 0.15,
  shoulder: [4, 16],
});
