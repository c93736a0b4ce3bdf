import { isMove } from './is-move.ts';
import { entered, isPause, jumped, type SessionJump } from './session-jumps.ts';
import { currentSegment, isDone, type SessionState, type SkipUndo, type WorkedTime } from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** What can happen to a session, apart from time that passes. */
export type SessionAction =
  | SessionJump
  /** The session runs on; with a lead-in, an easy way back in comes first. */
  | { readonly type: 'play'; readonly leadInMs?: number }
  /** `isNeeded`: the member said so; else the device paused it. */
  | { readonly type: 'pause'; readonly isNeeded?: true }
  /** The current rest or breather lasts fifteen seconds longer. */
  | { readonly type: 'more-rest' }
  /** Levels or swaps changed: the same segments with other moves, and with the times that they have by now. */
  | { readonly type: 'change-moves'; readonly segments: readonly PlacedSegment[] };

/** The time that "+15s rest" adds, in milliseconds. */
export const MORE_REST_MS = 15_000;

/**
 * The session at an instant. One call or a thousand in between lead to the same place, so that late, missed and bunched-up
 * timers change nothing. An instant before `atMs` counts as no time. At its end the session stands still.
 */
export function sessionAt(state: SessionState, nowMs: number): SessionState {
  const passedMs = nowMs - state.atMs;
  if (passedMs <= 0) return state;
  if (!state.isRunning) return { ...state, atMs: nowMs };
  const leadInMs = Math.max(0, state.leadInMs - passedMs);
  const next = played(state, passedMs - (state.leadInMs - leadInMs));
  return { ...next, atMs: nowMs, leadInMs, undo: next.isRunning ? undoAfter(state.undo, passedMs) : undefined };
}

/** The session after `action` at `nowMs`. An action that is not possible at its place changes nothing. Never throws. */
export function actOn(before: SessionState, action: SessionAction, nowMs: number): SessionState {
  const state = sessionAt(before, nowMs);
  switch (action.type) {
    case 'play':
      return isDone(state) ? state : { ...state, isRunning: true, ...leadIn(action.leadInMs) };
    case 'pause':
      return { ...state, isRunning: false, ...(action.isNeeded && { needed: (state.needed ?? 0) + 1 }) };
    case 'more-rest':
      return withMoreRest(state);
    case 'change-moves':
      return { ...state, segments: withTimesOf(state.segments, action.segments) };
    default:
      return jumped(state, action);
  }
}

function undoAfter(undo: SkipUndo | undefined, passedMs: number): SkipUndo | undefined {
  return undo && undo.leftMs > passedMs ? { ...undo, leftMs: undo.leftMs - passedMs } : undefined;
}

const leadIn = (ms: number | undefined) => (ms === undefined ? undefined : { leadInMs: ms, leadInLengthMs: ms });

function played(state: SessionState, playedMs: number): SessionState {
  let { index, elapsedMs, activeMs, worked, stepPlaces } = state;
  let left = playedMs;
  for (let segment = state.segments[index]; segment && left > 0; segment = state.segments[index]) {
    const share = Math.min(left, segment.durationMs - elapsedMs);
    left -= share;
    elapsedMs += share;
    if (segment.kind !== 'get-ready') activeMs += share;
    worked = withWork(worked, segment, share);
    if (elapsedMs < segment.durationMs) break;
    ({ index, elapsedMs, stepPlaces } = entered(state.segments, index + 1, stepPlaces));
  }
  return { ...state, index, elapsedMs, activeMs, worked, stepPlaces, isRunning: index < state.segments.length };
}

function withWork(worked: readonly WorkedTime[], segment: PlacedSegment, ms: number): readonly WorkedTime[] {
  if (!isMove(segment)) return worked;
  const { moveId, level } = segment;
  const known = worked.find((other) => other.moveId === moveId && other.level === level);
  if (!known) return [...worked, { moveId, level, ms }];
  return worked.map((other) => (other === known ? { ...known, ms: known.ms + ms } : other));
}

function withMoreRest(state: SessionState): SessionState {
  const at = currentSegment(state);
  if (!isPause(at) || state.leadInMs > 0) return state;
  const longer = { ...at, durationMs: at.durationMs + MORE_REST_MS };
  return { ...state, segments: state.segments.with(state.index, longer) };
}

function withTimesOf(old: readonly PlacedSegment[], segments: readonly PlacedSegment[]): readonly PlacedSegment[] {
  if (segments.length !== old.length) return old;
  return segments.map((segment, index) => ({ ...segment, durationMs: old[index]?.durationMs ?? segment.durationMs }));
}
