import { changedWords, type ProgrammeWords } from '#programme/words/changed-words.ts';
import type { Move, MoveId } from './move.ts';

const PLACE = 'move-';

/** The cues of a move have this place. */
export const movePlaceId = (moveId: MoveId): string => `${PLACE}${moveId}`;

/** The move whose cues have this place; undefined for a place that is none of a move. */
export const moveOfPlaceId = (placeId: string): MoveId | undefined =>
  placeId.startsWith(PLACE) ? (placeId.slice(PLACE.length) as MoveId) : undefined;

/** The same moves, each read in the words that lie over it at that moment: its fields are the cues of its levels. */
export function movesInWords(shipped: Readonly<Record<MoveId, Move>>): Readonly<Record<MoveId, Move>> {
  const read = Object.entries(shipped).map(([id, move]) => [
    id,
    { enumerable: true, get: () => moveInWords(move, changedWords()[movePlaceId(id as MoveId)]) },
  ]);
  return Object.defineProperties({} as Record<MoveId, Move>, Object.fromEntries(read));
}

function moveInWords(move: Move, own: ProgrammeWords[string] | undefined): Move {
  if (!own) return move;
  const { standard = move.cue, easier = move.easier.cue, harder = move.harder.cue } = own;
  return { ...move, cue: standard, easier: { ...move.easier, cue: easier }, harder: { ...move.harder, cue: harder } };
}
