import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import type { Row } from './channels.ts';
import type { Contacts } from './contacts.ts';
import { solve } from './solve.ts';
import { length, sub } from './vector.ts';

/** Height at which a foot passes as a share of how far it goes, and the most of it in metres. */
const SHARE = 0.3;
const MOST = 0.07;

/** Where the ends of all limbs of a key are, in the order of `LIMBS`. */
export function endsOf(row: Row, contacts: Contacts): readonly Vec[] {
  const world = solve(row, contacts);
  return LIMB_SHAPES.map(({ upper }) => world.at[upper + 2] as Vec);
}

/** How far the hand or foot goes that goes the furthest between two keys, metres. */
export const furthest = (from: readonly Vec[], to: readonly Vec[]): number =>
  Math.max(...from.map((end, limb) => length(sub(to[limb] ?? end, end))));

/** How high each foot has to pass over the floor between two keys so that it does not glide, metres; 0 for hands. */
export const passesBetween = (from: readonly Vec[], to: readonly Vec[]): readonly number[] =>
  from.map(([x, , z], limb) => {
    const [toX, , toZ] = to[limb] ?? [x, 0, z];
    return limb < 2 ? 0 : Math.min(MOST, SHARE * Math.hypot(toX - x, toZ - z));
  });
