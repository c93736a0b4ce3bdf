/** Trunk and neck of the coach, the edge of the leggings included. */

import { add, tilt } from '#client/coach/rig/vector.ts';
import { JOINT } from '../body/bind-pose.ts';
import type { Build } from './builds.ts';
import { GROUP } from './figure.ts';
import { loft } from './loft.ts';
import { cone, egg, onBothSides, type Prim, prim, type Shape, smin } from './sdf.ts';
import { WAIST, WAIST_SLOPE } from './seams.ts';

const part = (shape: Shape, blend: number): Prim => prim(shape, GROUP.trunk, blend);

export function trunk({ trunk: rows, bust, seat, neck }: Build): Prim[] {
  const shape = loft(rows);
  // the leggings stand a little off the top, up to the waist
  const leggings = (x: number, y: number, z: number) =>
    -smin(0.0045 - shape.f(x, y, z), WAIST + WAIST_SLOPE * z - y, 0.022);
  const top = add(JOINT.upperArm, [-0.012, 0.024, -0.004]);
  return onBothSides([
    part(shape, 0.02),
    part(egg(...bust, ...tilt(0.25, 0.12)), 0.055),
    part(egg(...seat), 0.06),
    part(cone([0.028, 1.412, -0.04], top, 0.024, 0.031 + (neck - 1) * 0.03), 0.05),
    part({ ...shape, f: leggings }, 0.012),
  ]);
}

export const neck = ({ neck: n }: Build): Prim =>
  part(cone([0, 1.355, -0.036], [0, 1.5, -0.012], 0.05 * n, 0.044 * n), 0.04);
