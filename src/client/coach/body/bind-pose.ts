/** The rig's bones in the bind pose of the mesh (arms 35, legs 8 degrees out) and the helper bones of the skin. */
import { BODY, OFFSET } from '#programme/clips/body.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { V3 } from '../math.ts';
import { B } from '../rig/bones.ts';
import { add, scale } from '../rig/vector.ts';

export const RIG_BONES = BONES.length;
export const BONE = B;

/** How far arms and legs are lifted sideways in the bind pose, radians. */
export const ARM_OUT = (35 * Math.PI) / 180;
const LEG_OUT = (8 * Math.PI) / 180;
export const ARM_DIR: V3 = [Math.sin(ARM_OUT), -Math.cos(ARM_OUT), 0];
export const HIP_Y = BODY.thigh + BODY.shin + BODY.ankle;

const [LEG_COS, LEG_SIN] = [Math.cos(LEG_OUT), Math.sin(LEG_OUT)];

/** Turns a point of a straight leg out about the hip (or back in); `x` counts outwards. */
export function legOut(x: number, y: number, back = false): [number, number] {
  const c = LEG_COS;
  const s = back ? -LEG_SIN : LEG_SIN;
  const [dx, dy] = [x - OFFSET.thigh[0], y - HIP_Y];
  return [OFFSET.thigh[0] + dx * c - dy * s, HIP_Y + dx * s + dy * c];
}
/** A point of a leg that hangs straight, where it is in the bind pose. */
export function legAt(p: V3): V3 {
  const side = p[0] < 0 ? -1 : 1;
  const [x, y] = legOut(Math.abs(p[0]), p[1]);
  return [x * side, y, p[2]];
}
/** How far out and up the shoes stand, against those of straight legs. */
export const SHOE_SHIFT = [(BODY.thigh + BODY.shin) * LEG_SIN, (BODY.thigh + BODY.shin) * (1 - LEG_COS)] as const;

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
 * Helper bones keep joints round under linear blending. `half` stands at the joint of `b`, turned a share
 * of the way from `a` to `b`. `twist` stands at the joint of `a` and takes a share of the turn of `b` about
 * the arm's own axis. `wrist` takes that turn wholly and half of the bend.
 */
export interface HelperBone {
  readonly kind: 'half' | 'twist' | 'wrist';
  readonly a: number;
  readonly b: number;
  readonly share: number;
}
const sideHelpers = (clav: number, thighBone: number): HelperBone[] => [
  { kind: 'half', a: clav, b: clav + 1, share: 0.5 },
  { kind: 'half', a: clav + 1, b: clav + 2, share: 0.5 },
  { kind: 'half', a: 0, b: thighBone, share: 0.5 },
  { kind: 'half', a: thighBone, b: thighBone + 1, share: 0.5 },
  { kind: 'half', a: thighBone + 1, b: thighBone + 2, share: 0.5 },
  { kind: 'twist', a: clav + 2, b: clav + 3, share: 0.3 },
  { kind: 'twist', a: clav + 2, b: clav + 3, share: 0.62 },
  { kind: 'twist', a: clav + 2, b: clav + 3, share: 0.9 },
  { kind: 'wrist', a: clav + 2, b: clav + 3, share: 0.5 },
];
export const HELPERS: readonly HelperBone[] = [
  ...sideHelpers(B.clavicleL, B.thighL),
  ...sideHelpers(B.clavicleR, B.thighR),
];
export const HELPERS_PER_SIDE = HELPERS.length / 2;
/** Helpers of the left side, as bone numbers. */
export const HELP = {
  shoulder: 0,
  elbow: 1,
  hip: 2,
  knee: 3,
  ankle: 4,
  twist1: 5,
  twist2: 6,
  twist3: 7,
  wrist: 8,
} as const;
/** Bones of the chain that loose hair hangs from, after the helpers. */
export const HAIR_BONES = 3;
export const FIRST_HAIR = RIG_BONES + HELPERS.length;
export const BONE_COUNT = FIRST_HAIR + HAIR_BONES;

/** For every bone, helpers included, the one on the other side of the body. */
export const OTHER_SIDE: readonly number[] = [
  ...BONES.map((name) => {
    const other = name.endsWith('L') ? `${name.slice(0, -1)}R` : name.endsWith('R') ? `${name.slice(0, -1)}L` : name;
    return BONES.indexOf(other as (typeof BONES)[number]);
  }),
  ...HELPERS.map((_, i) => RIG_BONES + ((i + HELPERS_PER_SIDE) % HELPERS.length)),
  ...Array.from({ length: HAIR_BONES }, (_, i) => FIRST_HAIR + i),
];
