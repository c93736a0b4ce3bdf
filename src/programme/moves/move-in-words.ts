import { movePlaceId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { MOVES } from './all-moves.ts';
import type { Move, MoveId } from './move.ts';

/** The move with the cues that the coach has changed at its levels; the shipped one where none is changed. */
export function moveInWords(moveId: MoveId, words: ProgrammeWords): Move {
  const move = MOVES[moveId];
  const own = words[movePlaceId(moveId)];
  if (!own) return move;
  const { standard = move.cue, easier = move.easier.cue, harder = move.harder.cue } = own;
  return { ...move, cue: standard, easier: { ...move.easier, cue: easier }, harder: { ...move.harder, cue: harder } };
}
