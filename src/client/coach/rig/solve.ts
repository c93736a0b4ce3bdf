import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import { CHANNEL, type Row, vecAt } from './channels.ts';
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
  for (const index of orderOf(contacts)) {
    const limb = LIMB_SHAPES[index];
    if (limb) solveLimb(world, limb, index, row, contacts, u);
  }
  return world;
}

const ALL = [2, 3, 1, 0];

/** Places of the limbs in `LIMBS`: one that reaches for the bone of another comes after that other. */
function orderOf({ modes, of, lands, leaves }: Contacts): readonly number[] {
  const bone = (index: number): number => {
    if (modes[index] === 'reach') return of?.[index] ?? -1;
    return Math.max(
      ...[lands?.[index], leaves?.[index]].map((contact) => (contact?.mode === 'reach' ? contact.of : -1)),
    );
  };
  const owner = (index: number): number =>
    LIMB_SHAPES.findIndex(({ upper, arm }) => bone(index) >= upper && bone(index) < upper + (arm ? 3 : 4));
  const rank = (index: number, depth: number): number =>
    depth > 3 || owner(index) < 0 ? 0 : 1 + rank(owner(index), depth + 1);
  return [...ALL].sort((a, b) => rank(a, 0) - rank(b, 0));
}

/** Share of a lowered floor by which the trunk may sink with it. */
const FLESH = 0.3;

function placePelvis(world: World, row: Row, contacts: Contacts, u: number): void {
  const { aims } = contacts;
  const pelvis = vecAt(row, CHANNEL.pelvisAt);
  const wanted = aims ? add(pelvis, lerp(aims[0], aims[1], ease(u))) : pelvis;
  const move = contacts.rest
    ? sub(vecAt(row, CHANNEL.restAt), pointOf(world, contacts.rest.bone, contacts.rest.point))
    : pelvisPosition(world, row, contacts.modes, wanted, aims ? IN_MOTION : IN_KEY);
  const [x, y, z] = move;
  const { floored } = contacts;
  const floor = floored ? FLESH * floorAt(floored, u) : 0;
  const sunk = floored ? Math.max(0, floor - y - lowest(world)) : 0;
  for (let bone = 0; bone < world.at.length; bone += 1) world.at[bone] = add(world.at[bone] as Vec, [x, y + sunk, z]);
}
