import type { Vec } from '#programme/clips/vec.ts';
import { GOAL, limbChannel, PELVIS, PELVIS_AT, quatAt, type Row, vecAt } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
import { add, length, RADIANS, rotate, scale, sub } from './vector.ts';

/** The spot that a key holds a limb on; `limb` is its place in `LIMBS`. Metres. */
export const spotIn = (row: Row, limb: number): Vec => vecAt(row, limbChannel(limb) + GOAL);

/** Metres from that spot in one key to that in another. */
export const spotsApart = (a: Row, b: Row, limb: number): number => length(sub(spotIn(a, limb), spotIn(b, limb)));

/** Middle of the hip joints. */
export const hipsOf = ({ row }: SolvedKey): Vec => vecAt(row, PELVIS_AT);

/** Degrees to her left by which her feet point away from +z where she lies. */
export function headingOf({ row }: SolvedKey): number {
  const [x, , z] = rotate(quatAt(row, PELVIS), [0, 1, 0]);
  return Math.atan2(-x, -z) / RADIANS;
}

/** Middle of the spots of the legs that are planted (`end`) or on their knees (`mid`). */
export function middleOf({ row, modes }: SolvedKey, mode: 'end' | 'mid'): Vec | undefined {
  const spots = [2, 3].filter((limb) => modes[limb] === mode).map((limb) => spotIn(row, limb));
  return spots.length > 0 ? scale(spots.reduce(add), 1 / spots.length) : undefined;
}

/** Middle of the knees on the ground, the other one beside the one that is alone; the hips where none is. */
export function kneesOf(key: SolvedKey): Vec {
  const { modes } = key;
  const aside = modes[2] === modes[3] ? 0 : modes[2] === 'mid' ? -STANCE : STANCE;
  const middle = middleOf(key, 'mid');
  return middle ? add(middle, [aside, 0, 0]) : hipsOf(key);
}

/** Metres from the middle to a foot where she stands, or to a knee. */
const STANCE = 0.11;

/** Middle of the feet, or the foot further ahead where they are far apart; beside it where they are crossed. */
export function frontFoot(key: SolvedKey): Vec {
  const [l, r] = [2, 3].map((limb) => (key.modes[limb] === 'end' ? spotIn(key.row, limb) : undefined));
  if (l && r && l[0] < r[0]) return l[2] > r[2] ? [l[0] - STANCE, 0, l[2]] : [r[0] + STANCE, 0, r[2]];
  if (l && r) return Math.abs(l[2] - r[2]) > 0.3 ? [(l[0] + r[0]) / 2, 0, Math.max(l[2], r[2])] : scale(add(l, r), 0.5);
  return l ?? r ?? hipsOf(key);
}

/** True where her trunk hangs down over straight legs. */
export const isBowed = ({ row }: SolvedKey): boolean => rotate(quatAt(row, PELVIS), [0, 0, 1])[1] < BOWED;
const BOWED = -0.85;
