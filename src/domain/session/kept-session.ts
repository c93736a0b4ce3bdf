import { isMove } from './is-move.ts';
import { PLAN_VERSION, type SessionSnapshot, type SnapshotAbout } from './session-snapshot.ts';
import { currentSegment, leftMs, type SessionState, type StepPlaces, type TimelinePlace } from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** The snapshot of a session, ready to be saved. */
export function snapshotOf(state: SessionState, about: SnapshotAbout): SessionSnapshot {
  const { index, elapsedMs, activeMs, worked, segments, stepPlaces, needed } = state;
  const segmentMs = currentSegment(state)?.durationMs ?? 0;
  return {
    ...about,
    plan: PLAN_VERSION,
    index,
    elapsedMs,
    segmentMs,
    segmentCount: segments.length,
    leftMs: leftMs(state),
    activeMs,
    worked,
    stepPlaces,
    ...(needed !== undefined && { needed }),
  };
}

/**
 * A session made of its snapshot, at the same place and paused. Where the workout has been divided into other segments since,
 * the session stands at the start of the move that leaves as much time; what was done is kept in any case.
 *
 * @param nowMs an instant of a clock that never goes back.
 */
export function sessionFrom(
  snapshot: SessionSnapshot,
  segments: readonly PlacedSegment[],
  nowMs: number,
): SessionState {
  const { segmentMs, activeMs, worked, needed } = snapshot;
  const isSame = isSamePlan(snapshot, segments);
  const { index, elapsedMs } = isSame ? snapshot : placeByTimeLeft(snapshot, segments);
  const at = segments[index];
  return {
    segments: at && isSame ? segments.with(index, { ...at, durationMs: segmentMs }) : segments,
    index,
    elapsedMs: at ? elapsedMs : 0,
    atMs: nowMs,
    isRunning: false,
    leadInMs: 0,
    leadInLengthMs: 0,
    activeMs,
    worked,
    stepPlaces: isSame ? placesIn(segments, snapshot.stepPlaces) : {},
    undo: undefined,
    ...(needed !== undefined && { needed }),
  };
}

function isSamePlan(snapshot: SessionSnapshot, segments: readonly PlacedSegment[]): boolean {
  const { plan, index, segmentCount, segmentMs, elapsedMs } = snapshot;
  const at = segments[index];
  if (plan !== PLAN_VERSION || segments.length !== segmentCount || index > segments.length) return false;
  return !at || (segmentMs >= at.durationMs && elapsedMs < segmentMs);
}

/** The last move that leaves at least as much time as was left; the first where no move does. */
function placeByTimeLeft(
  { leftMs: left, index, segmentCount }: SessionSnapshot,
  segments: readonly PlacedSegment[],
): TimelinePlace {
  if (index >= segmentCount) return { index: segments.length, elapsedMs: 0 };
  const leftFrom = (start: number) => segments.slice(start).reduce((sum, { durationMs }) => sum + durationMs, 0);
  const place = segments.findLastIndex((segment, start) => isMove(segment) && leftFrom(start) >= left);
  return { index: Math.max(0, place), elapsedMs: 0 };
}

/** The kept places of steps that lie in these segments; rest that was added there is not kept. */
function placesIn(segments: readonly PlacedSegment[], places: StepPlaces): StepPlaces {
  const known = Object.entries(places).flatMap(([step, { index, elapsedMs }]) => {
    const segment = segments[index];
    if (segment?.step !== Number(step)) return [];
    return [[step, { index, elapsedMs: Math.min(elapsedMs, segment.durationMs - 1) }] as const];
  });
  return Object.fromEntries(known);
}
