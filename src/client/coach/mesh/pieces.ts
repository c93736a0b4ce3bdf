/** The pieces of the coach's mesh: left half of body, head and hair; left arm, hand and shoe. */

import { add, dot, length, lerp, scale, smooth, sub, type V3 } from '#client/coach/rig/vector.ts';
import { type Figure, GROUP, PIECE } from '#client/coach/shape/figure.ts';
import { ARM_DIR, ARM_OUT, alongArm, DOWN, JOINT, swung } from '../body/bind-pose.ts';
import { vecAt } from '../rig/channels.ts';
import { BUILDS } from '../shape/builds.ts';
import { hairOf, head, symmetric } from '../shape/head.ts';
import { arm, leg, REACH, shoe } from '../shape/limbs.ts';
import { mirrored, type Prim } from '../shape/sdf.ts';
import { BAND, HEAD_AT, HEAD_SIZE } from '../shape/seams.ts';
import { neck, trunk } from '../shape/trunk.ts';
import { evenOut } from './calm.ts';
import { type GridOptions, type Piece, polygonise } from './surface-nets.ts';
import type { Limbs } from './weights.ts';

/** A piece with its kind; `whole` when it is not mirrored. */
export interface MeshPart {
  readonly piece: Piece;
  readonly kind: number;
  readonly whole: boolean;
}
interface Plan extends GridOptions {
  readonly kind: number;
  readonly prims: readonly Prim[];
  /** Built hanging straight down, so that cells lie along the arm, and lifted then. */
  readonly hangs?: true;
}
/** How much of the baked occlusion is left in some pieces. */
const SHADE: Partial<Record<number, number>> = { [PIECE.body]: 0.8, [PIECE.shoe]: 0.35 };
/** Where the finer mesh of the arm begins: in the sleeve, metres from the shoulder. */
const ARM_FROM = 0.125;
const onNeck = (y: number, z: number): boolean => y > 1.47 - z * 0.35;
/** The skull is left out so far behind the headband and above this height, where every hair covers it and none moves; metres. */
const BEHIND_BAND = 0.03;
const ABOVE = 1.57;
const isUnderHair = (p: V3): boolean =>
  p[1] > ABOVE && dot(sub(p, lerp(HEAD_AT, BAND.at, HEAD_SIZE)), BAND.normal) > BEHIND_BAND;
const fromArm = (p: V3): number => length(sub(p, add(JOINT.upperArm, scale(ARM_DIR, alongArm(p)))));
const inBody = (p: V3): boolean =>
  (p[1] < 1.3 || !onNeck(p[1] - 0.03, p[2])) && (alongArm(p) < ARM_FROM + 0.02 || fromArm(p) > 0.085);

/** All pieces of a figure, and the surfaces from which its weights are felt. */
export function piecesOf({ build: name, hair: style }: Figure): { parts: MeshPart[]; limbs: Limbs } {
  const build = BUILDS[name];
  const torso = trunk(build);
  const [legL, armL, hanging, skull] = [leg(build), arm(build, ARM_DIR), arm(build, DOWN), head(build)];
  const upTo = [...torso, neck(build)];
  const half = symmetric(style);
  const fromShoulder = (x: number, y: number, z: number) => add(JOINT.upperArm, [x, y, z]);
  const below = (y: number) => JOINT.upperArm[1] - y;
  const [footX] = JOINT.foot;
  const plans: Plan[] = [
    {
      kind: PIECE.body,
      prims: [...upTo, ...legL, ...legL.map((q) => mirrored(q, GROUP.legR)), ...armL, ...skull],
      cell: 0.0205,
      lo: [0, 0.06, -0.2],
      hi: [0.34, 1.52, 0.2],
      half: true,
      keep: inBody,
    },
    {
      kind: PIECE.body,
      prims: hanging,
      hangs: true,
      cell: 0.0135,
      lo: fromShoulder(-0.07, -REACH - 0.04, -0.07),
      hi: fromShoulder(0.07, -0.08, 0.07),
      keep: ([, y]) => below(y) > ARM_FROM - 0.025 && below(y) < REACH + 0.017,
    },
    {
      kind: PIECE.head,
      prims: [...upTo, ...skull].filter((q) => q.centre[1] > 1.3),
      cell: 0.0078,
      lo: [0, 1.4, -0.14],
      hi: [0.13, 1.74, 0.15],
      half: true,
      keep: (p) => onNeck(p[1] + 0.02, p[2]) && !isUnderHair(p),
    },
    {
      kind: PIECE.hair,
      prims: hairOf(style),
      cell: 0.0096,
      lo: [-0.15, 1.2, -0.26],
      hi: [0.16, 1.84, 0.15],
      half,
    },
    {
      kind: PIECE.hand,
      prims: hanging,
      hangs: true,
      cell: 0.006,
      lo: fromShoulder(-0.06, -REACH - 0.19, -0.065),
      hi: fromShoulder(0.06, -REACH + 0.02, 0.095),
      keep: ([, y]) => below(y) > REACH - 0.0068,
    },
    {
      kind: PIECE.shoe,
      prims: shoe(),
      cell: 0.0105,
      lo: [footX - 0.065, -0.015, -0.09],
      hi: [footX + 0.065, 0.14, 0.2],
    },
  ];
  const parts = plans.map((plan) => ({
    kind: plan.kind,
    whole: plan.kind === PIECE.hair && !half,
    piece: pieceOf(plan),
  }));
  openArmpit(parts[0]?.piece as Piece);
  return { parts, limbs: { trunk: torso, arm: armL, leg: legL, style } };
}

function pieceOf({ kind, prims, hangs, ...grid }: Plan): Piece {
  const soup = polygonise(prims, grid);
  const { pos, nor } = soup;
  const piece = { ...soup, ao: Float32Array.from(soup.ao) };
  evenOut(piece.ao, 1, piece, { rounds: 3, own: 0.5 });
  piece.ao.forEach((open, v) => {
    piece.ao[v] = 1 - (1 - open) * (SHADE[kind] ?? 1);
  });
  return hangs ? { ...piece, pos: lifted(pos, JOINT.upperArm), nor: lifted(nor, [0, 0, 0]) } : piece;
}
const lifted = (points: readonly number[], about: V3): number[] =>
  points.flatMap((_, i) => (i % 3 === 0 ? swung(vecAt(points, i), about, ARM_OUT) : []));

/** Under the arm the bind pose is dark, which would be seen as a stain when the arm is up: takes most of it back. */
function openArmpit({ pos, ao }: Piece): void {
  ao.forEach((open, v) => {
    const [x, y, z] = sub(vecAt(pos, v * 3), ARMPIT);
    ao[v] = open + (1 - open) * 0.8 * smooth(0.13, 0.05, Math.hypot(x, y, z * 0.7));
  });
}
const ARMPIT: V3 = [0.15, 1.245, -0.015];
