import { type Segment, sideChange } from '#domain/session/session-timeline.ts';
import type { TimedSegment } from './open-times.ts';

/** One time through a loop, in milliseconds of the timeline. */
export interface Repetition {
  readonly fromMs: number;
  readonly untilMs: number;
  /** When the coach is at a share of the loop. */
  readonly atMs: (share: number) => number;
}

/** How long after the beginning of the work, and of each side, the first repetition begins: the tone is over by then. */
export const FIRST_REPETITION_MS = 600;

/** The whole repetitions of a loop in each uninterrupted time of a move: once, or once a side; not once it turns round. */
export function repetitionsOf(
  move: TimedSegment<Segment>,
  loopMs: number,
  turnsRound: boolean,
): readonly (readonly Repetition[])[] {
  const { segment, startMs, endMs } = move;
  const change = sideChange(segment);
  if (change) {
    return [
      repetitionsIn(startMs, startMs + change.fromMs, loopMs),
      repetitionsIn(startMs + change.untilMs, endMs, loopMs),
    ];
  }
  return [repetitionsIn(startMs, turnsRound ? startMs + segment.durationMs / 2 : endMs, loopMs)];
}

function repetitionsIn(startMs: number, endMs: number, loopMs: number): readonly Repetition[] {
  const count = Math.max(0, Math.floor((endMs - startMs - FIRST_REPETITION_MS) / loopMs));
  return Array.from({ length: count }, (_, index) => {
    const fromMs = startMs + FIRST_REPETITION_MS + index * loopMs;
    return { fromMs, untilMs: fromMs + loopMs, atMs: (share) => fromMs + share * loopMs };
  });
}
