/** The rig's bones in the bind pose of the mesh (arms 35, legs 8 degrees out) and the helper bones of the skin. */

import { add, dot, scale, sub, type V3 } from '#client/coach/rig/vector.ts';
import { BODY, OFFSET } from '#programme/clips/body-measures.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { otherBone } from '#programme/clips/mirror.ts';
import { B } from '../rig/bones.ts';

export const RIG_BONES = BONES.length;

/** How far arms and legs are lifted sideways in the bind pose, radians. */
export const ARM_OUT = (35 * Math.PI) / 180;
const LEG_OUT = (8 * Math.PI) / 180;
/** A point turned sideways about a joint. */
export const swung = ([x, y, z]: V3, [ox, oy]: V3, by: number): V3 => {
  const [dx, dy, c, s] = [x - ox, y - oy, Math.cos(by), Math.sin(by)];
  return [ox + dx * c - dy * s, oy + dx * s + dy * c, z];
};
/** Where a straight limb goes, from shoulder or hip. */
export const DOWN: V3 = [0, -1, 0];
export const ARM_DIR = swung(DOWN, [0, 0, 0], ARM_OUT);
export const LEG_DIR = swung(DOWN, [0, 0, 0], LEG_OUT);
export const HIP_Y = BODY.thigh + BODY.shin + BODY.ankle;

const pelvis: V3 = [0, HIP_Y, 0];
const lumbar = add(pelvis, OFFSET.lumbar);
const chest = add(lumbar, OFFSET.chest);
const neck = add(chest, OFFSET.neck);
const head = add(neck, OFFSET.head);
const clavicle = add(chest, OFFSET.clavicle);
const upperArm = add(clavicle, OFFSET.upperArm);
const forearm = add(upperArm, scale(ARM_DIR, BODY.upperArm));
const hand = add(forearm, scale(ARM_DIR, BODY.forearm));
const thigh = add(pelvis, OFFSET.thigh);
/** A point of a leg that hangs straight, where it is in the bind pose. */
export const legAt = (p: V3): V3 => swung(p, thigh, LEG_OUT);
const foot = legAt(add(thigh, [0, -BODY.thigh - BODY.shin, 0]));
/** Joints in the bind pose; left side. */
export const JOINT = {
  pelvis,
  lumbar,
  chest,
  neck,
  head,
  bun: add(head, OFFSET.bun),
  clavicle,
  upperArm,
  forearm,
  hand,
  thigh,
  shin: legAt(add(thigh, [0, -BODY.thigh, 0])),
  foot,
  toes: add(foot, [0, 0.02 - BODY.ankle, BODY.ball]),
} as const satisfies Record<string, V3>;
/** How far along the arm a point is from the shoulder, metres. */
export const alongArm = (p: V3): number => dot(sub(p, JOINT.upperArm), ARM_DIR);
/** How far up the shoes stand, against those of straight legs. */
export const SHOE_UP = foot[1] - BODY.ankle;

/** Position and quaternion of every rig bone in the bind pose: laid out like a frame. */
export function bindFrame(): Float32Array {
  const out = new Float32Array(RIG_BONES * 7 + 3);
  BONES.forEach((name, i) => {
    const side = name.endsWith('R') ? -1 : 1;
    const base = name.replace(/[LR]$/, '') as keyof typeof JOINT;
    const turn = /Arm|forearm|hand/.test(base) ? ARM_OUT : /thigh|shin/.test(base) ? LEG_OUT : 0;
    const [x, y, z] = JOINT[base];
    out.set([x * side, y, z, 0, 0, Math.sin((turn * side) / 2), Math.cos(turn / 2)], i * 7);
  });
  return out;
}

/**
 * Helper bones keep joints round under linear blending. One takes a share of the turn of `b` about the axis of the arm
 * (`twist`), seen from `a`; then it goes a share of the way on to the turn of `b` (`bend`).
 */
export interface HelperBone {
  readonly a: number;
  readonly b: number;
  readonly twist: number;
  readonly bend: number;
  /** 1 on her left, -1 on her right. */
  readonly side: 1 | -1;
}
/** Those of the left side: the bones a and b, twist and bend. */
const LEFT_HELPERS = {
  shoulder: [B.clavicleL, B.upperArmL, 0, 0.5],
  elbow: [B.upperArmL, B.forearmL, 0, 0.5],
  hip: [B.pelvis, B.thighL, 0, 0.5],
  knee: [B.thighL, B.shinL, 0, 0.5],
  ankle: [B.shinL, B.footL, 0, 0.5],
  twist1: [B.forearmL, B.handL, 0.3, 0],
  twist2: [B.forearmL, B.handL, 0.62, 0],
  twist3: [B.forearmL, B.handL, 0.9, 0],
  wrist: [B.forearmL, B.handL, 1, 0.5],
} as const;
const NAMES = Object.keys(LEFT_HELPERS) as (keyof typeof LEFT_HELPERS)[];
const OTHER_BONES = BONES.map((bone) => B[otherBone(bone)]);
const left = Object.values(LEFT_HELPERS).map(([a, b, twist, bend]): HelperBone => ({ a, b, twist, bend, side: 1 }));
const right = left.map((helper): HelperBone => {
  const [a, b] = [OTHER_BONES[helper.a] as number, OTHER_BONES[helper.b] as number];
  return { ...helper, a, b, side: -1 };
});
export const HELPERS: readonly HelperBone[] = [...left, ...right];
/** Helpers of the left side, as bone numbers. */
export const HELPER = Object.fromEntries(NAMES.map((name, i) => [name, RIG_BONES + i])) as Record<
  keyof typeof LEFT_HELPERS,
  number
>;
/** Bones of the chain that loose hair hangs from, after the helpers. */
export const HAIR_BONES = 3;
export const FIRST_HAIR = RIG_BONES + HELPERS.length;
export const BONE_COUNT = FIRST_HAIR + HAIR_BONES;

/** For every bone, helpers included, the one on the other side of the body. */
export const OTHER_SIDE: readonly number[] = Array.from({ length: BONE_COUNT }, (_, bone) => {
  if (bone >= FIRST_HAIR) return bone;
  return OTHER_BONES[bone] ?? RIG_BONES + ((bone - RIG_BONES + left.length) % HELPERS.length);
});
