import { isMove } from '#domain/session/is-move.ts';
import type { SessionState } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { PlayerMove, PlayerStep } from '../player-steps.ts';

export function shownMoveIndex(state: SessionState, { moves }: PlayerStep): number {
  const segment = state.segments[Math.min(state.index, state.segments.length - 1)];
  return Math.max(0, segment ? moves.findIndex((move) => isSegmentOf(segment, move)) : 0);
}

export function segmentOfMove(
  state: SessionState,
  stepIndex: number,
  move: PlayerMove | undefined,
): number | undefined {
  if (!move) return undefined;
  const turns = [...state.segments.entries()].filter(
    ([, segment]) => segment.step === stepIndex && isMove(segment) && isSegmentOf(segment, move),
  );
  const next = turns.find(([index]) => index >= state.index) ?? turns[0];
  return next?.[0];
}

const isSegmentOf = ({ plannedMoveId, place, step }: PlacedSegment, move: PlayerMove): boolean =>
  plannedMoveId === move.plannedMoveId && (step !== 1 || (place.circuit ?? 'Main Workout') === move.part);
