import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { MoveId, MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import { OWN_MOVE_FIELDS, ownTexts } from '#programme/moves/own-move-fields.ts';
import { isOwnMoveId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import type { ExplainedId } from './explained-clips.ts';
import type { SceneId } from './scenes.ts';

/**
 * The name of a clip, and of the picture cut from it. A level that only names another move has a name of its own too, so that
 * no caller needs to know which those are.
 */
export type ClipName =
  | `${ShippedMoveId}-${MoveLevel}`
  | `check-${CheckMoveId}`
  | `scene-${SceneId}`
  | `explained-${ExplainedId}`;

/**
 * The clip that shows a version of a move in these words: its own or, for a move of the owner's own, that of the move whose shape it
 * has. One that has no shape is not drawn: the coach stands beside its words.
 */
export function clipOfMove(moveId: MoveId, level: MoveLevel, words: ProgrammeWords): ClipName {
  const shape = isOwnMoveId(moveId) ? ownTexts(moveId, words)?.[OWN_MOVE_FIELDS.shownAs] : moveId;
  return shape ? `${shape as ShippedMoveId}-${level}` : 'scene-empty';
}
