import type { Vec } from '#programme/clips/vec.ts';
import { across, add, clamp, cross, dot, fromAxes, length, type Quat, scale, sub, unit } from './vector.ts';

/** A solved limb: its middle and end joint, and the turns of its two bones in the world. */
export interface Solved {
  readonly mid: Vec;
  readonly end: Vec;
  readonly upper: Quat;
  readonly lower: Quat;
}

/** Knees fold backwards, elbows forwards: the sign of the hinge. */
export const hingeSign = (arm: boolean): 1 | -1 => (arm ? -1 : 1);

/** Longest share of a limb that is used, so that a straight limb keeps a direction to bend in. */
export const STRETCH = 0.9997;

/** Share of its length from which a reaching limb stretches ever slower. */
export const SOFT = 0.96;
/** The same where it has to be met exactly. */
export const HARD = 0.9985;

/**
 * A target brought nearer where a limb could only just, or not, reach it, so that elbow and knee neither
 * snap straight nor jump out of it: the distance nears its limit exponentially ("soft IK", A. Nicholas 2009). `from` is
 * the share of the limb's length from which it does.
 */
export function within(root: Vec, target: Vec, [upper, lower]: readonly [number, number], from = SOFT): Vec {
  const way = sub(target, root);
  const [long, d] = [upper + lower, length(way)];
  const [start, room] = [long * from, long * (STRETCH - from)];
  if (d <= start) return target;
  return add(root, scale(way, (start + room * (1 - Math.exp(-(d - start) / room))) / d));
}

/** Joints of a limb from root towards a target, its middle joint drawn towards `pole`. Law of cosines. */
export function solveTwoBone(
  root: Vec,
  target: Vec,
  pole: Vec,
  { lengths, arm }: { readonly lengths: readonly [number, number]; readonly arm: boolean },
): Solved {
  const [l1, l2] = lengths;
  const way = sub(target, root);
  const along = unit(way);
  const d = clamp(length(way), Math.abs(l1 - l2) + 0.01, (l1 + l2) * STRETCH);
  const cosine = clamp((l1 * l1 + d * d - l2 * l2) / (2 * l1 * d), -1, 1);
  const aside = sidewards(pole, along);
  const mid = add(root, add(scale(along, l1 * cosine), scale(aside, l1 * Math.sqrt(1 - cosine * cosine))));
  return framed(root, mid, add(root, scale(along, d)), aside, arm);
}

/** Turns of both bones of a limb whose joints are known; `pole` is where the middle joint points. */
export function framed(root: Vec, mid: Vec, end: Vec, pole: Vec, arm: boolean): Solved {
  const up = unit(sub(root, mid));
  const up2 = unit(sub(mid, end));
  const hinge = unit(scale(cross(up, sidewards(pole, up)), hingeSign(arm)));
  const straightened = unit(across(hinge, up2));
  return {
    mid,
    end,
    upper: fromAxes(hinge, up, cross(hinge, up)),
    lower: fromAxes(straightened, up2, cross(straightened, up2)),
  };
}

/** Unit vector across `along` on the side of the pole; any, where the pole is on the line. */
function sidewards(pole: Vec, along: Vec): Vec {
  const aside = across(pole, along);
  if (dot(aside, aside) > 1e-8) return unit(aside);
  return unit(across(Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1], along));
}
