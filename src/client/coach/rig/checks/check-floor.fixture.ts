import { add, rotate } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../bones.ts';
import { atOf, type Note, turnOf } from './fault.fixture.ts';
import { TOLERANCE } from './limits.fixture.ts';

/** Spheres of the body that could meet the floor: bone, middle, radius. */
const SURFACE: readonly (readonly [number, Vec, number])[] = [
  [B.pelvis, [0.075, -0.03, -0.046], 0.083],
  [B.pelvis, [-0.075, -0.03, -0.046], 0.083],
  [B.chest, [0, 0.15, 0], 0.08],
  [B.head, [0, 0.112, 0.012], 0.1],
  [B.shinL, [0, 0, 0], 0.05],
  [B.shinR, [0, 0, 0], 0.05],
  [B.forearmL, [0, 0, 0], 0.036],
  [B.forearmR, [0, 0, 0], 0.036],
  [B.handL, [0, -0.1, 0], 0.012],
  [B.handR, [0, -0.1, 0], 0.012],
  [B.footL, [0, -0.078, -0.05], 0],
  [B.footR, [0, -0.078, -0.05], 0],
  [B.toesL, [0, -0.015, 0.05], 0],
  [B.toesR, [0, -0.015, 0.05], 0],
  [B.upperArmL, [0, 0, 0], 0.045],
  [B.upperArmR, [0, 0, 0], 0.045],
];

/** Parts of the body that are in the floor. */
export function checkFloor(frame: Float32Array, note: Note): void {
  for (const [bone, at, radius] of SURFACE) {
    const height = add(atOf(frame, bone), rotate(turnOf(frame, bone), at))[1] - radius;
    note(`${BONES[bone]} in the floor`, -height - TOLERANCE.sink);
  }
}
