/** Capsules that stand for the body in live occlusion and in the shadow, and which of them a vertex ignores. */

import { add, flip, scale, type V3 } from '#client/coach/rig/vector.ts';
import { ARM_DIR, BONE_COUNT, FIRST_HAIR, HELPERS, JOINT, legAt, OTHER_SIDE, RIG_BONES } from '../body/bind-pose.ts';
import { B } from '../rig/bones.ts';

/** One end: the bone that carries it, its place in the bind pose and its radius. */
export interface End {
  readonly bone: number;
  readonly at: V3;
  readonly radius: number;
}
export type Capsule = readonly [End, End];
const end = (bone: number, at: V3, radius: number): End => ({ bone, at, radius });
const onArm = (t: number): V3 => add(JOINT.upperArm, scale(ARM_DIR, t));
const onOtherSide = ({ bone, at, radius }: End): End => end(OTHER_SIDE[bone] as number, flip(at), radius);
const [FOOT_X] = JOINT.foot;
const LEFT: readonly Capsule[] = [
  [end(B.upperArmL, onArm(0), 0.047), end(B.upperArmL, onArm(0.28), 0.036)],
  [end(B.forearmL, onArm(0.3), 0.036), end(B.forearmL, onArm(0.53), 0.025)],
  [end(B.handL, onArm(0.55), 0.026), end(B.handL, onArm(0.68), 0.02)],
  [end(B.thighL, legAt([0.09, 0.86, 0]), 0.085), end(B.thighL, legAt([0.086, 0.51, 0]), 0.055)],
  [end(B.shinL, legAt([0.086, 0.47, 0]), 0.05), end(B.shinL, legAt([0.086, 0.12, 0]), 0.035)],
  [end(B.footL, [FOOT_X, 0.043, -0.03], 0.035), end(B.toesL, [FOOT_X, 0.038, 0.13], 0.032)],
];
/** Trunk, shoulders, skull and jaw; then the left limbs, then the right ones. */
export const CAPSULES: readonly Capsule[] = [
  [end(B.pelvis, [0, 0.9, -0.01], 0.13), end(B.chest, [0, 1.18, -0.005], 0.11)],
  [end(B.chest, [0.06, 1.25, -0.01], 0.09), end(B.chest, [-0.06, 1.25, -0.01], 0.09)],
  [end(B.head, [0, 1.56, 0.01], 0.085), end(B.head, [0, 1.61, -0.01], 0.1)],
  [end(B.head, [0.03, 1.505, 0.05], 0.045), end(B.head, [-0.03, 1.505, 0.05], 0.045)],
  ...LEFT,
  ...LEFT.map(([a, b]): Capsule => [onOtherSide(a), onOtherSide(b)]),
];
const JAW = 3;

/** Bones, and those whose capsules they and the first do not darken, because they touch anyway; the same on the right. */
const LINKS: readonly (readonly number[])[] = [
  [B.pelvis, B.lumbar, B.chest, B.clavicleL, B.thighL],
  [B.lumbar, B.chest, B.thighL],
  [B.chest, B.neck, B.clavicleL, B.upperArmL],
  [B.neck, B.head],
  [B.head, B.bun],
  [B.clavicleL, B.upperArmL],
  [B.upperArmL, B.forearmL],
  [B.forearmL, B.handL],
  [B.thighL, B.shinL],
  [B.shinL, B.footL, B.toesL],
  [B.footL, B.toesL],
];
const linked = (a: number, b: number): boolean =>
  a === b || LINKS.some((link) => (link[0] === a && link.includes(b)) || (link[0] === b && link.includes(a)));
/** Whether two bones touch. On the right as on the left; bones of both sides do not. */
const touch = (a: number, b: number): boolean =>
  linked(a, b) || linked(OTHER_SIDE[a] as number, OTHER_SIDE[b] as number);

/** For every bone a bit for each capsule that it ignores. The jaw darkens all but the head itself. */
const IGNORED: readonly number[] = Array.from({ length: BONE_COUNT }, (_, bone) => {
  const helper = HELPERS[bone - RIG_BONES];
  const bones = helper ? [helper.a, helper.b] : [bone < FIRST_HAIR ? bone : B.bun];
  return CAPSULES.reduce((bits, [a, b], i) => {
    const ignores = bones.some((x) => (i === JAW ? x === B.head || x === B.bun : touch(x, a.bone) || touch(x, b.bone)));
    return ignores ? bits | (1 << i) : bits;
  }, 0);
});
/** Bits of the capsules that a vertex ignores for a bone that moves it by `weight` of 255. */
export const ignored = (bone: number, weight: number): number => {
  if (weight < 20) return 0;
  // a neck that blends into the head keeps the shade of the jaw
  return (IGNORED[bone] as number) & (weight < 150 ? ~(1 << JAW) : -1);
};
