import { type CoachRound, effortIn } from '#domain/session/coach-round.ts';
import { lengthsUntil, tiredOf } from '#domain/session/repetition-tempo.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { Beat } from './coach-words.ts';
import type { TimedSegment } from './open-times.ts';

/** One time through a loop, in milliseconds of the timeline. */
export interface Repetition {
  readonly fromMs: number;
  /** When the coach is at a share of the loop. */
  readonly atMs: (share: number) => number;
}

/** The whole repetitions of each round, as the coach does them; a move that turns round is told until then. */
export function repetitionsOf(
  move: TimedSegment<PlacedSegment>,
  rounds: readonly CoachRound[],
  beat: Pick<Beat, 'loopMs' | 'isHeld'>,
  turnsRound: boolean,
): readonly (readonly Repetition[])[] {
  const { segment, startMs } = move;
  const lastMs = turnsRound ? segment.durationMs / 2 : segment.durationMs;
  const effort = effortIn(segment);
  return rounds.map((round) => {
    const { seed, fromMs, untilMs, beginsMs } = round;
    const repetitions: Repetition[] = [];
    for (let beginMs = Math.max(fromMs, beginsMs), tired = 0; ; ) {
      const number = repetitions.length;
      const [from, weary] = [beginMs, tired];
      const after = (share: number) => beat.loopMs * (beat.isHeld ? share : lengthsUntil(seed, number, share, weary));
      beginMs += after(1);
      if (beginMs > Math.min(untilMs, lastMs)) return repetitions;
      repetitions.push({ fromMs: startMs + from, atMs: (share) => startMs + from + after(share) });
      tired = tiredOf(effort, (beginMs - fromMs) / (untilMs - fromMs));
    }
  });
}
