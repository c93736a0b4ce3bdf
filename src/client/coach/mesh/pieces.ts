/** The pieces of the coach's mesh: left half of body, head and hair; left arm, hand and shoe. */

import { ARM_DIR, ARM_OUT, JOINT, SHOE_SHIFT } from '../body/bind-pose.ts';
import { smooth, type V3 } from '../math.ts';
import { add, dot, scale, sub } from '../rig/vector.ts';
import { BUILDS, type Build } from '../shape/builds.ts';
import type { Figure, HairStyle } from '../shape/figure.ts';
import { GROUP, GROUP_BLEND, PIECE } from '../shape/groups.ts';
import { hairBottom, hairOf, head, symmetric } from '../shape/head.ts';
import { arm, leg, shoe } from '../shape/limbs.ts';
import { type Field, mirrored, type Prim } from '../shape/sdf.ts';
import { trunk, withoutNeck } from '../shape/trunk.ts';
import { calm } from './calm.ts';
import type { Piece } from './piece.ts';
import { polygonise } from './surface-nets.ts';
import type { Limbs } from './weights.ts';

/** A piece with its kind; `whole` when it is not mirrored. */
export interface MeshPart {
  readonly piece: Piece;
  readonly kind: number;
  readonly whole: boolean;
}
/** Cell sizes in metres at detail 1. */
const CELL = { body: 0.0205, arm: 0.0135, hand: 0.0068, head: 0.0105, hair: 0.0088, shoe: 0.0105 } as const;
/** Where the finer mesh of the arm begins: in the sleeve, metres from the shoulder. */
const ARM_FROM = 0.125;
const REACH = dot(sub(JOINT.hand, JOINT.upperArm), ARM_DIR);
const onNeck = (y: number, z: number): boolean => y > 1.47 - z * 0.35;
/** Distance from the middle of the arm. */
const fromArm = (x: number, y: number, z: number): number =>
  Math.hypot(...sub([x, y, z], add(JOINT.upperArm, scale(ARM_DIR, alongArm(x, y, z)))));
const alongArm = (x: number, y: number, z: number): number => dot(sub([x, y, z], JOINT.upperArm), ARM_DIR);

/** The field of the arm with the arm hanging straight down from the origin, so that cells lie along it. */
function hung(prims: readonly Prim[]): Field {
  const [c, s] = [Math.cos(ARM_OUT), Math.sin(ARM_OUT)];
  const [ox, oy, oz] = JOINT.upperArm;
  const back = ([x, y, z]: V3): V3 => {
    const [dx, dy] = [x - ox, y - oy];
    return [dx * c + dy * s, dy * c - dx * s, z - oz];
  };
  return {
    groupBlend: GROUP_BLEND,
    prims: prims.map((q) => ({
      ...q,
      centre: back(q.centre),
      f: (x, y, z) => q.f(ox + x * c - y * s, oy + x * s + y * c, z + oz),
    })),
  };
}
/** Brings a piece that was built hanging down back to the bind pose. */
function lifted(piece: Piece): Piece {
  const [c, s] = [Math.cos(ARM_OUT), Math.sin(ARM_OUT)];
  const turn = (list: Float32Array, from: V3) => {
    for (let i = 0; i < list.length; i += 3) {
      const [x, y] = [list[i] as number, list[i + 1] as number];
      list[i] = from[0] + x * c - y * s;
      list[i + 1] = from[1] + x * s + y * c;
      list[i + 2] = (list[i + 2] as number) + from[2];
    }
  };
  turn(piece.pos, JOINT.upperArm);
  turn(piece.nor, [0, 0, 0]);
  return piece;
}

function bodyPiece(prims: readonly Prim[], cell: number): Piece {
  const keep = (x: number, y: number, z: number) =>
    (y > 1.3 ? !onNeck(y, z) : true) && (alongArm(x, y, z) < ARM_FROM || fromArm(x, y, z) > 0.085);
  return polygonise(
    { prims, groupBlend: GROUP_BLEND },
    { lo: [0, 0.06, -0.2], hi: [0.34, 1.52, 0.2], cell, keep, half: true },
  );
}
function headPiece(prims: readonly Prim[], cell: number): Piece {
  const near = prims.filter((q) => q.centre[1] > 1.3);
  return polygonise(
    { prims: near, groupBlend: GROUP_BLEND },
    { lo: [0, 1.4, -0.14], hi: [0.13, 1.74, 0.15], cell, keep: (_x, y, z) => onNeck(y, z), half: true },
  );
}
function hairPiece(style: HairStyle, cell: number): Piece {
  const half = symmetric(style);
  return polygonise(
    { prims: hairOf(style), groupBlend: GROUP_BLEND },
    { lo: [half ? 0 : -0.15, hairBottom(style), -0.26], hi: [0.16, 1.84, 0.15], cell, half },
  );
}
function armPieces(prims: readonly Prim[], coarser: number): [Piece, Piece] {
  const field = hung(prims);
  const grid = (lo: V3, hi: V3, cell: number, keep: (y: number) => boolean) =>
    lifted(polygonise(field, { lo, hi, cell: cell * coarser, keep: (_x, y) => keep(y) }));
  const upper = grid(
    [-0.07, -REACH - 0.04, -0.07],
    [0.07, -0.08, 0.07],
    CELL.arm,
    (y) => y < -ARM_FROM + 0.012 && y > -REACH - 0.004,
  );
  const hand = grid([-0.06, -REACH - 0.19, -0.065], [0.06, -REACH + 0.02, 0.095], CELL.hand, (y) => y < -REACH);
  return [upper, hand];
}
function shoePiece(cell: number): Piece {
  const x = JOINT.thigh[0] + SHOE_SHIFT[0];
  return polygonise(
    { prims: shoe(), groupBlend: GROUP_BLEND },
    { lo: [x - 0.065, -0.015, -0.09], hi: [x + 0.065, 0.14, 0.2], cell },
  );
}

/** All pieces of a figure, and the surfaces from which its weights are felt. */
export function piecesOf({ build: name, hair: style, detail }: Figure): { parts: MeshPart[]; limbs: Limbs } {
  const build: Build = BUILDS[name];
  const torso = trunk(build);
  const [legL, armL, skull] = [leg(build), arm(build), head(build)];
  const [legR, armR] = [legL.map((q) => mirrored(q, GROUP.legR)), armL.map((q) => mirrored(q, GROUP.armR))];
  const coarser = 1 / detail;
  const [upper, hand] = armPieces(armL, coarser);
  const parts: MeshPart[] = [
    {
      piece: bodyPiece([...torso, ...legL, ...legR, ...armL, ...armR, ...skull], CELL.body * coarser),
      kind: PIECE.body,
      whole: false,
    },
    { piece: upper, kind: PIECE.body, whole: false },
    { piece: headPiece([...torso, ...skull], CELL.head * coarser), kind: PIECE.head, whole: false },
    { piece: hairPiece(style, CELL.hair * coarser), kind: PIECE.hair, whole: !symmetric(style) },
    { piece: hand, kind: PIECE.hand, whole: false },
    { piece: shoePiece(CELL.shoe * coarser), kind: PIECE.shoe, whole: false },
  ];
  for (const { piece, kind } of parts) calm(piece, kind === PIECE.shoe ? 0.35 : kind === PIECE.body ? 0.8 : 1);
  openArmpit(parts[0] as MeshPart);
  return { parts, limbs: { trunk: withoutNeck(torso), arm: armL, leg: legL, style } };
}
/** Under the arm the bind pose is dark, which would be seen as a stain when the arm is up: takes most of it back. */
function openArmpit({ piece: { pos, ao } }: MeshPart): void {
  const [x, y, z] = ARMPIT;
  for (let i = 0; i < ao.length; i += 1) {
    const far = Math.hypot(
      (pos[i * 3] as number) - x,
      (pos[i * 3 + 1] as number) - y,
      ((pos[i * 3 + 2] as number) - z) * 0.7,
    );
    const shade = ao[i] as number;
    ao[i] = shade + (1 - shade) * 0.8 * smooth(0.13, 0.05, far);
  }
}
const ARMPIT: V3 = [0.15, 1.245, -0.015];
