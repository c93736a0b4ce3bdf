import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import type { ExplainedId } from './explained-clips.ts';
import type { SceneId } from './scenes.ts';

/**
 * What a clip, and the picture cut from it, is called. A level that only names another move has its own name too,
 * so nobody needs to know which those are.
 */
export type ClipName =
  | `${MoveId}-${MoveLevel}`
  | `check-${CheckMoveId}`
  | `scene-${SceneId}`
  | `explained-${ExplainedId}`;
