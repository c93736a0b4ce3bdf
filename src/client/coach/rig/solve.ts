import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_OF, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { CHANNEL_COUNT, PELVIS, PELVIS_AT, put, putTurns, REST_AT, type Row, vecAt } from './channels.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import { floorAt } from './floor.ts';
import { type LimbPose, writeLimbChannels } from './limb-channels.ts';
import { solveLimb } from './limb-ik.ts';
import { IN_KEY, IN_MOTION, pelvisPosition } from './pelvis.ts';
import { lowest, spineTurns } from './spine.ts';
import { add, ease, inverse, lerp, type Quat, sub, times } from './vector.ts';
import { hangSpine, pointOf, type World } from './world.ts';

/** Joints and bones of one moment, from its channels; `u` is the share of the segment that is over. */
export function solve(row: Row, contacts: Contacts, u = 0): World {
  const world = hangSpine(row);
  placePelvis(world, row, contacts, u);
  const open = new Set([2, 3, 1, 0]);
  /** One that reaches for the bone of another comes after that other. */
  const settle = (index: number): void => {
    if (!open.delete(index)) return;
    for (const held of [contacts, contacts.from, contacts.to])
      if (held?.modes[index] === 'reach') settle(LIMB_OF[held.of[index] as number] ?? -1);
    solveLimb(world, LIMB_SHAPES[index] as LimbShape, row, contacts, u);
  };
  for (const index of open) settle(index);
  return world;
}

/** Share of a lowered floor by which the trunk may sink with it. */
const FLESH = 0.3;

function placePelvis(world: World, row: Row, { aims, rest, modes, floored }: Contacts, u: number): void {
  const pelvis = vecAt(row, PELVIS_AT);
  const wanted = aims ? add(pelvis, lerp(aims[0], aims[1], ease(u))) : pelvis;
  const [x, y, z] = rest
    ? sub(vecAt(row, REST_AT), pointOf(world, rest.bone, rest.point))
    : pelvisPosition(world, row, modes, wanted, aims ? IN_MOTION : IN_KEY);
  const move: Vec = [x, floored ? Math.max(y, FLESH * floorAt(floored, u) - lowest(world)) : y, z];
  world.at.forEach((at, bone) => {
    world.at[bone] = add(at, move);
  });
}

/** Makes of the channels of a moment those that are drawn: with breath and sway. */
export type Liven = (row: Row) => Row;

const modeOf = ({ at, on, to }: LimbPose): Mode => (at ? 'end' : on ? 'mid' : to ? 'reach' : 'free');

/** One key, solved as it is drawn: what is written reaches its spots with breath and sway. */
export function solveKey(pose: Pose, liven: Liven): SolvedKey {
  const row = new Float64Array(CHANNEL_COUNT);
  const { at, rest, turn = 0 } = pose;
  put(row, PELVIS_AT, at);
  put(row, REST_AT, at);
  putTurns(row, PELVIS, spineTurns(pose));
  const limbs = LIMB_SHAPES.map((limb) => limbPose(pose, limb));
  for (const limb of LIMB_SHAPES) writeLimbChannels(row, limb, limbPose(pose, limb), turn);
  const key = {
    row,
    modes: limbs.map(modeOf),
    of: limbs.map(({ of }) => (of ? B[of] : -1)),
    rest: rest && { bone: B[rest.bone], point: rest.point },
  };
  readBack(row, key, liven);
  return key;
}

/** Solves a moment and writes the place of the pelvis and the joints back into its channels. */
export function readBack(row: Row, contacts: Contacts, liven: Liven, u = 0): void {
  const alive = liven(row);
  const world = solve(alive, contacts, u);
  const sway = sub(vecAt(alive, PELVIS_AT), vecAt(row, PELVIS_AT));
  put(row, PELVIS_AT, sub(world.at[B.pelvis] as Vec, sway));
  for (const { parent, upper, channel } of LIMB_SHAPES) {
    const turns = [parent, upper, upper + 1, upper + 2].map((bone) => world.turn[bone] as Quat);
    const joints = turns.slice(1).map((turn, part) => times(inverse(turns[part] as Quat), turn));
    putTurns(row, channel, joints);
  }
}

/** How a pose holds a limb; at rest where it says nothing. */
export const limbPose = (pose: Pose, { name }: LimbShape): LimbPose => pose[name] ?? {};
