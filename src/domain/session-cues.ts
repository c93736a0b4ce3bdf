import type { PlayedLevel } from './played-level.ts';
import type { SessionStep } from './session-plan.ts';
import type { Segment } from './session-timeline.ts';

/**
 * What she is told without looking: the start of a segment (`get-ready`, `work`, `rest`, `breather`, `stretch`), its half
 * time (`half`, or `switch-sides` for moves with two sides), the last three seconds of every segment (`count`), the end
 * of a step that another follows (`step-done`) and of the session (`done`).
 */
export type SessionCueKind = Segment['kind'] | 'half' | 'switch-sides' | 'count' | 'step-done' | 'done';

/** One cue of a guided session. Its words follow from the move: `moveId` names what is spoken. */
export interface SessionCue {
  readonly kind: SessionCueKind;
  /** Its instant, in whole milliseconds from the start of the timeline. */
  readonly atMs: number;
  readonly step: SessionStep;
  /** The move that is done; in get ready, rest and breather the one that comes next. */
  readonly moveId: string;
  readonly level: PlayedLevel;
  /** `work` and `stretch` of a move with two sides begin with the first; `switch-sides` calls the second. */
  readonly side?: 'first' | 'second';
  /** Of `count` only: seconds left. */
  readonly secondsLeft?: 3 | 2 | 1;
  /** Of segment starts: how long the segment lasts. */
  readonly durationMs?: number;
}

/**
 * The cues of a session in the order in which they sound; of the cues of one instant the end of a step comes first, then
 * the segment's start, then its half time, then the count.
 *
 * @param segments the timeline; `atMs` counts from its start, so cues after a lengthened rest move with it.
 */
export function sessionCues(segments: readonly Segment[]): SessionCue[] {
  let startMs = 0;
  return segments.flatMap((segment, index) => {
    const cues = [...cuesOfSegment(segment, startMs), ...cuesAtEnd(segments, index, startMs + segment.durationMs)];
    startMs += segment.durationMs;
    return cues;
  });
}

function cuesOfSegment(segment: Segment, startMs: number): SessionCue[] {
  const { kind, step, moveId, level, durationMs, halfway } = segment;
  const about = { step, moveId, level };
  const start: SessionCue = {
    ...about,
    kind,
    atMs: startMs,
    durationMs,
    ...(halfway === 'switch-sides' && { side: 'first' }),
  };
  const half: SessionCue[] =
    halfway === undefined
      ? []
      : [
          {
            ...about,
            kind: halfway,
            atMs: startMs + durationMs / 2,
            ...(halfway === 'switch-sides' && { side: 'second' }),
          },
        ];
  const count = ([3, 2, 1] as const)
    .filter((secondsLeft) => secondsLeft * 1000 < durationMs)
    .map((secondsLeft): SessionCue => {
      return { ...about, kind: 'count', atMs: startMs + durationMs - secondsLeft * 1000, secondsLeft };
    });
  return [start, ...half, ...count].sort((one, other) => one.atMs - other.atMs);
}

function cuesAtEnd(segments: readonly Segment[], index: number, endMs: number): SessionCue[] {
  const { step, moveId, level } = segments[index] as Segment;
  const next = segments[index + 1];
  if (next?.step === step) return [];
  return [{ kind: next ? 'step-done' : 'done', atMs: endMs, step, moveId, level }];
}
