import type { Vec } from '#programme/clips/vec.ts';

/** A unit quaternion. */
export type Quat = readonly [x: number, y: number, z: number, w: number];

export const RADIANS = Math.PI / 180;
export const NO_TURN: Quat = [0, 0, 0, 1];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const lerp = (a: Vec, b: Vec, by: number): Vec => add(a, scale(sub(b, a), by));
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Goes from 0 to 1 without speed and acceleration at both ends (quintic), for a share of 0 to 1. */
export const ease = (u: number): number => u * u * u * (10 - 15 * u + 6 * u * u);
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The part of `a` at right angles to the unit vector `to`. */
export const across = (a: Vec, to: Vec): Vec => sub(a, scale(to, dot(a, to)));

/** First turns by `b`, then by `a`. */
export const times = (a: Quat, b: Quat): Quat => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];
export const inverse = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

export function rotate(q: Quat, v: Vec): Vec {
  const axis: Vec = [q[0], q[1], q[2]];
  const t = scale(cross(axis, v), 2);
  return add(add(v, scale(t, q[3])), cross(axis, t));
}

const about = (axis: 0 | 1 | 2, degrees: number): Quat => {
  const half = (degrees * RADIANS) / 2;
  const q: [number, number, number, number] = [0, 0, 0, Math.cos(half)];
  q[axis] = Math.sin(half);
  return q;
};
/** Turns about x: the coach bows forwards; a hanging limb swings backwards. Degrees. */
export const pitch = (degrees: number): Quat => about(0, degrees);
/** Turns about y: to the coach's left. Degrees. */
export const yaw = (degrees: number): Quat => about(1, degrees);
/** Turns about z: the coach leans to her right; a hanging limb swings to her left. Degrees. */
export const roll = (degrees: number): Quat => about(2, degrees);

/** Turns about a unit vector. Degrees. */
export function turnAbout(axis: Vec, degrees: number): Quat {
  const half = (degrees * RADIANS) / 2;
  const [x, y, z] = scale(axis, Math.sin(half));
  return [x, y, z, Math.cos(half)];
}

/** The turn that brings the x, y and z axes to three orthogonal unit vectors. */
export function fromAxes(x: Vec, y: Vec, z: Vec): Quat {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s, s / 4];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2]);
    return [s / 4, (y[0] + x[1]) / s, (z[0] + x[2]) / s, (y[2] - z[1]) / s];
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2]);
    return [(y[0] + x[1]) / s, s / 4, (z[1] + y[2]) / s, (z[0] - x[2]) / s];
  }
  const s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1]);
  return [(z[0] + x[2]) / s, (z[1] + y[2]) / s, s / 4, (x[1] - y[0]) / s];
}

/** Degrees from one turn to another, the short way round. */
export const turnBetween = (a: Quat, b: Quat): number =>
  (2 * Math.acos(Math.min(1, Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])))) / RADIANS;

/** The turn `share` of the way from no turn to `q`, the short way round. */
export function partOf(q: Quat, share: number): Quat {
  const [x, y, z, w] = q[3] < 0 ? [-q[0], -q[1], -q[2], -q[3]] : q;
  const size = Math.hypot(x, y, z);
  if (size < 1e-9) return NO_TURN;
  const half = Math.atan2(size, w) * share;
  const k = Math.sin(half) / size;
  return [x * k, y * k, z * k, Math.cos(half)];
}
