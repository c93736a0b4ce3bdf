import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_OF, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { PELVIS_AT, REST_AT, type Row, vecAt } from './channels.ts';
import type { Contacts } from './contacts.ts';
import { floorAt } from './floor.ts';
import { solveLimb } from './limb-ik.ts';
import { IN_KEY, IN_MOTION, pelvisPosition } from './pelvis.ts';
import { lowest } from './trunk.ts';
import { add, ease, lerp, sub } from './vector.ts';
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
