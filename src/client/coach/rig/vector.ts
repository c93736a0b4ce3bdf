import type { Vec } from '#programme/clips/vec.ts';

/** A unit quaternion. */
export type Quat = readonly [x: number, y: number, z: number, w: number];

export const RADIANS = Math.PI / 180;
export const NO_TURN: Quat = [0, 0, 0, 1];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.sqrt(dot(a, a));
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const lerp = (a: Vec, b: Vec, by: number): Vec => add(a, scale(sub(b, a), by));
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Goes from 0 to 1 without speed and acceleration at both ends (quintic), for a share of 0 to 1. */
export const ease = (u: number): number => u * u * u * (10 - 15 * u + 6 * u * u);
/** The same between two numbers, of which the first may be the larger, and at rest beyond them. */
export const easeFrom = (from: number, to: number, u: number): number => ease(clamp((u - from) / (to - from), 0, 1));
/** 1, but at the ends of 0 to 1, where it goes from 0 and to 0 within a share. */
export const fadedEnds = (share: number, u: number): number => easeFrom(0, share, u) * easeFrom(1, 1 - share, u);
/** The greater of 0 and a number, rounded where they meet, within `soft` to both sides. */
export function aboveZero(n: number, soft: number): number {
  if (n <= -soft) return 0;
  return n >= soft ? n : (n + soft) ** 2 / (4 * soft);
}
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

/** In plain numbers, for a moment is mostly made of it. */
export function rotate(q: Quat, v: Vec): Vec {
  const x = 2 * (q[1] * v[2] - q[2] * v[1]);
  const y = 2 * (q[2] * v[0] - q[0] * v[2]);
  const z = 2 * (q[0] * v[1] - q[1] * v[0]);
  return [
    v[0] + q[3] * x + q[1] * z - q[2] * y,
    v[1] + q[3] * y + q[2] * x - q[0] * z,
    v[2] + q[3] * z + q[0] * y - q[1] * x,
  ];
}

/** Turns about a unit vector. Degrees. */
export function turnAbout(axis: Vec, degrees: number): Quat {
  const half = (degrees * RADIANS) / 2;
  const sine = Math.sin(half);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(half)];
}
/** Turns about x: the coach bows forwards; a hanging limb swings backwards. Degrees. */
export const pitch = (degrees: number): Quat => turnAbout([1, 0, 0], degrees);
/** Turns about y: to the coach's left. Degrees. */
export const yaw = (degrees: number): Quat => turnAbout([0, 1, 0], degrees);
/** Turns about z: the coach leans to her right; a hanging limb swings to her left. Degrees. */
export const roll = (degrees: number): Quat => turnAbout([0, 0, 1], degrees);

/** The turn that brings the x, y and z axes to three orthogonal unit vectors. */
export function fromAxes(x: Vec, y: Vec, z: Vec): Quat {
  const trace = x[0] + y[1] + z[2];
  if (trace > -1e-6) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s, s / 4];
  }
  // Far round, where the root says little, a half turn about the axis that goes least is taken off first.
  const back = (axis: Vec): Vec => scale(axis, -1);
  if (x[0] > y[1] && x[0] > z[2]) return times(fromAxes(x, back(y), back(z)), [1, 0, 0, 0]);
  if (y[1] > z[2]) return times(fromAxes(back(x), y, back(z)), [0, 1, 0, 0]);
  return times(fromAxes(back(x), back(y), z), [0, 0, 1, 0]);
}

/** Degrees from one turn to another, the short way round. */
export const turnBetween = (a: Quat, b: Quat): number =>
  (2 * Math.acos(Math.min(1, Math.abs(times(inverse(a), b)[3])))) / RADIANS;

/** The turn `share` of the way from no turn to `q`. */
export function partOf(q: Quat, share: number): Quat {
  const axis: Vec = [q[0], q[1], q[2]];
  return turnAbout(unit(axis), (2 * share * Math.atan2(length(axis), q[3])) / RADIANS);
}

/** Small helpers of shapes and pictures beside those of `rig/vector.ts`. Metres; x to the coach's left, y up, z the way she faces. */

export type V3 = Vec;

/** The same point on the other side of the body. */
export const flip = (p: Vec): Vec => [-p[0], p[1], p[2]];
/** Smooth step from 0 at `a` to 1 at `b` (`a` may be the larger). */
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
};
/** First two axes of an ellipsoid turned by `a` about x, then by `b` about y. */
export const tilt = (a: number, b: number): [Vec, Vec] => {
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
  return [
    [cb, 0, -sb],
    [sb * sa, ca, cb * sa],
  ];
};
