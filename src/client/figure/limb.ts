import { BONE } from '#programme/poses/body-measures.ts';
import type { LimbAngles, LimbName, LimbSpec, LimbTarget, Point, Pose, View } from '#programme/poses/pose.ts';
import { add, clamp, down, limbAngle, scale, sub } from './geometry.ts';

/** A limb with its joints in place. */
export interface LimbJoints {
  /** Shoulder or hip joint. */
  root: Point;
  /** Elbow or knee. */
  mid: Point;
  /** Wrist or ankle. */
  end: Point;
  /** Foot or hand angle in degrees. */
  tip: number;
  /** Units by which the target of a held limb was out of reach; 0 when it was met. */
  short: number;
  /** Depth of the target in units, + towards the viewer. */
  depth: number;
  /** True while the end is held to a point. */
  held: boolean;
}

/** The four limbs in drawing order. */
export const LIMBS: readonly LimbName[] = ['aF', 'aB', 'lF', 'lB'];

/** True for arms, false for legs. */
export const isArm = (name: LimbName): boolean => name[0] === 'a';

const isAngles = (spec: LimbSpec): spec is LimbAngles => Array.isArray(spec);

/** True when the limb is held to a point in this pose. */
export const isTarget = (spec: LimbSpec): spec is LimbTarget => !isAngles(spec);

/** Lengths in units of upper and lower bone. */
export const bonesOf = (name: LimbName): readonly [number, number] =>
  isArm(name) ? [BONE.upperArm, BONE.forearm] : [BONE.thigh, BONE.shin];

/** Sign of the limb's angles: positive angles point outwards on both sides of a front view. */
export const mirrorOf = (view: View, name: LimbName): 1 | -1 => (view === 'front' && name[1] === 'F' ? -1 : 1);

const ARM_AT_REST: LimbAngles = [4, 12];
const LEG_AT_REST: LimbAngles = [0, 0];

/** The limb of a pose; the far limb copies the near one when it is left out. */
export function limbSpec(pose: Pose, name: LimbName): LimbSpec {
  const near = isArm(name) ? pose.aF : pose.lF;
  return pose[name] ?? near ?? (isArm(name) ? ARM_AT_REST : LEG_AT_REST);
}

const SOLE = 9.4;

/** Ankle of a foot whose shoe tip touches the ground at `toe` with the foot at `degrees`. */
export function ankleOverToe(toe: Point, degrees: number, view: View): Point {
  if (view === 'front') return [toe[0], toe[1] - 10 - 11 * Math.max(0, down(degrees, 1)[1])];
  const [ux, uy] = down(degrees, 1);
  const sole = Math.max(5.2 * ux + 4.6, SOLE * ux + 1.2);
  return [toe[0] - ux * BONE.foot, toe[1] - Math.max(sole, 4.6) - uy * BONE.foot];
}

/** Where the wrist or ankle of a held limb belongs, with the foot at `degrees`. */
export function targetPoint(spec: LimbTarget, degrees: number, view: View): Point {
  if (spec.toe) return ankleOverToe(spec.toe, degrees, view);
  if (spec.to) return spec.to;
  throw new Error('A held limb needs `to` or `toe`.');
}

/** Natural bend: elbows close forwards, knees close backwards; in front view both go outwards. */
function naturalBend(view: View, name: LimbName): 1 | -1 {
  if (view === 'front') return name[1] === 'F' ? -1 : 1;
  return isArm(name) ? -1 : 1;
}

/** Two-bone inverse kinematics in space, seen in the picture plane. */
function reach(
  root: Point,
  to: Point,
  spec: LimbTarget,
  [l1, l2]: readonly [number, number],
  bend: number,
): Omit<LimbJoints, 'tip'> {
  const depth = spec.depth ?? 0;
  const way = sub(to, root);
  const wanted = Math.hypot(way[0], way[1], depth);
  const longest = l1 + l2 - 0.1;
  const d = wanted > longest ? scale(way, longest / wanted) : way;
  const r = clamp(wanted, Math.abs(l1 - l2) + 1, longest);
  const flat = Math.hypot(d[0], d[1]) || 1;
  const cos = clamp((l1 * l1 + r * r - l2 * l2) / (2 * l1 * r), -1, 1);
  const off = l1 * Math.sqrt(1 - cos * cos) * (spec.out ?? 1) * bend;
  const mid: Point = [
    root[0] + (d[0] * l1 * cos) / r + (d[1] / flat) * off,
    root[1] + (d[1] * l1 * cos) / r - (d[0] / flat) * off,
  ];
  return { root, mid, end: add(root, d), short: Math.max(0, wanted - longest), depth, held: true };
}

function hangLimb(
  view: View,
  name: LimbName,
  root: Point,
  [upper, lower, upperScale = 1, lowerScale = 1]: LimbAngles,
  tip?: number,
): LimbJoints {
  const [l1, l2] = bonesOf(name);
  const mirror = mirrorOf(view, name);
  const mid = add(root, down(upper * mirror, l1 * upperScale));
  const end = add(mid, down(lower * mirror, l2 * lowerScale));
  const looseFoot = view === 'front' ? 40 : lower + 72;
  const loose = isArm(name) ? lower * mirror : looseFoot;
  return { root, mid, end, tip: tip ?? loose, short: 0, depth: 0, held: false };
}

/** Puts a limb in place from its root; `tip` is the angle of the hand or foot where the pose sets one. */
export function solveLimb(view: View, name: LimbName, root: Point, spec: LimbSpec, tip?: number): LimbJoints {
  if (isAngles(spec)) return hangLimb(view, name, root, spec, tip);
  const foot = tip ?? 90;
  const to = targetPoint(spec, foot, view);
  const joints = spec.via
    ? { root, mid: spec.via, end: to, short: 0, depth: spec.depth ?? 0, held: true }
    : reach(root, to, spec, bonesOf(name), spec.bend ?? naturalBend(view, name));
  const hand = spec.palm ?? tip ?? limbAngle(joints.mid, joints.end);
  return { ...joints, tip: isArm(name) ? hand : foot };
}
