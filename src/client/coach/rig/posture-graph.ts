import { CHANNEL, limbChannel, OF_LIMB, quatAt, vecAt } from './channels.ts';
import type { SolvedKey } from './solved-key.ts';
import { rotate } from './vector.ts';

/** What she does with her whole body. */
export type Posture = 'up' | 'half' | 'kneel' | 'fours' | 'low' | 'sit' | 'back' | 'aside' | 'side';

/** Postures that a person goes to straight from one another. */
const EDGES: readonly (readonly [Posture, Posture])[] = [
  ['up', 'half'],
  ['half', 'kneel'],
  ['kneel', 'fours'],
  ['fours', 'side'],
  ['up', 'low'],
  ['low', 'sit'],
  ['sit', 'back'],
  ['sit', 'aside'],
  ['aside', 'kneel'],
  ['sit', 'side'],
];

/** Height of the hips in metres above which she is up, or squats; and above which she kneels on one knee. */
const UP = 0.44;
const SQUATS = 0.35;
const HALF_KNEELS = 0.4;

/** The posture of a key. */
export function postureOf({ row, modes }: SolvedKey): Posture {
  const turn = quatAt(row, CHANNEL.pelvis);
  const [front, left] = [rotate(turn, [0, 0, 1])[1], rotate(turn, [1, 0, 0])[1]];
  const height = row[CHANNEL.pelvisAt + 1] ?? 0;
  const handDown = [0, 1].some((limb) => modes[limb] === 'end' && heightOf(row, limb) < 0.25);
  const stands = modes.some((mode, limb) => limb > 1 && mode === 'end');
  if (height > UP && stands && !(front < -0.5 && handDown)) return 'up';
  if (front > 0.6) return 'back';
  if (front < -0.5) return 'fours';
  if (Math.abs(left) > 0.6) return 'side';
  return kneelsOrSits(height, modes.filter((mode, limb) => limb > 1 && mode === 'mid').length);
}

function kneelsOrSits(height: number, knees: number): Posture {
  if (knees === 2) return 'kneel';
  if (knees === 1) return height > HALF_KNEELS ? 'half' : 'aside';
  return height > SQUATS ? 'up' : 'sit';
}

const heightOf = (row: SolvedKey['row'], limb: number): number => vecAt(row, limbChannel(limb) + OF_LIMB.goal)[1];

/** The postures from one to another, both included, by the fewest edges. She goes over her side only to lie there. */
export function pathBetween(from: Posture, to: Posture): Posture[] {
  const seen = new Set([from]);
  const paths: Posture[][] = [[from]];
  for (const path of paths) {
    if (path.at(-1) === to) return path;
    for (const next of neighboursOf(path.at(-1)).filter((posture) => posture !== 'side' || to === 'side')) {
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
/** True in postures on the seat or the back. */
export const sits = (posture: Posture): boolean => posture === 'back' || posture === 'sit';
