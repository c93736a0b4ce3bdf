import { isOwnMoveId, movePlaceId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { MOVES } from './all-moves.ts';
import type { Move, MoveId, ShippedMoveId } from './move.ts';
import { ownMove } from './own-move.ts';
import { ownTexts } from './own-move-fields.ts';

/**
 * The text as the id of a move in these words; undefined for a text that is none, because what a device kept may name a move
 * that is no longer in the programme.
 */
export function asMoveId(text: string, words: ProgrammeWords): MoveId | undefined {
  return ownTexts(text, words) || Object.hasOwn(MOVES, text) ? (text as MoveId) : undefined;
}

/**
 * The move in these words: a shipped one with the cues that the coach has changed, or one of the owner's own.
 *
 * @throws for a text that is no move in them.
 */
export function moveInWords(moveId: string, words: ProgrammeWords): Move {
  const id = asMoveId(moveId, words);
  if (id === undefined) throw new Error(`No move has the id "${moveId}".`);
  return isOwnMoveId(id) ? ownMove(ownTexts(id, words) ?? {}) : shippedInWords(id, words);
}

function shippedInWords(moveId: ShippedMoveId, words: ProgrammeWords): Move {
  const move: Move = MOVES[moveId];
  const own = words[movePlaceId(moveId)];
  if (!own) return move;
  const { standard = move.cue, easier = move.easier.cue, harder = move.harder.cue } = own;
  return { ...move, cue: standard, easier: { ...move.easier, cue: easier }, harder: { ...move.harder, cue: harder } };
}
