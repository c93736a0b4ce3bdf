import { isMove } from './is-move.ts';
import type { PlayedLevel } from './played-level.ts';
import type { SessionStep } from './session-plan.ts';
import { type Segment, sideChange } from './session-timeline.ts';

/**
 * The cues that a member follows without looking: the start of a segment (`get-ready`, `set-up`, `work`, `rest`, `breather`, `stretch`),
 * its half time (`half`), in a move with two sides the time to change (`switch-sides`) and the start of the other side,
 * the three seconds before the member moves or stops (`count`), the end of a step that another follows (`step-done`) and of the
 * session (`done`).
 */
export type SessionCueKind = Segment['kind'] | 'half' | 'switch-sides' | 'count' | 'step-done' | 'done';

/** One cue of a guided session. Its words follow from the move: `moveId` names what is spoken. */
export interface SessionCue {
  readonly kind: SessionCueKind;
  /** Its instant, in whole milliseconds from the start of the timeline. */
  readonly atMs: number;
  readonly step: SessionStep;
  /** The move that is done; in get ready, set-up, rest and breather the one that comes next. */
  readonly moveId: string;
  readonly level: PlayedLevel;
  /** The side of a move with two sides: `work` and `stretch` begin each of them, `switch-sides` calls the second. */
  readonly side?: 'first' | 'second';
  /** The seconds that are left; only in `count`. */
  readonly secondsLeft?: 3 | 2 | 1;
  /** How long the segment lasts, in milliseconds; only where a segment starts. */
  readonly durationMs?: number;
}

/**
 * The cues of a session in the order in which they sound. Among the cues of one instant the end of a step comes first, then the
 * segment's start, then its half time, then the count.
 *
 * @param segments the timeline; `atMs` counts from its start, so that cues after a lengthened rest move with it.
 */
export function sessionCues(segments: readonly Segment[]): SessionCue[] {
  let startMs = 0;
  return segments.flatMap((segment, index) => {
    const cues = [
      ...cuesOfSegment(segment, startMs, isCounted(segment, segments[index + 1])),
      ...cuesAtEnd(segments, index, startMs + segment.durationMs),
    ];
    startMs += segment.durationMs;
    return cues;
  });
}

/**
 * Whether the end of a segment is counted down; false where another wait follows a wait, so that nothing begins or
 * ends.
 */
export function isCounted(segment: Segment, next: Segment | undefined): boolean {
  return isMove(segment) || next === undefined || isMove(next) || next.step !== segment.step;
}

function cuesOfSegment(segment: Segment, startMs: number, counts: boolean): SessionCue[] {
  const { kind, step, moveId, level, durationMs } = segment;
  const about = { step, moveId, level };
  const change = sideChange(segment);
  const start: SessionCue = { ...about, kind, atMs: startMs, durationMs, ...(change && { side: 'first' }) };
  const count = ([3, 2, 1] as const)
    .filter((secondsLeft) => counts && secondsLeft * 1000 < durationMs)
    .map((secondsLeft): SessionCue => {
      return { ...about, kind: 'count', atMs: startMs + durationMs - secondsLeft * 1000, secondsLeft };
    });
  return [start, ...cuesWithin(segment, startMs), ...count].sort((one, other) => one.atMs - other.atMs);
}

function cuesWithin(segment: Segment, startMs: number): SessionCue[] {
  const { kind, step, moveId, level, durationMs, halfway } = segment;
  const about = { step, moveId, level };
  const change = sideChange(segment);
  if (change) {
    return [
      { ...about, kind: 'switch-sides', atMs: startMs + change.fromMs, side: 'second' },
      { ...about, kind, atMs: startMs + change.untilMs, side: 'second', durationMs: durationMs - change.untilMs },
    ];
  }
  return halfway === 'half' ? [{ ...about, kind: 'half', atMs: startMs + durationMs / 2 }] : [];
}

function cuesAtEnd(segments: readonly Segment[], index: number, endMs: number): SessionCue[] {
  const { step, moveId, level } = segments[index] as Segment;
  const next = segments[index + 1];
  if (next?.step === step) return [];
  return [{ kind: next ? 'step-done' : 'done', atMs: endMs, step, moveId, level }];
}
