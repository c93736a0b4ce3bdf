import { PELVIS, PELVIS_AT, quatAt } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
import { spotIn } from './key-places.ts';
import { rotate } from './vector.ts';

/** What she does with her whole body. On the way to and from her back she is `rolled` on her side, then `leant` on a hand. */
export type Posture =
  | 'up'
  | 'half'
  | 'kneel'
  | 'fours'
  | 'low'
  | 'sit'
  | 'back'
  | 'propped'
  | 'side'
  | 'leant'
  | 'rolled';

/** Postures that a person goes to straight from one another. */
const EDGES: readonly (readonly Posture[])[] = [
  ['up', 'half'],
  ['half', 'kneel'],
  ['kneel', 'fours'],
  ['fours', 'side'],
  ['up', 'low'],
  ['low', 'sit'],
  ['half', 'low'],
  ['sit', 'propped'],
  ['propped', 'side'],
  ['sit', 'leant'],
  ['low', 'leant'],
  ['propped', 'leant'],
  ['leant', 'rolled'],
  ['rolled', 'back'],
  ['fours', 'propped'],
];

/** Heights of the hips in metres above which she is up with a hand on the floor, squats, kneels on one knee, and lunges. */
const UP = 0.44;
const SQUATS = 0.3;
const HALF_KNEELS = 0.4;
const LUNGES = 0.26;

/** The posture of a key. */
export function postureOf({ row, modes }: SolvedKey): Posture {
  const height = row[PELVIS_AT + 1] as number;
  const knees = modes.filter((mode, limb) => limb > 1 && mode === 'mid').length;
  if (modes[2] === 'end' || modes[3] === 'end') {
    if (height > LUNGES && isSplit(row, modes) && !isPlank(row, modes)) return knees > 0 ? 'half' : 'up';
    if (isOnFeet(row, modes, height, knees)) return 'up';
  }
  return lies(row) ?? kneelsOrSits(height, knees);
}

/** True face down on both hands: one who runs there has her feet apart, too. */
const isPlank = (row: SolvedKey['row'], modes: SolvedKey['modes']): boolean =>
  modes[0] === 'end' && modes[1] === 'end' && rotate(quatAt(row, PELVIS), [0, 0, 1])[1] < -0.9;

/** The postures in which the trunk is level. */
function lies(row: SolvedKey['row']): Posture | undefined {
  const turn = quatAt(row, PELVIS);
  const front = rotate(turn, [0, 0, 1])[1];
  if (front > 0.6) return 'back';
  if (front < -0.5) return 'fours';
  return Math.abs(rotate(turn, [1, 0, 0])[1]) > 0.6 ? 'side' : undefined;
}

/** True where the feet alone carry her, or she only bows to a hand on something high. */
function isOnFeet(row: SolvedKey['row'], modes: SolvedKey['modes'], height: number, knees: number): boolean {
  const handDown = [0, 1].some((limb) => modes[limb] === 'end' && spotIn(row, limb)[1] < 0.25);
  const front = rotate(quatAt(row, PELVIS), [0, 0, 1])[1];
  if (handDown) return height > UP && front >= -0.5;
  return height > (knees > 0 ? UP : SQUATS) && front <= 0.6;
}

function kneelsOrSits(height: number, knees: number): Posture {
  if (knees === 2) return 'kneel';
  if (knees === 1 && height > HALF_KNEELS) return 'half';
  return height > 0.35 ? 'up' : 'sit';
}

/** Metres from foot to foot, or to the other knee, from which on she lunges. */
const LUNGE = 0.45;

/** True where one foot is far ahead of the other, or of the other knee. */
function isSplit(row: SolvedKey['row'], modes: SolvedKey['modes']): boolean {
  const held = [2, 3].filter((limb) => modes[limb] === 'end' || modes[limb] === 'mid');
  const [a, b] = held.map((limb) => spotIn(row, limb)[2]);
  return a !== undefined && b !== undefined && Math.abs(a - b) > LUNGE;
}

/** The postures from one to another, both included, by the fewest edges. She goes over her side only to lie, and from lying. */
export function pathBetween(from: Posture, to: Posture): Posture[] {
  const passes = (posture: Posture): boolean =>
    posture === to || (posture !== 'side' && (posture !== 'propped' || isLying(from) || isLying(to)));
  const seen = new Set([from]);
  const paths: Posture[][] = [[from]];
  for (const path of paths)
    for (const edge of EDGES) {
      const next = edge[1 - edge.indexOf(path.at(-1) as Posture)];
      if (!next || seen.has(next) || !passes(next)) continue;
      paths.push([...path, next]);
      seen.add(next);
    }
  return paths.find((path) => path.at(-1) === to) as Posture[];
}

/** True in postures on one or both knees. */
export const kneels = (posture: Posture): boolean => posture === 'fours' || posture === 'kneel' || posture === 'half';
/** True on the back and on the side. */
export const isLying = (posture: Posture): boolean => posture === 'back' || posture === 'side';
/** True in postures on the seat or the back. */
export const sits = (posture: Posture): boolean => posture === 'back' || posture === 'sit';
