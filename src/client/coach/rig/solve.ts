import { BODY } from '#programme/clips/body.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { approach } from './approach.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { CHANNEL, limbChannel, OF_LIMB, quatAt, type Row, vecAt } from './channels.ts';
import { keepAboveFloor, keepMiddleAboveFloor } from './floor.ts';
import { endGoal, type Hold, type Mode, midGoal } from './goals.ts';
import { settled } from './settle.ts';
import { SKELETONS, type Skeleton } from './skeleton.ts';
import { lowest } from './trunk.ts';
import { framed, reachFor, type Solved, within } from './two-bone.ts';
import { add, NO_TURN, pitch, type Quat, rotate, scale, sub, times, unit } from './vector.ts';

/** Every bone in the world: where its first joint is and how it is turned. */
export interface World {
  readonly at: Vec[];
  readonly turn: Quat[];
}

/** A point of a bone that carries the body. */
export interface RestPoint {
  readonly bone: number;
  readonly point: Vec;
}

/** How the parts of one moment are held. */
export interface Stance {
  readonly modes: readonly Mode[];
  /** The bone for which each limb reaches, where it does; -1 is the room. */
  readonly of?: readonly number[];
  readonly rest?: RestPoint;
  /** For each limb moved by its joints: how the key before holds it, and the key after. */
  readonly leaves?: readonly (Hold | undefined)[];
  readonly lands?: readonly (Hold | undefined)[];
  /** For each limb the height in metres at which it passes on the way; 0 leaves it to its joints. */
  readonly lifts?: readonly number[];
  /** True on a way that nobody has looked at: the trunk is kept above the floor. */
  readonly floored?: boolean;
}

/** Joints and bones of one moment, from its channels; `u` is the share of the segment that is over. */
export function solve(row: Row, stance: Stance, u = 0, skeleton: Skeleton = SKELETONS.coach): World {
  const world = spine(row, skeleton);
  placePelvis(world, row, stance, skeleton.limbs);
  for (const index of orderOf(stance)) {
    const limb = skeleton.limbs[index];
    if (limb) solveLimb(world, limb, index, row, stance, u);
  }
  return world;
}

const ALL = [2, 3, 0, 1];

/** Places of the limbs in `LIMBS`: one that reaches for the bone of another comes after that other. */
function orderOf({ modes, of, lands, leaves }: Stance): readonly number[] {
  const bone = (index: number): number => {
    if (modes[index] === 'reach') return of?.[index] ?? -1;
    return Math.max(...[lands?.[index], leaves?.[index]].map((hold) => (hold?.mode === 'reach' ? hold.of : -1)));
  };
  const owner = (index: number): number =>
    LIMB_SHAPES.findIndex(({ upper, arm }) => bone(index) >= upper && bone(index) < upper + (arm ? 3 : 4));
  const rank = (index: number, depth: number): number =>
    depth > 3 || owner(index) < 0 ? 0 : 1 + rank(owner(index), depth + 1);
  return [...ALL].sort((a, b) => rank(a, 0) - rank(b, 0));
}

/** Bones from pelvis to head and clavicles, with the pelvis at the origin. */
export function spine(row: Row, { offset }: Skeleton): World {
  const world: World = { at: BONES.map(() => [0, 0, 0]), turn: BONES.map(() => NO_TURN) };
  world.turn[B.pelvis] = quatAt(row, CHANNEL.pelvis);
  hang(world, B.lumbar, B.pelvis, offset.lumbar, quatAt(row, CHANNEL.lumbar));
  hang(world, B.chest, B.lumbar, offset.chest, quatAt(row, CHANNEL.chest));
  hang(world, B.neck, B.chest, offset.neck, quatAt(row, CHANNEL.neck));
  hang(world, B.head, B.neck, offset.head, quatAt(row, CHANNEL.head));
  hang(world, B.bun, B.head, offset.bun, NO_TURN);
  const [x, y, z] = offset.clavicle;
  hang(world, B.clavicleL, B.chest, [x, y, z], quatAt(row, CHANNEL.clavicleL));
  hang(world, B.clavicleR, B.chest, [-x, y, z], quatAt(row, CHANNEL.clavicleR));
  return world;
}

/** Puts a bone at a point of its parent's frame, turned by `local` against the parent. */
export function hang(world: World, bone: number, parent: number, offset: Vec, local: Quat): void {
  const turn = world.turn[parent] ?? NO_TURN;
  world.at[bone] = add(world.at[parent] ?? [0, 0, 0], rotate(turn, offset));
  world.turn[bone] = times(turn, local);
}

function placePelvis(world: World, row: Row, stance: Stance, limbs: readonly LimbShape[]): void {
  const wanted = vecAt(row, CHANNEL.pelvisAt);
  const move = stance.rest
    ? sub(vecAt(row, CHANNEL.restAt), pointOf(world, stance.rest.bone, stance.rest.point))
    : settled(world, row, stance.modes, wanted, limbs);
  const [x, y, z] = move;
  const sunk = stance.floored ? Math.max(0, -y - lowest(world)) : 0;
  for (let bone = 0; bone < world.at.length; bone += 1)
    world.at[bone] = add(world.at[bone] ?? [0, 0, 0], [x, y + sunk, z]);
}

/** A point in the frame of a bone, in the world. */
export const pointOf = (world: World, bone: number, point: Vec): Vec =>
  add(world.at[bone] ?? [0, 0, 0], rotate(world.turn[bone] ?? NO_TURN, point));

function solveLimb(world: World, limb: LimbShape, index: number, row: Row, stance: Stance, u: number): void {
  const mode: Mode = stance.modes[index] ?? 'free';
  const of = stance.of?.[index] ?? -1;
  const [leaves, lands] = [stance.leaves?.[index], stance.lands?.[index]];
  const c = limbChannel(index);
  const end = quatAt(row, c + OF_LIMB.end);
  hang(world, limb.upper, limb.parent, limb.root, quatAt(row, c + OF_LIMB.upper));
  hang(world, limb.upper + 1, limb.upper, [0, -limb.lengths[0], 0], quatAt(row, c + OF_LIMB.lower));
  hang(world, limb.upper + 2, limb.upper + 1, [0, -limb.lengths[1], 0], end);
  const root = world.at[limb.upper] ?? [0, 0, 0];
  const pole = vecAt(row, c + OF_LIMB.pole);
  if (mode === 'end') {
    const goal = endGoal(limb, row, index);
    place(world, limb, reachFor(root, goal.at, pole, limb.lengths, limb.arm), goal.turn);
  } else if (mode === 'reach') {
    const goal = vecAt(row, c + OF_LIMB.goal);
    const target = within(root, of < 0 ? goal : pointOf(world, of, goal), limb.lengths);
    const solved = reachFor(root, target, pole, limb.lengths, limb.arm);
    place(world, limb, solved, times(solved.lower, end));
  } else if (mode === 'mid') {
    const solved = kneel(root, limb, row, index);
    place(world, limb, solved, times(solved.lower, end));
  } else {
    keepMiddleAboveFloor(world, limb);
    if (leaves) approach(world, limb, index, leaves, 1 - u, stance.lifts?.[index] ?? 0);
    if (lands) approach(world, limb, index, lands, u, stance.lifts?.[index] ?? 0);
    if (stance.floored || (leaves?.mode !== 'end' && lands?.mode !== 'end')) keepAboveFloor(world, limb);
  }
  if (!limb.arm)
    hang(
      world,
      limb.upper + 3,
      limb.upper + 2,
      [0, -BODY.ankle + 0.02, BODY.ball],
      mode === 'end' ? rolled(row[c + OF_LIMB.lift] ?? 0) : toeBend(world, limb),
    );
}

/** Rests the limb on its knee or elbow; the pole is the side on which shin or forearm is not. */
function kneel(root: Vec, limb: LimbShape, row: Row, index: number): Solved {
  const goal = midGoal(limb, row, index);
  const upper = unit(sub(goal.at, root));
  const mid = add(root, scale(upper, limb.lengths[0]));
  return framed(root, mid, add(mid, scale(goal.along, limb.lengths[1])), scale(goal.along, -1), limb.arm);
}

/** Writes a solved limb into the world. */
export function place(world: World, limb: LimbShape, solved: Solved, endTurn: Quat): void {
  world.turn[limb.upper] = solved.upper;
  world.at[limb.upper + 1] = solved.mid;
  world.turn[limb.upper + 1] = solved.lower;
  world.at[limb.upper + 2] = solved.end;
  world.turn[limb.upper + 2] = endTurn;
}

/** Furthest the toes bend up, degrees. */
const TOES_UP = 62;

/** Toes of a planted foot stay flat on their ground as the heel comes up by so many degrees. */
const rolled = (heel: number): Quat => pitch(-Math.min(TOES_UP, Math.max(0, heel)));

/** Toes of a free foot flatten against the floor as the heel comes up. */
function toeBend(world: World, limb: LimbShape): Quat {
  const foot = world.turn[limb.upper + 2] ?? NO_TURN;
  const down = -rotate(foot, [0, 0, 1])[1];
  const standing = rotate(foot, [0, 1, 0])[1];
  if (down <= 0 || standing < -0.2) return NO_TURN;
  const ball = pointOf(world, limb.upper + 2, [0, -BODY.ankle, BODY.ball])[1];
  const near = Math.min(1, Math.max(0, (0.07 - ball) / 0.05)) * Math.min(1, Math.max(0, (standing + 0.2) / 0.3));
  return pitch(-near * Math.min(TOES_UP, (Math.asin(Math.min(1, down)) * 180) / Math.PI));
}
