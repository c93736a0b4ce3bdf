import type { PlayedLevel } from './played-level.ts';
import type { SessionStep } from './session-plan.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** The state of a guided session. All times are whole milliseconds; instants are of a clock that never goes back. */
export interface SessionState {
  readonly segments: readonly PlacedSegment[];
  /** The index of the current segment; `segments.length` when the session is done. */
  readonly index: number;
  /** How much of the current segment was played, as of `atMs`. */
  readonly elapsedMs: number;
  /** The instant up to which everything is counted. */
  readonly atMs: number;
  readonly isRunning: boolean;
  /** How much is left of an easy way back in, which comes before the segment goes on. */
  readonly leadInMs: number;
  /** How long that way is in all. */
  readonly leadInLengthMs: number;
  /** All time that was played, without the times to get ready: the record holds it. */
  readonly activeMs: number;
  /** The time worked and stretched, by move and level. */
  readonly worked: readonly WorkedTime[];
  /** The places of the steps that were left; the current step is never among them. */
  readonly stepPlaces: StepPlaces;
  /** The way back from a skip, while it is offered. */
  readonly undo: SkipUndo | undefined;
  /** How often the member was needed elsewhere; absent where never. */
  readonly needed?: number;
}

/** A place on the timeline. */
export interface TimelinePlace {
  readonly index: number;
  readonly elapsedMs: number;
}

/** The place of each step that was left before its end. */
export type StepPlaces = Readonly<Partial<Record<SessionStep, TimelinePlace>>>;

/** The place of a session before a skip, or before the first of several in a row. */
export interface SkipUndo {
  readonly before: Pick<SessionState, 'index' | 'elapsedMs' | 'leadInMs' | 'leadInLengthMs' | 'stepPlaces'>;
  /** How long the undo is still offered; this time stands still while the session is paused. */
  readonly leftMs: number;
}

/** The time spent on one move at one level. */
export interface WorkedTime {
  readonly moveId: string;
  readonly level: PlayedLevel;
  readonly ms: number;
}

/** The fields of a state without an easy way back in. */
export const NO_LEAD_IN = { leadInMs: 0, leadInLengthMs: 0 } as const;

/** A new session, paused at its first segment. @param nowMs an instant of a clock that never goes back. */
export function newSession(segments: readonly PlacedSegment[], nowMs: number): SessionState {
  return {
    segments,
    index: 0,
    elapsedMs: 0,
    atMs: nowMs,
    isRunning: false,
    ...NO_LEAD_IN,
    activeMs: 0,
    worked: [],
    stepPlaces: {},
    undo: undefined,
  };
}

/** True when everything has been played. */
export const isDone = (state: SessionState): boolean => state.index >= state.segments.length;

/** The current segment; undefined when the session is done. */
export const currentSegment = (state: SessionState): PlacedSegment | undefined => state.segments[state.index];

/** The milliseconds until the current segment ends, or the way back in before it. */
export function remainingMs(state: SessionState): number {
  if (state.leadInMs > 0) return state.leadInMs;
  const segment = currentSegment(state);
  return segment ? segment.durationMs - state.elapsedMs : 0;
}

/** The place on the timeline as the cues count it, in milliseconds from its start. */
export function positionMs(state: SessionState): number {
  return lengthMs(state.segments.slice(0, state.index)) + state.elapsedMs;
}

/** The milliseconds until the end, if nothing is skipped: a step that was left before goes on from its place. */
export function leftMs(state: SessionState): number {
  const here = currentSegment(state)?.step;
  return here === undefined ? 0 : STEPS.slice(here).reduce<number>((sum, step) => sum + stepLeftMs(state, step), 0);
}

/** The milliseconds of one step that are still to come. */
export function stepLeftMs(state: SessionState, step: SessionStep): number {
  const place = currentSegment(state)?.step === step ? state : state.stepPlaces[step];
  return state.segments.reduce((sum, segment, index) => {
    if (segment.step !== step || index < (place?.index ?? 0)) return sum;
    return sum + segment.durationMs - (index === place?.index ? place.elapsedMs : 0);
  }, 0);
}

const STEPS: readonly SessionStep[] = [0, 1, 2];

const lengthMs = (segments: readonly PlacedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
