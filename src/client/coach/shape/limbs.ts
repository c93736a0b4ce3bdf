/** Arm, hand, leg and shoe of the coach's left side. */

import { add, cross, scale, unit, type V3 } from '#client/coach/rig/vector.ts';
import { BODY } from '#programme/clips/body-measures.ts';
import { JOINT, LEG_DIR, legAt, SHOE_UP } from '../body/bind-pose.ts';
import type { Build } from './builds.ts';
import { GROUP } from './figure.ts';
import { cone, egg, halfSpace, type Prim, prim } from './sdf.ts';

/** Ahead of her. */
const Z: V3 = [0, 0, 1];

export function leg({ thigh: t, calf: c }: Build): Prim[] {
  const up = scale(LEG_DIR, -1);
  const bulge = (at: V3, radii: V3, blend: number) => prim(egg(legAt(at), radii, cross(up, Z), up), GROUP.legL, blend);
  const bone = (from: V3, to: V3, r1: number, r2: number, blend: number) =>
    prim(cone(legAt(from), legAt(to), r1, r2), GROUP.legL, blend);
  return [
    bone([0.092 * (0.6 + 0.4 * t), 0.88, -0.004], [0.087, 0.5, 0.002], 0.086 * t, 0.052 * c, 0.03),
    bulge([0.094, 0.73, 0.018], [0.074 * t, 0.15, 0.07 * t], 0.06),
    bulge([0.092, 0.79, -0.012], [0.077 * t, 0.13, 0.08 * t], 0.06),
    bulge([0.086, 0.492, 0.012], [0.042 * c, 0.075, 0.044 * c], 0.05),
    bone([0.086, 0.5, 0], [0.086, 0.1, -0.006], 0.052 * c, 0.0295 * (0.5 + 0.5 * c), 0.04),
    bulge([0.088, 0.365, -0.02], [0.05 * c, 0.105, 0.048 * c], 0.06),
  ];
}

/** How far the wrist is from the shoulder. */
export const REACH = BODY.upperArm + BODY.forearm;
/** Fingers from the thumb's side to the little one: place across the palm and length from the wrist. */
export const FINGERS = [
  [0.0268, 0.153],
  [0.009, 0.167],
  [-0.0089, 0.161],
  [-0.0256, 0.14],
] as const;

/** How far the knuckles are from the wrist; by how much of its place across the palm a finger goes aside with each metre beyond them. */
export const KNUCKLES = 0.068;
export const FAN = 7;
const fanned = (aside: number, far: number): number => aside * (1 + FAN * (far - KNUCKLES));

/** The arm that goes `along` a direction from the shoulder. */
export function arm({ arm: a, hand: h, shoulder }: Build, along: V3): Prim[] {
  const palm = unit(cross(along, Z));
  /** A point of the arm: metres from the shoulder, and for a hand of size 1 those to the thumb's side and out of the palm. */
  const at = (far: number, aside = 0, out = 0): V3 =>
    add(add(JOINT.upperArm, scale(along, far)), add(scale(Z, aside * h), scale(palm, out * h)));
  const bulge = (middle: V3, radii: V3, blend: number) => prim(egg(middle, radii, along, Z), GROUP.armL, blend);
  const bone = (from: V3, to: V3, r1: number, r2: number, blend: number) =>
    prim(cone(from, to, r1, r2), GROUP.armL, blend);
  const knuckle = at(REACH + 0.058, 0.05, 0.013);
  return [
    bulge(at(0.004), [shoulder * 0.98, shoulder * 1.02, shoulder], 0.03),
    bone(at(0), at(BODY.upperArm), 0.0425 * a, 0.0345 * a, 0.03),
    bone(at(BODY.upperArm), at(REACH), 0.0345 * a, 0.0252 * (0.5 + 0.5 * a), 0.02),
    bulge(at(BODY.upperArm + 0.075, -0.001), [0.085, 0.0385 * a, 0.0365 * a], 0.045),
    bone(at(0.02), at(0.118), 0.0465 * a, 0.0445 * a, 0.02),
    bulge(at(REACH + 0.05, 0.002, 0.002), [0.052, 0.037 * h, 0.0165 * h], 0.03),
    bulge(at(REACH + 0.018), [0.034, 0.0265 * h, 0.0195 * h], 0.03),
    bulge(at(REACH + 0.036, 0.02, 0.007), [0.03, 0.018 * h, 0.015 * h], 0.02),
    ...FINGERS.flatMap(([aside, end]) => {
      const [half, tip] = [0.035 + end / 2, end - 0.008];
      const middle = at(REACH + half, fanned(aside, half), 0.003);
      return [
        bone(at(REACH + KNUCKLES, aside), middle, 0.0104 * h, 0.0094 * h, 0.009),
        bone(middle, at(REACH + tip, fanned(aside, tip), 0.006), 0.0094 * h, 0.0078 * h, 0.003),
      ];
    }),
    bone(at(REACH + 0.018, 0.02, 0.006), knuckle, 0.0165 * h, 0.0125 * h, 0.018),
    bone(knuckle, at(REACH + 0.093, 0.0625, 0.017), 0.0118 * h, 0.0094 * h, 0.006),
  ];
}

export function shoe(): Prim[] {
  const m = (x: number, y: number, z: number): V3 => [JOINT.foot[0] + x, SHOE_UP + y, z];
  const group = GROUP.shoe;
  const plan = cone(m(0, 0, -0.024), m(0.004, 0, 0.128), 0.0355, 0.0425);
  const sole = (x: number, y: number, z: number): number => {
    const e = plan.f(x, SHOE_UP, z) + 0.006;
    const t = Math.abs(y - SHOE_UP - 0.013) - 0.003;
    return (e > 0 && t > 0 ? Math.hypot(e, t) : Math.max(e, t)) - 0.01;
  };
  return [
    prim(egg(m(0, 0.045, -0.018), [0.037, 0.046, 0.049]), group, 0.02),
    prim(cone(m(0, 0.07, -0.004), m(0, 0.112, -0.004), 0.04, 0.042), group, 0.03),
    prim(cone(m(0, 0.06, 0.01), m(0.003, 0.042, 0.1), 0.038, 0.032), group, 0.03),
    prim(egg(m(0.004, 0.034, 0.13), [0.043, 0.034, 0.06]), group, 0.03),
    prim(halfSpace(m(0, 0.102, 0), [0, -1, 0.12]), group, 0.01, true),
    prim({ ...plan, f: sole }, group, 0.016),
    prim(halfSpace(m(0, 0.0005, 0), [0, 1, 0]), group, 0.006, true),
  ];
}
