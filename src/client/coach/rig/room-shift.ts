import type { Vec } from '#programme/clips/vec.ts';
import type { SolvedKey } from './contacts.ts';
import { frontFoot, hipsOf, kneesOf, middleOf } from './key-places.ts';
import { kneels, type Posture, postureOf, sits } from './posture-graph.ts';
import { add } from './vector.ts';

/** From hips to feet when sitting with bent knees; from the knee on the floor to the other foot. Metres. */
export const TO_FEET = 0.55;
export const FRONT_FOOT = 0.42;
/** From the knees back to the seat when sitting down beside the heels. */
const BEHIND_KNEES = 0.36;

/**
 * Where the second clip has to be put so that she need not walk to its place: metres to the side and
 * ahead by which its room is moved. Feet stay under feet, knees on knees, hips over hips.
 */
export function roomShift(a: SolvedKey, b: SolvedKey): Vec {
  const [from, to] = [postureOf(a), postureOf(b)];
  if (from !== 'up' || to !== 'up') return apart(anchorOf(a, from, to), anchorOf(b, to, from));
  const [feetA, feetB] = [middleOf(a, 'end'), middleOf(b, 'end')];
  return feetA && feetB ? apart(feetA, feetB) : apart(hipsOf(a), hipsOf(b));
}

const apart = ([x1, , z1]: Vec, [x2, , z2]: Vec): Vec => [x1 - x2, 0, z1 - z2];

/** What stays where it is of one who goes from her own posture to another, or comes from there, where one is on the floor. */
function anchorOf(key: SolvedKey, own: Posture, other: Posture): Vec {
  if (own === 'up') return frontFoot(key);
  if (other === 'up') return footing(key, own);
  if (kneels(own) && sits(other)) return add(kneesOf(key), [0, 0, -BEHIND_KNEES]);
  return sits(own) && kneels(other) ? hipsOf(key) : kneesOf(key);
}

/** Where the feet are from which she goes down to a posture. */
const footing = (floor: SolvedKey, posture: Posture): Vec =>
  sits(posture)
    ? (middleOf(floor, 'end') ?? add(hipsOf(floor), [0, 0, TO_FEET]))
    : add(kneesOf(floor), [0, 0, FRONT_FOOT]);
