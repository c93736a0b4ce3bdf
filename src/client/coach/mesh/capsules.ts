/** Capsules that stand for the body in live occlusion and in the shadow, and which of them a vertex ignores. */

import {
  ARM_DIR,
  BONE,
  BONE_COUNT,
  FIRST_HAIR,
  HELPERS,
  JOINT,
  legAt,
  OTHER_SIDE,
  RIG_BONES,
  SHOE_SHIFT,
} from '../body/bind-pose.ts';
import { flip, type V3 } from '../math.ts';
import { add, scale } from '../rig/vector.ts';

/** One end: the bone that carries it, its place in the bind pose and its radius. */
export interface End {
  readonly bone: number;
  readonly at: V3;
  readonly radius: number;
}
export type Capsule = readonly [End, End];
const end = (bone: number, at: V3, radius: number): End => ({ bone, at, radius });
const onArm = (t: number): V3 => add(JOINT.upperArm, scale(ARM_DIR, t));
const mirrored = ([a, b]: Capsule): Capsule => {
  const other = (e: End): End => ({
    bone: OTHER_SIDE[e.bone] as number,
    at: flip(e.at),
    radius: e.radius,
  });
  return [other(a), other(b)];
};
const SHOE_X = JOINT.thigh[0] + SHOE_SHIFT[0];
const LEFT: readonly Capsule[] = [
  [end(BONE.upperArmL, onArm(0), 0.047), end(BONE.upperArmL, onArm(0.28), 0.036)],
  [end(BONE.forearmL, onArm(0.3), 0.036), end(BONE.forearmL, onArm(0.53), 0.025)],
  [end(BONE.handL, onArm(0.55), 0.026), end(BONE.handL, onArm(0.68), 0.02)],
  [end(BONE.thighL, legAt([0.09, 0.86, 0]), 0.085), end(BONE.thighL, legAt([0.086, 0.51, 0]), 0.055)],
  [end(BONE.shinL, legAt([0.086, 0.47, 0]), 0.05), end(BONE.shinL, legAt([0.086, 0.12, 0]), 0.035)],
  [end(BONE.footL, [SHOE_X, 0.043, -0.03], 0.035), end(BONE.toesL, [SHOE_X, 0.038, 0.13], 0.032)],
];
/** Trunk, shoulders, skull and jaw; then the left limbs, then the right ones. */
export const CAPSULES: readonly Capsule[] = [
  [end(BONE.pelvis, [0, 0.9, -0.01], 0.13), end(BONE.chest, [0, 1.18, -0.005], 0.11)],
  [end(BONE.chest, [0.06, 1.25, -0.01], 0.09), end(BONE.chest, [-0.06, 1.25, -0.01], 0.09)],
  [end(BONE.head, [0, 1.56, 0.01], 0.085), end(BONE.head, [0, 1.61, -0.01], 0.1)],
  [end(BONE.head, [0.03, 1.505, 0.05], 0.045), end(BONE.head, [-0.03, 1.505, 0.05], 0.045)],
  ...LEFT,
  ...LEFT.map(mirrored),
];
const JAW = 3;
const MIDDLE = 4;

/** Bones whose capsules do not darken each other, because they touch anyway. */
const LINKS: readonly (readonly [number, number])[] = (() => {
  const b = BONE;
  const one = [
    [b.pelvis, b.lumbar],
    [b.lumbar, b.chest],
    [b.pelvis, b.chest],
    [b.chest, b.neck],
    [b.neck, b.head],
    [b.head, b.bun],
    [b.chest, b.clavicleL],
    [b.clavicleL, b.upperArmL],
    [b.chest, b.upperArmL],
    [b.upperArmL, b.forearmL],
    [b.forearmL, b.handL],
    [b.pelvis, b.thighL],
    [b.thighL, b.shinL],
    [b.shinL, b.footL],
    [b.footL, b.toesL],
    [b.shinL, b.toesL],
    [b.pelvis, b.clavicleL],
    [b.lumbar, b.thighL],
  ] as const;
  return [...one, ...one.map(([x, y]) => [OTHER_SIDE[x] as number, OTHER_SIDE[y] as number] as const)];
})();
const linked = (a: number, b: number): boolean =>
  a === b || LINKS.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** For every bone a bit for each capsule that it ignores. The jaw darkens all but the head itself. */
const IGNORED: readonly number[] = Array.from({ length: BONE_COUNT }, (_, bone) => {
  const h = HELPERS[bone - RIG_BONES];
  const bones = h ? [h.a, h.b] : [bone < FIRST_HAIR ? bone : BONE.bun];
  return CAPSULES.reduce((bits, [a, b], i) => {
    const own = bones.some((x) => linked(x, a.bone) || linked(x, b.bone));
    const ignores = i === JAW ? bones.some((x) => x === BONE.head || x === BONE.bun) : own;
    return ignores ? bits | (1 << i) : bits;
  }, 0);
});
/** Bits of the capsules that a vertex ignores, from its four bones and weights (0 to 255). */
export function ignored(joints: Uint8Array, weights: Uint8Array, at: number): number {
  let bits = 0;
  for (let k = 0; k < 4; k += 1) {
    const bone = joints[at + k] as number;
    // a neck that blends into the head keeps the shade of the jaw
    const share = weights[at + k] as number;
    if (share >= 20) bits |= (IGNORED[bone] as number) & (share < 150 ? ~(1 << JAW) : -1);
  }
  return bits;
}
/** The same bits for the vertex on the other side. */
export function otherBits(bits: number): number {
  const per = LEFT.length;
  const low = bits & ((1 << MIDDLE) - 1);
  const left = (bits >> MIDDLE) & ((1 << per) - 1);
  const right = (bits >> (MIDDLE + per)) & ((1 << per) - 1);
  return low | (right << MIDDLE) | (left << (MIDDLE + per));
}
