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
  Math.max(...from.map((end, limb) => length(sub(to[limb] as Vec, end))));

/**
 * How high each foot has to pass over the floor between two keys so that it does not glide, metres; 0 for hands, and for
 * a foot whose knee is set down, or taken up, at no spot of its own.
 */
export const passesBetween = (a: Contacts, b: Contacts, from: readonly Vec[], to: readonly Vec[]): readonly number[] =>
  LIMB_SHAPES.map(({ arm }, limb) => {
    const modes = [a.modes[limb], b.modes[limb]];
    const [x, , z] = sub(to[limb] as Vec, from[limb] as Vec);
    return arm || (modes.includes('mid') && modes.includes('free')) ? 0 : Math.min(MOST, SHARE * Math.hypot(x, z));
  });
