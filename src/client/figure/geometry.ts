import type { Point } from '#programme/poses/pose.ts';

const RADIANS = Math.PI / 180;

/** Vector of a limb: 0 degrees hangs down, 90 points right. */
export function down(degrees: number, length: number): Point {
  return [Math.sin(degrees * RADIANS) * length, Math.cos(degrees * RADIANS) * length];
}

/** Vector of a spine: 0 degrees points up, 90 leans right. */
export function up(degrees: number, length: number): Point {
  return [Math.sin(degrees * RADIANS) * length, -Math.cos(degrees * RADIANS) * length];
}

/** Angle in degrees of the limb vector from p to q; inverse of {@link down}. */
export function limbAngle(p: Point, q: Point): number {
  return Math.atan2(q[0] - p[0], q[1] - p[1]) / RADIANS;
}

/** Sum of two vectors. */
export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
/** Vector from q to p. */
export const sub = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
/** Vector, k times as long. */
export const scale = (p: Point, k: number): Point => [p[0] * k, p[1] * k];
/** Value at share t between a (0) and b (1). */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Point at share t on the way from p (0) to q (1). */
export const between = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
/** Length of the way from p to q. */
export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
/** The value, held between low and high. */
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The same angle, moved by whole turns to lie as near as possible to `reference`, in degrees. */
export function nearestTurn(degrees: number, reference: number): number {
  return degrees + Math.round((reference - degrees) / 360) * 360;
}

/** The element at an index that wraps round both ends. @throws RangeError for an empty list. */
export function around<T>(list: readonly T[], index: number): T {
  const element = list[((index % list.length) + list.length) % list.length];
  if (element === undefined) throw new RangeError('An empty list has no elements.');
  return element;
}
