import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import type { ExplainedId } from './explained-clips.ts';
import type { SceneId } from './scenes.ts';

/**
 * The name of a clip, and of the picture cut from it. A level that only names another move has a name of its own too, so that
 * no caller needs to know which those are.
 */
export type ClipName =
  | `${MoveId}-${MoveLevel}`
  | `check-${CheckMoveId}`
  | `scene-${SceneId}`
  | `explained-${ExplainedId}`;
