import { isMove } from './is-move.ts';
import type { SessionStep } from './session-plan.ts';
import {
  currentSegment,
  isDone,
  NO_LEAD_IN,
  type SessionState,
  type StepPlaces,
  type TimelinePlace,
} from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** In the first so many milliseconds of a move, "back" leads to the move before; later to the move's own start. */
export const BACK_WITHIN_MS = 3_000;

/** How long a skip can be undone, in milliseconds (product §20). */
export const UNDO_MS = 5_000;

/** An action that changes the place of a session without time passing. */
export type SessionJump =
  | { readonly type: 'forward' }
  | { readonly type: 'back' }
  /** Turns to another step, at the place where it was left; the current step keeps its own place. */
  | { readonly type: 'to-step'; readonly step: SessionStep }
  | { readonly type: 'to-segment'; readonly index: number }
  /** Ends the current rest, breather, time to get ready or way back in, with the time to set up that follows. */
  | { readonly type: 'skip-rest' }
  /** Undoes a skip; a turn to another step is undone by turning again. */
  | { readonly type: 'undo' };

/** The session after a jump. A jump that is not possible at its place changes nothing. Never throws. */
export function jumped(state: SessionState, jump: SessionJump): SessionState {
  switch (jump.type) {
    case 'forward':
      return skippedTo(state, nextStart(state));
    case 'back':
      return skippedTo(state, startOf(previousStart(state)));
    case 'to-step':
      return turnedTo(state, jump.step);
    case 'to-segment':
      return skippedTo(state, startOf(Math.min(Math.max(0, Math.trunc(jump.index)), state.segments.length - 1)));
    case 'skip-rest':
      return skippedRest(state);
    case 'undo':
      return state.undo ? { ...state, ...state.undo.before, undo: undefined } : state;
  }
}

/** A jump ends any way back in, and keeps the place of a step that is left before its end. */
function movedTo(state: SessionState, { index, elapsedMs }: TimelinePlace): SessionState {
  const from = currentSegment(state)?.step;
  const left = from !== undefined && { [from]: { index: state.index, elapsedMs: state.elapsedMs } };
  const stepPlaces = withoutStep({ ...state.stepPlaces, ...left }, state.segments[index]?.step);
  return { ...state, index, elapsedMs, ...NO_LEAD_IN, stepPlaces };
}

/** Nothing skips to the end of the last segment. */
function skippedTo(state: SessionState, place: TimelinePlace | undefined): SessionState {
  if (place === undefined) return state;
  const { index, elapsedMs, leadInMs, leadInLengthMs, stepPlaces } = state;
  const before = state.undo?.before ?? { index, elapsedMs, leadInMs, leadInLengthMs, stepPlaces };
  return { ...movedTo(state, place), undo: isDone(state) ? undefined : { before, leftMs: UNDO_MS } };
}

/** A turn to a step that the member chose needs no undo: turning again is enough. */
function turnedTo(state: SessionState, step: SessionStep): SessionState {
  const first = state.segments.findIndex((segment) => segment.step === step);
  if (first === -1 || currentSegment(state)?.step === step) return state;
  return { ...movedTo(state, state.stepPlaces[step] ?? startOf(first)), undo: undefined };
}

/**
 * Whether a move begins here for the member: with getting ready, if it is the first of its step, else with its work.
 */
function isStart(segment: PlacedSegment, index: number, segments: readonly PlacedSegment[]): boolean {
  const before = segments[index - 1]?.kind === 'set-up' ? segments[index - 2] : segments[index - 1];
  return segment.kind === 'get-ready' || (isMove(segment) && before?.kind !== 'get-ready');
}

function nextStart(state: SessionState): TimelinePlace | undefined {
  const at = currentSegment(state);
  if (at?.kind === 'get-ready')
    return startOf(state.index + (state.segments[state.index + 1]?.kind === 'set-up' ? 2 : 1));
  const index = state.segments.findIndex(
    (segment, candidate, all) => candidate > state.index && isStart(segment, candidate, all),
  );
  return index === -1 ? undefined : entered(state.segments, index, state.stepPlaces);
}

function previousStart(state: SessionState): number {
  const at = currentSegment(state);
  const own = state.segments.slice(0, state.index + 1).findLastIndex(isStart);
  if (at === undefined || isPause(at)) return own;
  if (isMove(at) && state.elapsedMs > BACK_WITHIN_MS) return state.index;
  return Math.max(0, state.segments.slice(0, own).findLastIndex(isStart));
}

function skippedRest(state: SessionState): SessionState {
  if (state.leadInMs > 0) return { ...state, ...NO_LEAD_IN };
  const at = currentSegment(state);
  if (at?.kind !== 'get-ready' && !isPause(at)) return state;
  const next = state.index + (state.segments[state.index + 1]?.kind === 'set-up' ? 2 : 1);
  return skippedTo(state, next < state.segments.length ? entered(state.segments, next, state.stepPlaces) : undefined);
}

/** True for a segment in which the member only waits, and which can be lengthened. */
export const isPause = (segment: PlacedSegment | undefined): segment is PlacedSegment =>
  segment?.kind === 'rest' || segment?.kind === 'breather' || segment?.kind === 'set-up';

/**
 * The place at which a segment is entered: its start or, for the first segment of a step that was left, the place where
 * it was left.
 */
export function entered(segments: readonly PlacedSegment[], index: number, stepPlaces: StepPlaces) {
  const step = segments[index]?.step;
  const place = (step !== undefined && stepPlaces[step]) || startOf(index);
  return { ...place, stepPlaces: withoutStep(stepPlaces, step) };
}

/** The same places where the step that is entered has none: to the clock of a session others are a jump. */
const withoutStep = (stepPlaces: StepPlaces, entered: SessionStep | undefined): StepPlaces =>
  entered === undefined || !stepPlaces[entered]
    ? stepPlaces
    : Object.fromEntries(Object.entries(stepPlaces).filter(([step]) => Number(step) !== entered));

const startOf = (index: number): TimelinePlace => ({ index, elapsedMs: 0 });
