import { BONE } from '#programme/poses/body-measures.ts';
import type { Point, Pose } from '#programme/poses/pose.ts';
import { add, clamp, scale, sub, up } from './geometry.ts';

/** Point of the trunk: u 0 = hip, 1 = shoulders; v = units in front of the spine (side) or to the right (front). */
export type Trunk = (u: number, v: number) => Point;

/** Lean of pelvis and chest in degrees. */
export function torsoPair(pose: Pose): readonly [number, number] {
  const torso = pose.torso ?? 0;
  return typeof torso === 'number' ? [torso, torso] : torso;
}

/** Small shift in units that shows the far limbs behind the near ones; upwards when lying. */
export function farOffset(pelvis: number): Point {
  const lying = Math.sin((pelvis * Math.PI) / 180) ** 2;
  return [-3.5 * (1 - lying), -2 * lying];
}

/** Curved spine in side view: a quadratic curve with the pelvis and chest leans as its end tangents. */
export function sideTrunk(hip: Point, [pelvis, chest]: readonly [number, number]): Trunk {
  const waist = add(hip, up(pelvis, BONE.torso / 2));
  const neck = add(waist, up(chest, BONE.torso / 2));
  return (u, v) => {
    const c = clamp(u, 0, 1);
    const a = 1 - c;
    const at = add(add(scale(hip, a * a), scale(waist, 2 * a * c)), scale(neck, c * c));
    const raw = add(scale(sub(waist, hip), a), scale(sub(neck, waist), c));
    const tangent = scale(raw, 1 / (Math.hypot(raw[0], raw[1]) || 1));
    return add(add(at, scale(tangent, (u - c) * BONE.torso)), scale([-tangent[1], tangent[0]], v));
  };
}

/** Spine in front view; `spine` is its visible share, because bending at the viewer shortens it. */
export function frontTrunk(hip: Point, leans: readonly [number, number], spine: number): Trunk {
  const full = sideTrunk(hip, leans);
  const lean = (leans[0] + leans[1]) / 2;
  return (u, v) => add(full(u, v), up(lean, -BONE.torso * u * (1 - spine)));
}
