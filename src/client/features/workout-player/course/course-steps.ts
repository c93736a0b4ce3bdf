import { isMove } from '#domain/session/is-move.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { MoveSession } from '#programme/courses/course.ts';
import { type PlayerStep, plainMoves } from '../player-steps.ts';

/** The one step of a session, with each of its moves once. */
export function courseSteps({ title, minutes }: MoveSession, timeline: readonly PlacedSegment[]): [PlayerStep] {
  const played = timeline.filter(isMove);
  const first = played.filter(
    ({ plannedMoveId }, index) => played.findIndex((other) => other.plannedMoveId === plannedMoveId) === index,
  );
  const moves = plainMoves(title, first);
  return [{ name: title, minutes, moves, listName: `All ${moves.length} moves` }];
}
