/** Which bones move a point of the bind pose (left half, x >= 0), and how much. */

import { dot, lerp, smooth, sub, type V3 } from '#client/coach/rig/vector.ts';
import { type HairStyle, PIECE } from '#client/coach/shape/figure.ts';
import { BODY } from '#programme/clips/body-measures.ts';
import { alongArm, FIRST_HAIR, HELPER, HIP_Y, JOINT, LEG_DIR } from '../body/bind-pose.ts';
import { strandOf } from '../body/hair.ts';
import { B } from '../rig/bones.ts';
import { REACH } from '../shape/limbs.ts';
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

const { shoulder, elbow, twist1, twist2, twist3, wrist, hip, knee, ankle } = HELPER;
const ARM = [shoulder, B.upperArmL, elbow, B.forearmL, twist1, twist2, twist3, wrist, B.handL];
const LEG = [hip, B.thighL, knee, B.shinL, ankle, B.footL];
const FOOT = [B.footL, B.toesL];
const TRUNK = [B.pelvis, B.lumbar, B.chest, B.neck, B.head];
const BUN = [B.head, B.bun];
const SCARF = [B.head, B.neck, B.chest];
const STRAND = [B.head, FIRST_HAIR, FIRST_HAIR + 1, FIRST_HAIR + 2];

/** Hands a share of a point down a chain of bones; `gone` is how far it has gone on to each after the first, 0 to 1. */
function give(w: Weights, share: number, chain: readonly number[], gone: readonly number[]): void {
  let left = share;
  chain.forEach((bone, i) => {
    const on = left * (gone[i] ?? 0);
    w[bone] = (w[bone] as number) + left - on;
    left = on;
  });
}
/** How far a point has gone on to the helper of a joint, and from it to the bone after the joint; `t` beyond the joint, `reach` metres. */
const joint = (t: number, reach: number): [number, number] => [
  smooth(-reach, reach * 0.15, t),
  smooth(-reach * 0.15, reach, t),
];

/** Adds the weights of a point of the left half. */
export function weigh(p: V3, piece: number, limbs: Limbs, w: Weights): void {
  if (piece === PIECE.hair) hairWeights(p, limbs.style, w);
  else if (piece === PIECE.shoe) give(w, 1, FOOT, [smooth(0.095, 0.14, p[2])]);
  else bodyWeights(p, piece, limbs, w);
}

function bodyWeights(p: V3, piece: number, limbs: Limbs, w: Weights): void {
  const [x, y] = p;
  const trunk = fieldAt(limbs.trunk, ...p);
  const arm = piece === PIECE.hand ? 1 : armShare(p, trunk - fieldAt(limbs.arm, ...p));
  const leg = y < 1 && x < 0.3 && arm < 1 ? legShare(p, trunk - fieldAt(limbs.leg, ...p)) : 0;
  armWeights(p, arm, w);
  legWeights(p, leg, 1 - arm, w);
  trunkWeights(p, (1 - arm) * (1 - leg), w);
}

/** How far a point goes with the arm. Top and back of the shoulder stay with the shoulder blade. */
function armShare(p: V3, nearer: number): number {
  const [x, y] = p;
  if (x < 0.06 || !(y > 1.02 || (x > 0.24 && y > 0.65))) return 0;
  const [, up, ahead] = sub(p, JOINT.upperArm);
  const blade = smooth(-0.012, 0.05, up * 0.75 - ahead * 0.66) * smooth(0.075, 0, alongArm(p));
  return smooth(-0.03, 0.06, nearer) * (1 - 0.7 * blade);
}

function armWeights(p: V3, share: number, w: Weights): void {
  const t = alongArm(p);
  const along = smooth(-0.045, 0.075, t);
  const [bent, lower] = joint(t - BODY.upperArm, 0.05);
  const beyond = t - REACH;
  give(w, share, ARM, [
    along * smooth(0.35, 0.95, share + along * 0.2),
    bent,
    lower,
    // the turn of the hand is spread over the forearm in four steps
    smooth(-0.215, -0.15, beyond),
    smooth(-0.16, -0.095, beyond),
    smooth(-0.105, -0.045, beyond),
    smooth(-0.05, -0.012, beyond),
    smooth(0, 0.034, beyond),
  ]);
}

/** Height on a straight leg of a point of the bind pose. */
const alongLeg = (p: V3): number => HIP_Y - dot(sub(p, JOINT.thigh), LEG_DIR);

/** How far a point goes with the leg. */
function legShare(p: V3, nearer: number): number {
  const [x, y] = p;
  const m = smooth(-0.06, 0.05, nearer) * smooth(1, 0.9, y);
  return Math.max(m, smooth(0.865, 0.78, alongLeg(p))) * smooth(-0.004, 0.022, x + (y < 0.8 ? 0.05 : 0));
}

function legWeights(p: V3, share: number, rest: number, w: Weights): void {
  const y = alongLeg(p);
  const [bent, shin] = joint(HIP_Y - BODY.thigh - y, 0.06);
  give(w, rest * share, LEG, [
    smooth(0.93, 0.8, p[1]) * smooth(0.25, 0.95, share),
    bent,
    shin,
    smooth(0.17, 0.11, y),
    smooth(0.125, 0.085, y),
  ]);
}

function trunkWeights([x, y, z]: V3, share: number, w: Weights): void {
  give(w, share, TRUNK, [
    smooth(0.95, 1.05, y),
    smooth(1.08, 1.2, y),
    smooth(1.375, 1.435, y + z * 0.2),
    smooth(1.445, 1.5, y + z * 0.35),
  ]);
  const chest = w[B.chest] as number;
  const blade = smooth(0.03, 0.11, x) * smooth(1.22, 1.34, y) * 0.85;
  w[B.chest] = chest * (1 - blade);
  w[B.clavicleL] = chest * blade;
}

/** A bun is carried by its bone, loose hair by its chain; a scarf lies on neck and chest. */
function hairWeights([x, y, z]: V3, style: HairStyle, w: Weights): void {
  const [, by, bz] = lerp(HEAD_AT, BUN_AT, HEAD_SIZE);
  if (style === 'bun') give(w, 1, BUN, [smooth(0.06, 0.045, Math.hypot(x, y - by, z - bz))]);
  else if (style === 'scarf') give(w, 1, SCARF, [smooth(1.48, 1.4, y + z * 0.3), 0.4]);
  else give(w, 1, STRAND, strandOf(style, y, z));
}
