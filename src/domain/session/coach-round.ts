import { isMove } from './is-move.ts';
import type { SegmentPlace, SessionStep } from './session-plan.ts';
import { type Segment, sideChange } from './session-timeline.ts';

/** A time in which the coach repeats a move without a break: a segment of work, or a side of it; milliseconds of the segment. */
export interface CoachRound {
  /** What makes the chances of one round differ from another's. */
  readonly seed: number;
  readonly fromMs: number;
  readonly untilMs: number;
  /** From when on repetitions count: until then the coach is on the way to where they begin, or waits there. */
  readonly beginsMs: number;
}

type RoundSegment = Segment & { readonly place: SegmentPlace };

/** After a wait the coach is there already; the longest way from one move right to the next, in warm-up and in cool-down. */
const AFTER_WAIT_MS = 1_000;
const WAY_MS: Readonly<Record<SessionStep, number>> = { 0: 2_400, 1: 2_400, 2: 5_600 };

/** The rounds of a segment of work: one, or one for each side. */
export function coachRounds(segments: readonly RoundSegment[], index: number, session: number): readonly CoachRound[] {
  const segment = segments[index];
  if (!segment || !isMove(segment)) return [];
  const before = segments[index - 1];
  const beginsMs = before && isMove(before) ? WAY_MS[segment.step] : AFTER_WAIT_MS;
  const seed = session + 2 * index;
  const change = sideChange(segment);
  const { durationMs } = segment;
  if (!change) return [{ seed, fromMs: 0, untilMs: durationMs, beginsMs }];
  return [
    { seed, fromMs: 0, untilMs: change.fromMs, beginsMs },
    { seed: seed + 1, fromMs: change.fromMs, untilMs: durationMs, beginsMs: change.untilMs },
  ];
}

/** Of the warm-up, the first round of the main part, and the cool-down. */
const WARM_UP = 0.35;
const FIRST_ROUND = 0.55;
const LAST_ROUND = 0.9;
export const COOL_DOWN_EFFORT = 0.15;
/** In a rest the breath calms down. */
const RESTING = 0.6;

/** How hard a segment is, 0 to 1. */
export function effortIn({ step, kind, place }: RoundSegment): number {
  if (step === 0) return WARM_UP;
  if (step === 2) return COOL_DOWN_EFFORT;
  const { round = 1, rounds = 1 } = place;
  const share = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
  return (FIRST_ROUND + (LAST_ROUND - FIRST_ROUND) * share) * (kind === 'work' ? 1 : RESTING);
}
