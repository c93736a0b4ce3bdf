import { OFFSET } from '#programme/clips/body.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, type LimbShape } from './bones.ts';
import { CHANNEL, quatAt, type Row } from './channels.ts';
import type { Solved } from './two-bone-ik.ts';
import { add, NO_TURN, type Quat, rotate, times } from './vector.ts';

/** Every bone in the world: where its first joint is and how it is turned. */
export interface World {
  readonly at: Vec[];
  readonly turn: Quat[];
}

/** Bones from pelvis to head and clavicles, with the pelvis at the origin. */
export function hangSpine(row: Row): World {
  const world: World = { at: BONES.map(() => [0, 0, 0]), turn: BONES.map(() => NO_TURN) };
  world.turn[B.pelvis] = quatAt(row, CHANNEL.pelvis);
  hang(world, B.lumbar, B.pelvis, OFFSET.lumbar, quatAt(row, CHANNEL.lumbar));
  hang(world, B.chest, B.lumbar, OFFSET.chest, quatAt(row, CHANNEL.chest));
  hang(world, B.neck, B.chest, OFFSET.neck, quatAt(row, CHANNEL.neck));
  hang(world, B.head, B.neck, OFFSET.head, quatAt(row, CHANNEL.head));
  hang(world, B.bun, B.head, OFFSET.bun, NO_TURN);
  const [x, y, z] = OFFSET.clavicle;
  hang(world, B.clavicleL, B.chest, [x, y, z], quatAt(row, CHANNEL.clavicleL));
  hang(world, B.clavicleR, B.chest, [-x, y, z], quatAt(row, CHANNEL.clavicleR));
  return world;
}

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

/** Writes a solved limb into the world. */
export function placeLimb(world: World, limb: LimbShape, solved: Solved, endTurn: Quat): void {
  world.turn[limb.upper] = solved.upper;
  world.at[limb.upper + 1] = solved.mid;
  world.turn[limb.upper + 1] = solved.lower;
  world.at[limb.upper + 2] = solved.end;
  world.turn[limb.upper + 2] = endTurn;
}
