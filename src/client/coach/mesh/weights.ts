/** Which bones move a point of the bind pose (left half, x >= 0), and how much. */

import { ARM_DIR, BONE, HELP, JOINT, RIG_BONES } from '../body/bind-pose.ts';
import { giveStrand } from '../body/hair.ts';
import { smooth, type V3 } from '../math.ts';
import { dot, sub } from '../rig/vector.ts';
import type { HairStyle } from '../shape/figure.ts';
import { GROUP_BLEND, PIECE } from '../shape/groups.ts';
import { alongLeg, KNEE_Y } from '../shape/limbs.ts';
import { fieldAt, type Prim } from '../shape/sdf.ts';
import { BUN_AT, HEAD_AT, HEAD_SIZE } from '../shape/seams.ts';

/** What weights are felt from: the surfaces of trunk and limbs apart. */
export interface Limbs {
  readonly trunk: readonly Prim[];
  readonly arm: readonly Prim[];
  readonly leg: readonly Prim[];
  readonly style: HairStyle;
}
type Weights = Float32Array;
const helper = (name: keyof typeof HELP): number => RIG_BONES + HELP[name];
const give = (w: Weights, bone: number, share: number): void => {
  w[bone] = (w[bone] as number) + share;
};
/** Share of the bone before a joint, of its helper and of the bone after it; `t` beyond the joint, `reach` metres. */
const joint = (t: number, reach: number): [number, number, number] => {
  const a = smooth(-reach, reach * 0.15, t);
  const b = smooth(-reach * 0.15, reach, t);
  return [1 - a, Math.max(0, a - b), b];
};
const UPPER_ARM = Math.hypot(...sub(JOINT.forearm, JOINT.upperArm));
const FOREARM = Math.hypot(...sub(JOINT.hand, JOINT.forearm));

/** Adds the weights of a point of the left half. */
export function weigh(x: number, y: number, z: number, piece: number, limbs: Limbs, w: Weights): void {
  if (piece === PIECE.hair) hairWeights(x, y, z, limbs.style, w);
  else if (piece === PIECE.shoe) shoeWeights(z, w);
  else bodyWeights(x, y, z, piece, limbs, w);
}

function bodyWeights(x: number, y: number, z: number, piece: number, limbs: Limbs, w: Weights): void {
  const distance = {
    trunk: fieldAt(limbs.trunk, GROUP_BLEND, x, y, z),
    arm: fieldAt(limbs.arm, GROUP_BLEND, x, y, z),
    leg: 9,
  };
  if (y < 1 && x < 0.3) distance.leg = fieldAt(limbs.leg, GROUP_BLEND, x, y, z);
  const arm = piece === PIECE.hand ? 1 : armShare(x, y, z, distance.trunk - distance.arm);
  if (arm > 0) armWeights([x, y, z], arm, w);
  const leg = distance.leg < 9 && arm < 1 ? legWeights(x, y, distance.trunk - distance.leg, 1 - arm, w) : 0;
  trunkWeights(x, y, z, piece === PIECE.head, (1 - arm) * (1 - leg), w);
}

/** How far a point goes with the arm. Top and back of the shoulder stay with the shoulder blade. */
function armShare(x: number, y: number, z: number, nearer: number): number {
  if (x < 0.06 || !(y > 1.02 || (x > 0.24 && y > 0.65))) return 0;
  const rel = sub([x, y, z], JOINT.upperArm);
  const out = dot(rel, ARM_DIR);
  const blade = smooth(-0.012, 0.05, rel[1] * 0.75 - rel[2] * 0.66) * smooth(0.075, 0.0, out);
  return smooth(-0.03, 0.06, nearer) * (1 - 0.7 * blade);
}

function armWeights(p: V3, share: number, w: Weights): void {
  const t = dot(sub(p, JOINT.upperArm), ARM_DIR);
  const along = smooth(-0.045, 0.075, t);
  const full = share * along * smooth(0.35, 0.95, share + along * 0.2);
  give(w, helper('shoulder'), share - full);
  const elbow = t - UPPER_ARM;
  const wrist = elbow - FOREARM;
  const [upper, bend, lower] = joint(elbow, 0.05);
  give(w, BONE.upperArmL, full * upper);
  give(w, helper('elbow'), full * bend);
  // the turn of the hand is spread over the forearm in four steps
  const steps = [
    smooth(-0.215, -0.15, wrist),
    smooth(-0.16, -0.095, wrist),
    smooth(-0.105, -0.045, wrist),
    smooth(-0.05, -0.012, wrist),
    smooth(0.0, 0.034, wrist),
  ];
  const bones = [BONE.forearmL, helper('twist1'), helper('twist2'), helper('twist3'), helper('wrist'), BONE.handL];
  bones.forEach((bone, i) => {
    give(
      w,
      bone,
      full * lower * Math.max(0, (i === 0 ? 1 : (steps[i - 1] as number)) - (i === 5 ? 0 : (steps[i] as number))),
    );
  });
}

/** Returns the share of the point that goes with the leg. */
function legWeights(x: number, y: number, nearer: number, rest: number, w: Weights): number {
  const yl = alongLeg(x, y);
  let m = smooth(-0.06, 0.05, nearer) * smooth(1.0, 0.9, y);
  m = Math.max(m, smooth(0.865, 0.78, yl)) * smooth(-0.004, 0.022, x + (y < 0.8 ? 0.05 : 0));
  const full = m * smooth(0.93, 0.8, y) * smooth(0.25, 0.95, m);
  const [thigh, knee, shin] = joint(KNEE_Y - yl, 0.06);
  const foot = smooth(0.125, 0.085, yl);
  const half = smooth(0.17, 0.11, yl);
  give(w, helper('hip'), rest * (m - full));
  give(w, BONE.thighL, rest * full * thigh);
  give(w, helper('knee'), rest * full * knee);
  give(w, BONE.shinL, rest * full * shin * (1 - half));
  give(w, helper('ankle'), rest * full * shin * (half - foot));
  give(w, BONE.footL, rest * full * shin * foot);
  return m;
}

function trunkWeights(x: number, y: number, z: number, inHead: boolean, rest: number, w: Weights): void {
  const lumbar = smooth(0.95, 1.05, y);
  const chest = smooth(1.08, 1.2, y);
  const neck = smooth(1.375, 1.435, y + z * 0.2);
  const head = inHead ? smooth(1.445, 1.5, y + z * 0.35) : smooth(1.45, 1.5, y + z * 0.35);
  const blade = smooth(0.03, 0.11, x) * smooth(1.22, 1.34, y) * 0.85;
  give(w, BONE.pelvis, rest * (1 - lumbar));
  give(w, BONE.lumbar, rest * (lumbar - chest));
  give(w, BONE.chest, rest * (chest - neck) * (1 - blade));
  give(w, BONE.clavicleL, rest * (chest - neck) * blade);
  give(w, BONE.neck, rest * (neck - head * neck));
  give(w, BONE.head, rest * neck * head);
}

function shoeWeights(z: number, w: Weights): void {
  const toes = smooth(0.095, 0.14, z);
  give(w, BONE.footL, 1 - toes);
  give(w, BONE.toesL, toes);
}

/** A bun is carried by its bone, loose hair by its chain; a scarf lies on the neck. */
function hairWeights(x: number, y: number, z: number, style: HairStyle, w: Weights): void {
  const [by, bz] = [
    HEAD_AT[1] + (BUN_AT[1] - HEAD_AT[1]) * HEAD_SIZE,
    HEAD_AT[2] + (BUN_AT[2] - HEAD_AT[2]) * HEAD_SIZE,
  ];
  const bun = style === 'bun' ? smooth(0.06, 0.045, Math.hypot(x, y - by, z - bz)) : 0;
  const trunk = style === 'scarf' ? smooth(1.48, 1.4, y + z * 0.3) : 0;
  const loose = giveStrand(style, y, z, (bone, share) => give(w, bone, share));
  give(w, BONE.bun, bun);
  give(w, BONE.head, 1 - bun - trunk - loose);
  give(w, BONE.neck, trunk * 0.6);
  give(w, BONE.chest, trunk * 0.4);
}
