import { CHANNEL, limbChannel, OF_LIMB, quatAt, vecAt } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
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
  | 'aside'
  | 'propped'
  | 'side'
  | 'leant'
  | 'rolled';

/** Postures that a person goes to straight from one another. */
const EDGES: readonly (readonly [Posture, Posture])[] = [
  ['up', 'half'],
  ['half', 'kneel'],
  ['kneel', 'fours'],
  ['fours', 'side'],
  ['up', 'low'],
  ['low', 'sit'],
  ['sit', 'aside'],
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

/** Heights of the hips in metres above which she is up with a hand on the floor, squats, and kneels on one knee. */
const UP = 0.44;
const SQUATS = 0.3;
const HALF_KNEELS = 0.4;
const LUNGES = 0.26;

/** The posture of a key. */
export function postureOf({ row, modes }: SolvedKey): Posture {
  const height = row[CHANNEL.pelvisAt + 1] as number;
  const knees = modes.filter((mode, limb) => limb > 1 && mode === 'mid').length;
  if (modes[2] === 'end' || modes[3] === 'end') {
    if (height > LUNGES && isSplit(row, modes)) return knees > 0 ? 'half' : 'up';
    if (isOnFeet(row, modes, height, knees)) return 'up';
  }
  return lies(row) ?? kneelsOrSits(height, knees);
}

/** The postures in which the trunk is level. */
function lies(row: SolvedKey['row']): Posture | undefined {
  const turn = quatAt(row, CHANNEL.pelvis);
  const front = rotate(turn, [0, 0, 1])[1];
  if (front > 0.6) return 'back';
  if (front < -0.5) return 'fours';
  return Math.abs(rotate(turn, [1, 0, 0])[1]) > 0.6 ? 'side' : undefined;
}

/** True where the feet alone carry her, or she only bows to a hand on something high. */
function isOnFeet(row: SolvedKey['row'], modes: SolvedKey['modes'], height: number, knees: number): boolean {
  const handDown = [0, 1].some((limb) => modes[limb] === 'end' && heightOf(row, limb) < 0.25);
  const front = rotate(quatAt(row, CHANNEL.pelvis), [0, 0, 1])[1];
  if (handDown) return height > UP && front >= -0.5;
  return height > (knees > 0 ? UP : SQUATS) && front <= 0.6;
}

function kneelsOrSits(height: number, knees: number): Posture {
  if (knees === 2) return 'kneel';
  if (knees === 1) return height > HALF_KNEELS ? 'half' : 'aside';
  return height > 0.35 ? 'up' : 'sit';
}

/** Metres from foot to foot, or to the other knee, from which on she lunges. */
const LUNGE = 0.45;

/** True where one foot is far ahead of the other, or of the other knee. */
function isSplit(row: SolvedKey['row'], modes: SolvedKey['modes']): boolean {
  const held = [2, 3].filter((limb) => modes[limb] === 'end' || modes[limb] === 'mid');
  const [a, b] = held.map((limb) => vecAt(row, limbChannel(limb) + OF_LIMB.goal)[2]);
  return a !== undefined && b !== undefined && Math.abs(a - b) > LUNGE;
}

const heightOf = (row: SolvedKey['row'], limb: number): number => vecAt(row, limbChannel(limb) + OF_LIMB.goal)[1];

/** The postures from one to another, both included, by the fewest edges. She goes over her side only to lie, and from lying. */
export function pathBetween(from: Posture, to: Posture): Posture[] {
  const passes = (posture: Posture): boolean =>
    posture === to || (posture !== 'side' && (posture !== 'propped' || isLying(from) || isLying(to)));
  const seen = new Set([from]);
  const paths: Posture[][] = [[from]];
  for (const path of paths) {
    if (path.at(-1) === to) return path;
    for (const next of neighboursOf(path.at(-1)).filter(passes)) {
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return [from, to];
}

const neighboursOf = (posture: Posture | undefined): Posture[] =>
  EDGES.flatMap(([a, b]) => (a === posture ? [b] : b === posture ? [a] : []));

/** True in postures on one or both knees. */
export const kneels = (posture: Posture): boolean => posture === 'fours' || posture === 'kneel' || posture === 'half';
/** True on the back and on the side. */
export const isLying = (posture: Posture): boolean => posture === 'back' || posture === 'side';
/** True in postures on the seat or the back. */
export const sits = (posture: Posture): boolean => posture === 'back' || posture === 'sit';
