/** Arm, hand, leg and shoe of the coach's left side. */

import { ARM_DIR, HIP_Y, JOINT, legAt, legOut, SHOE_SHIFT } from '../body/bind-pose.ts';
import type { V3 } from '../math.ts';
import { add, cross, scale, unit } from '../rig/vector.ts';
import type { Build } from './builds.ts';
import { GROUP } from './groups.ts';
import { cone, egg, halfSpace, type Prim, prim } from './sdf.ts';

export function leg({ thigh: t, calf: c }: Build): Prim[] {
  const group = GROUP.legL;
  const straight = [
    prim(cone([0.092 * (0.6 + 0.4 * t), 0.88, -0.004], [0.087, 0.5, 0.002], 0.086 * t, 0.052 * c), group, 0.03),
    prim(egg([0.094, 0.73, 0.018], [0.074 * t, 0.15, 0.07 * t]), group, 0.06),
    prim(egg([0.092, 0.79, -0.012], [0.077 * t, 0.13, 0.08 * t]), group, 0.06),
    prim(egg([0.086, 0.492, 0.012], [0.042 * c, 0.075, 0.044 * c]), group, 0.05),
    prim(cone([0.086, 0.5, 0], [0.086, 0.1, -0.006], 0.052 * c, 0.034 * (0.5 + 0.5 * c)), group, 0.04),
    prim(egg([0.088, 0.365, -0.02], [0.05 * c, 0.105, 0.048 * c]), group, 0.06),
  ];
  return straight.map((q) => ({
    ...q,
    centre: legAt(q.centre),
    f: (x, y, z) => {
      const [u, v] = legOut(x, y, true);
      return q.f(u, v, z);
    },
  }));
}

/** Axes of the hand in the bind pose: to the fingers, to the thumb, and out of the palm, towards the thigh. */
const U = ARM_DIR;
const V: V3 = [0, 0, 1];
const W = unit(cross(U, V));

export function arm(build: Build): Prim[] {
  const { arm: a } = build;
  const group = GROUP.armL;
  const { upperArm: shoulder, forearm: elbow, hand: wrist } = JOINT;
  const along = (from: V3, t: number, z = 0): V3 => add(add(from, scale(U, t)), [0, 0, z]);
  const up = scale(U, -1);
  return [
    prim(egg(along(shoulder, 0.004), [build.shoulder, build.shoulder * 0.98, build.shoulder * 1.02]), group, 0.03),
    prim(cone(shoulder, elbow, 0.0425 * a, 0.0345 * a), group, 0.03),
    prim(cone(elbow, wrist, 0.0345 * a, 0.0252 * (0.5 + 0.5 * a)), group, 0.02),
    prim(egg(along(elbow, 0.075, -0.001), [0.0365 * a, 0.085, 0.0385 * a], unit(cross(up, V)), up), group, 0.045),
    prim(cone(along(shoulder, 0.02), along(shoulder, 0.118), 0.0465 * a, 0.0445 * a), group, 0.02),
    ...hand(build.hand, wrist),
  ];
}

/** Fingers from the edge of the little finger to the thumb's side: place across the palm and length from the wrist. */
const FINGERS = [
  [0.0268, 0.153],
  [0.009, 0.167],
  [-0.0089, 0.161],
  [-0.0256, 0.14],
] as const;

function hand(size: number, wrist: V3): Prim[] {
  const group = GROUP.armL;
  const at = (a: number, b: number, c: number): V3 =>
    add(wrist, add(scale(U, a), add(scale(V, b * size), scale(W, c * size))));
  const list = [
    prim(egg(at(0.05, 0.002, 0.002), [0.052, 0.037 * size, 0.0165 * size], U, V), group, 0.03),
    prim(egg(at(0.018, 0, 0), [0.034, 0.0265 * size, 0.0195 * size], U, V), group, 0.03),
    prim(egg(at(0.036, 0.02, 0.007), [0.03, 0.018 * size, 0.015 * size], U, V), group, 0.02),
  ];
  for (const [b, end] of FINGERS) {
    const middle = at(0.07 + (end - 0.07) * 0.5, b * 0.99, 0.003);
    list.push(prim(cone(at(0.068, b, 0), middle, 0.0108 * size, 0.0098 * size), group, 0.012));
    list.push(prim(cone(middle, at(end - 0.008, b * 0.95, 0.008), 0.0098 * size, 0.0082 * size), group, 0.004));
  }
  const knuckle = at(0.06, 0.048, 0.013);
  list.push(prim(cone(at(0.018, 0.02, 0.006), knuckle, 0.0165 * size, 0.0125 * size), group, 0.018));
  list.push(prim(cone(knuckle, at(0.094, 0.058, 0.017), 0.0118 * size, 0.0094 * size), group, 0.006));
  return list;
}

export function shoe(): Prim[] {
  const [out, up] = SHOE_SHIFT;
  const m = (x: number, y: number, z: number): V3 => [JOINT.thigh[0] + out + x, y + up, z];
  const group = GROUP.shoe;
  const [heel, toe] = [m(0, 0, -0.024), m(0.004, 0, 0.128)];
  const plan = cone([heel[0], 0, heel[2]], [toe[0], 0, toe[2]], 0.0355, 0.0425);
  const sole = (x: number, y: number, z: number): number => {
    const e = plan.f(x, 0, z) + 0.006;
    const t = Math.abs(y - up - 0.013) - 0.003;
    return (e > 0 && t > 0 ? Math.hypot(e, t) : Math.max(e, t)) - 0.01;
  };
  return [
    prim(egg(m(0, 0.045, -0.018), [0.037, 0.046, 0.049]), group, 0.02),
    prim(cone(m(0, 0.07, -0.004), m(0, 0.112, -0.004), 0.04, 0.042), group, 0.03),
    prim(cone(m(0, 0.06, 0.01), m(0.003, 0.042, 0.1), 0.038, 0.032), group, 0.03),
    prim(egg(m(0.004, 0.034, 0.13), [0.043, 0.034, 0.06]), group, 0.03),
    prim({ f: (_x, y, z) => 0.102 + up + z * 0.12 - y, centre: m(0, 0.1, 0), radius: 0.3 }, group, 0.01, true),
    prim({ f: sole, centre: plan.centre, radius: plan.radius }, group, 0.016),
    prim(halfSpace([0, up + 0.0005, 0], [0, 1, 0]), group, 0.006, true),
  ];
}

/** Height on a straight leg of a point of the bind pose. */
export const alongLeg = (x: number, y: number): number => legOut(Math.abs(x), y, true)[1];
export const KNEE_Y = HIP_Y - (HIP_Y - legOut(JOINT.shin[0], JOINT.shin[1], true)[1]);
