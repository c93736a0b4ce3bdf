import type { PlayedLevel } from './move-level.ts';
import type { SessionStep } from './session-plan.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** Where a guided session stands. Whole milliseconds throughout; instants are of a clock that never goes back. */
export interface SessionState {
  readonly segments: readonly PlacedSegment[];
  /** The segment that is on; `segments.length` when the session is done. */
  readonly index: number;
  /** Played of that segment, as of `atMs`. */
  readonly elapsedMs: number;
  /** The instant up to which everything is counted. */
  readonly atMs: number;
  readonly isRunning: boolean;
  /** What is left of an easy way back in, which comes before the segment goes on. */
  readonly leadInMs: number;
  /** How long that way is in all. */
  readonly leadInLengthMs: number;
  /** All that was played without the times to get ready: what goes into the record. */
  readonly activeMs: number;
  /** Time worked and stretched, by move and level. */
  readonly worked: readonly WorkedTime[];
}

/** Time spent on one move at one level. */
export interface WorkedTime {
  readonly moveId: string;
  readonly level: PlayedLevel;
  readonly ms: number;
}

/** What can happen to a session besides that time passes. */
export type SessionAction =
  /** Plays on; with a lead-in an easy way back in comes first. */
  | { readonly type: 'play'; readonly leadInMs?: number }
  | { readonly type: 'pause' }
  | { readonly type: 'forward' }
  | { readonly type: 'back' }
  | { readonly type: 'to-step'; readonly step: SessionStep }
  | { readonly type: 'to-segment'; readonly index: number }
  /** Fifteen seconds more of the rest or breather that is on. */
  | { readonly type: 'more-rest' }
  /** Ends the rest, breather, time to get ready or way back in that is on. */
  | { readonly type: 'skip-rest' }
  /** Other levels or swaps: the same segments, with the times that they have by now. */
  | { readonly type: 'change-moves'; readonly segments: readonly PlacedSegment[] };

/** What "+15s rest" adds (product §2). */
export const MORE_REST_MS = 15_000;

/** Within this time of a move, "back" means the move before; later it means its own start. */
export const BACK_WITHIN_MS = 3_000;

const NO_LEAD_IN = { leadInMs: 0, leadInLengthMs: 0 } as const;

/** A session that stands at its first segment, and waits. */
export function newSession(segments: readonly PlacedSegment[], nowMs: number): SessionState {
  return { segments, index: 0, elapsedMs: 0, atMs: nowMs, isRunning: false, ...NO_LEAD_IN, activeMs: 0, worked: [] };
}

/**
 * The session at `nowMs`, whatever happened between: after one call or a thousand it is at the same place, so late,
 * missed and bunched-up timers change nothing. An instant before `atMs` counts as no time. At its end it stands still.
 */
export function sessionAt(state: SessionState, nowMs: number): SessionState {
  const passedMs = nowMs - state.atMs;
  if (passedMs <= 0) return state;
  if (!state.isRunning) return { ...state, atMs: nowMs };
  const leadInMs = Math.max(0, state.leadInMs - passedMs);
  return { ...played(state, passedMs - (state.leadInMs - leadInMs)), atMs: nowMs, leadInMs };
}

/** The session after `action` at `nowMs`. An action that makes no sense where it stands changes nothing. */
export function actOn(before: SessionState, action: SessionAction, nowMs: number): SessionState {
  const state = sessionAt(before, nowMs);
  switch (action.type) {
    case 'play':
      return isDone(state) ? state : { ...state, isRunning: true, ...leadIn(action.leadInMs) };
    case 'pause':
      return { ...state, isRunning: false };
    case 'forward':
      return movedTo(state, nextStart(state));
    case 'back':
      return movedTo(state, previousStart(state));
    case 'to-step':
      return movedTo(state, firstOfStep(state, action.step));
    case 'to-segment':
      return movedTo(state, Math.min(Math.max(0, Math.trunc(action.index)), state.segments.length - 1));
    case 'more-rest':
      return withMoreRest(state);
    case 'skip-rest':
      return skippedRest(state);
    case 'change-moves':
      return { ...state, segments: withTimesOf(state.segments, action.segments) };
  }
}

/** True when everything has been played. */
export const isDone = (state: SessionState): boolean => state.index >= state.segments.length;

/** The segment that is on; undefined when the session is done. */
export const currentSegment = (state: SessionState): PlacedSegment | undefined => state.segments[state.index];

/** Milliseconds until the segment ends, or the way back in that stands before it. */
export function remainingMs(state: SessionState): number {
  if (state.leadInMs > 0) return state.leadInMs;
  const segment = currentSegment(state);
  return segment ? segment.durationMs - state.elapsedMs : 0;
}

/** The place on the timeline as the cues count it: milliseconds from its start. */
export function positionMs(state: SessionState): number {
  return lengthMs(state.segments.slice(0, state.index)) + state.elapsedMs;
}

/** Milliseconds of the whole session that are still to come. */
export function leftMs(state: SessionState): number {
  return lengthMs(state.segments) - positionMs(state);
}

const leadIn = (ms: number | undefined) => (ms === undefined ? undefined : { leadInMs: ms, leadInLengthMs: ms });

const lengthMs = (segments: readonly PlacedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0);

function played(state: SessionState, playedMs: number): SessionState {
  let { index, elapsedMs, activeMs, worked } = state;
  let left = playedMs;
  for (let segment = state.segments[index]; segment && left > 0; segment = state.segments[index]) {
    const share = Math.min(left, segment.durationMs - elapsedMs);
    left -= share;
    elapsedMs += share;
    if (segment.kind !== 'get-ready') activeMs += share;
    worked = withWork(worked, segment, share);
    if (elapsedMs < segment.durationMs) break;
    index += 1;
    elapsedMs = 0;
  }
  return { ...state, index, elapsedMs, activeMs, worked, isRunning: index < state.segments.length };
}

function withWork(worked: readonly WorkedTime[], segment: PlacedSegment, ms: number): readonly WorkedTime[] {
  if (ms === 0 || (segment.kind !== 'work' && segment.kind !== 'stretch')) return worked;
  const { moveId, level } = segment;
  const known = worked.find((other) => other.moveId === moveId && other.level === level);
  if (!known) return [...worked, { moveId, level, ms }];
  return worked.map((other) => (other === known ? { ...known, ms: known.ms + ms } : other));
}

/** Jumping leaves any way back in behind; to the end of the last segment there is no jump. */
function movedTo(state: SessionState, index: number | undefined): SessionState {
  if (index === undefined) return state;
  return { ...state, index, elapsedMs: 0, ...NO_LEAD_IN };
}

const isMove = ({ kind }: PlacedSegment): boolean => kind === 'work' || kind === 'stretch';

/** Where a move begins for her: with getting ready, if it is the first of its step, else with its work. */
const isStart = ({ segments }: SessionState, index: number): boolean => {
  const segment = segments[index];
  if (!segment) return false;
  return segment.kind === 'get-ready' || (isMove(segment) && segments[index - 1]?.kind !== 'get-ready');
};

function nextStart(state: SessionState): number | undefined {
  const at = currentSegment(state);
  if (at?.kind === 'get-ready') return state.index + 1;
  const index = state.segments.findIndex((_, candidate) => candidate > state.index && isStart(state, candidate));
  return index === -1 ? undefined : index;
}

function previousStart(state: SessionState): number {
  const at = currentSegment(state);
  const isStartBefore = (index: number) => (_: PlacedSegment, candidate: number) =>
    candidate < index && isStart(state, candidate);
  const own = state.segments.findLastIndex(isStartBefore(state.index + 1));
  if (at === undefined || isPause(at)) return own;
  if (isMove(at) && state.elapsedMs > BACK_WITHIN_MS) return state.index;
  return Math.max(0, state.segments.findLastIndex(isStartBefore(own)));
}

function firstOfStep({ segments }: SessionState, step: SessionStep): number | undefined {
  const index = segments.findIndex((segment) => segment.step === step);
  return index === -1 ? undefined : index;
}

const isPause = (segment: PlacedSegment | undefined): segment is PlacedSegment =>
  segment?.kind === 'rest' || segment?.kind === 'breather';

function withMoreRest(state: SessionState): SessionState {
  const at = currentSegment(state);
  if (!isPause(at) || state.leadInMs > 0) return state;
  const longer = { ...at, durationMs: at.durationMs + MORE_REST_MS };
  return { ...state, segments: state.segments.with(state.index, longer) };
}

function skippedRest(state: SessionState): SessionState {
  if (state.leadInMs > 0) return { ...state, ...NO_LEAD_IN };
  const at = currentSegment(state);
  if (at?.kind !== 'get-ready' && !isPause(at)) return state;
  return movedTo(state, state.index + 1 < state.segments.length ? state.index + 1 : undefined);
}

function withTimesOf(old: readonly PlacedSegment[], segments: readonly PlacedSegment[]): readonly PlacedSegment[] {
  if (segments.length !== old.length) return old;
  return segments.map((segment, index) => ({ ...segment, durationMs: old[index]?.durationMs ?? segment.durationMs }));
}
