import { OFFSET } from '#programme/clips/body-measures.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, type LimbShape } from './bones.ts';
import { CLAVICLE_L, CLAVICLE_R, LUMBAR, PELVIS, quatAt, type Row } from './channels.ts';
import { hingeSign, type Solved, solveTwoBone } from './two-bone-ik.ts';
import { add, NO_TURN, type Quat, rotate, times } from './vector.ts';

/** Every bone in the world: where its first joint is and how it is turned. */
export interface World {
  readonly at: Vec[];
  readonly turn: Quat[];
}

/** Bones from pelvis to head and clavicles, with the pelvis at the origin. */
export function hangSpine(row: Row): World {
  const world: World = { at: BONES.map(() => [0, 0, 0]), turn: BONES.map(() => NO_TURN) };
  world.turn[B.pelvis] = quatAt(row, PELVIS);
  for (const [k, name] of SPINE.entries()) hang(world, B[name], k, OFFSET[name], quatAt(row, LUMBAR + 4 * k));
  hang(world, B.bun, B.head, OFFSET.bun, NO_TURN);
  const [x, y, z] = OFFSET.clavicle;
  hang(world, B.clavicleL, B.chest, [x, y, z], quatAt(row, CLAVICLE_L));
  hang(world, B.clavicleR, B.chest, [-x, y, z], quatAt(row, CLAVICLE_R));
  return world;
}

/** The bones over the pelvis, each on the one before it. */
const SPINE = ['lumbar', 'chest', 'neck', 'head'] as const;

/** Puts a bone at a point of its parent's frame, turned by `local` against the parent. */
export function hang(world: World, bone: number, parent: number, offset: Vec, local: Quat): void {
  const turn = world.turn[parent] as Quat;
  world.at[bone] = add(world.at[parent] as Vec, rotate(turn, offset));
  world.turn[bone] = times(turn, local);
}

/** A point in the frame of a bone, in the world. */
export const pointOf = (world: World, bone: number, point: Vec): Vec =>
  add(world.at[bone] as Vec, rotate(world.turn[bone] as Quat, point));

/** What a limb reaches for: a point of a bone, or of the room where that is -1. */
export const reached = (world: World, bone: number, point: Vec): Vec =>
  bone < 0 ? point : pointOf(world, bone, point);

/** The three joints of a limb, from its root. */
export const jointsOf = ({ at }: World, { upper }: LimbShape): readonly [root: Vec, mid: Vec, end: Vec] => [
  at[upper] as Vec,
  at[upper + 1] as Vec,
  at[upper + 2] as Vec,
];

/** Where the knee or elbow of a limb points. */
export const bendOf = (world: World, { upper, arm }: LimbShape): Vec =>
  rotate(world.turn[upper] as Quat, [0, 0, hingeSign(arm)]);

/** Writes a solved limb into the world; foot or hand keeps its turn where none is given. */
export function placeLimb({ at, turn }: World, { upper }: LimbShape, solved: Solved, endTurn = turn[upper + 2]): void {
  turn[upper] = solved.upper;
  at[upper + 1] = solved.mid;
  turn[upper + 1] = solved.lower;
  at[upper + 2] = solved.end;
  turn[upper + 2] = endTurn as Quat;
}

/** Brings the end of a limb to a point; its knee or elbow keeps its direction. */
export const moveEnd = (world: World, limb: LimbShape, to: Vec): void =>
  placeLimb(world, limb, solveTwoBone(world.at[limb.upper] as Vec, to, bendOf(world, limb), limb));
