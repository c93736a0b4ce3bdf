import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from './move.ts';
import { OWN_MOVE_FIELDS, ownTexts } from './own-move-fields.ts';

/** The id of the owner's film or photo that shows a version of a move in these words; undefined where none does. */
export const mediumOfMove = (moveId: MoveId, level: MoveLevel, words: ProgrammeWords): string | undefined =>
  ownTexts(moveId, words)?.[OWN_MOVE_FIELDS.medium(level)] || undefined;

/** The ids of all films and photos that show these moves, at every level, each once. */
export const mediaOfMoves = (moves: readonly MoveId[], words: ProgrammeWords): string[] => [
  ...new Set(moves.flatMap((moveId) => MOVE_LEVELS.flatMap((level) => mediumOfMove(moveId, level, words) ?? []))),
];
