import type { Vec } from '#programme/clips/vec.ts';
import { add, clamp, dot, length, scale, sub } from './vector.ts';

/** Least distance of two stretches, each from one point to another; metres (C. Ericson, "Real-Time Collision Detection", 5.1.9). */
export function segmentsApart(p1: Vec, q1: Vec, p2: Vec, q2: Vec): number {
  const [d1, d2, r] = [sub(q1, p1), sub(q2, p2), sub(p1, p2)];
  const [a, e, f, b, c] = [dot(d1, d1) || 1e-9, dot(d2, d2) || 1e-9, dot(d2, r), dot(d1, d2), dot(d1, r)];
  const det = a * e - b * b;
  let s = det > 1e-9 ? clamp((b * f - c * e) / det, 0, 1) : 0;
  const t = clamp((b * s + f) / e, 0, 1);
  s = clamp((b * t - c) / a, 0, 1);
  return length(sub(add(p1, scale(d1, s)), add(p2, scale(d2, t))));
}
