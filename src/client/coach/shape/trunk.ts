/** Trunk and neck of the coach, the edge of the leggings included. */

import { JOINT } from '../body/bind-pose.ts';
import { tilt, type V3 } from '../math.ts';
import type { Build } from './builds.ts';
import { GROUP } from './groups.ts';
import { loft } from './loft.ts';
import { cone, egg, type Prim, prim, smin } from './sdf.ts';
import { WAIST, WAIST_SLOPE } from './seams.ts';

export function trunk(build: Build): Prim[] {
  const list = [prim(loft(build.trunk), GROUP.trunk, 0.02)];
  const { bust, seat } = build;
  const shoulder = JOINT.upperArm;
  for (const s of [1, -1]) {
    const side = (p: V3): V3 => [p[0] * s, p[1], p[2]];
    list.push(prim(egg(side(bust[0]), bust[1], ...tilt(0.25, 0.12 * s)), GROUP.trunk, 0.055));
    list.push(prim(egg(side(seat[0]), seat[1]), GROUP.trunk, 0.06));
    const top: V3 = [shoulder[0] - 0.012, shoulder[1] + 0.024, shoulder[2] - 0.004];
    list.push(
      prim(cone(side([0.028, 1.412, -0.04]), side(top), 0.024, 0.031 + (build.neck - 1) * 0.03), GROUP.trunk, 0.05),
    );
  }
  list.push(waistband(build));
  list.push(prim(cone([0, 1.355, -0.036], [0, 1.5, -0.012], 0.05 * build.neck, 0.044 * build.neck), GROUP.trunk, 0.04));
  return list;
}

/** The leggings stand a little off the top, up to the waist. */
function waistband(build: Build): Prim {
  const thick = loft(build.trunk, 0.0045);
  const f = (x: number, y: number, z: number) => -smin(-thick.f(x, y, z), WAIST + WAIST_SLOPE * z - y, 0.022);
  return prim({ ...thick, f }, GROUP.trunk, 0.012);
}

/** Without the neck: how far a point of arm or leg is from the trunk. */
export const withoutNeck = (prims: readonly Prim[]): Prim[] =>
  prims.filter((q) => !(q.centre[0] === 0 && q.centre[1] > 1.42));
