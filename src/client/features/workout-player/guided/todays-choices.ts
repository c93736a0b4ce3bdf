import type { PlannedLength, PlannedSegment } from '#domain/session/session-plan.ts';
import { countsAs, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { currentSegment, isDone, type SessionState } from '#domain/session/session-state.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { asMoveId } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { easedLevels, type MoveLevels } from '../move-levels.ts';

/** Identity: another function means another session. */
export type PlanOf = (length: PlannedLength, warmUp: WarmUpChoice) => PlannedSegment[];

export interface TodaysChoices {
  /** Becomes the `clientId` of what is recorded. */
  sessionId: string;
  length: PlannedLength;
  warmUp: WarmUpChoice;
  swaps: Readonly<Record<string, string>>;
  hasChosenStart: boolean;
  /** Safety: after a symptom only Easier, in pelvic-safe mode. */
  isEased: boolean;
  /** Epoch milliseconds; of what was played to its end before this page was opened (decision 6). */
  finishedAt?: number;
}

export const newChoices = (
  sessionId: string,
  { length, warmUp = 'usual' }: { length: PlannedLength; warmUp?: WarmUpChoice | undefined },
  isEased = false,
): TodaysChoices => ({
  sessionId,
  length,
  warmUp,
  swaps: {},
  hasChosenStart: false,
  isEased,
});

/** A snapshot may name moves that are no longer in the programme. */
export function choicesOf(snapshot: SessionSnapshot, words: ProgrammeWords): TodaysChoices {
  const { sessionId, length, warmUp = 'usual', swaps, hasChosenStart, isEased, savedAt } = snapshot;
  const known = Object.entries(swaps).filter((pair) => pair.every((moveId) => asMoveId(moveId, words) !== undefined));
  const today = { sessionId, length, warmUp, swaps: Object.fromEntries(known), hasChosenStart, isEased };
  return countsAs(snapshot) === 'workout' ? { ...today, finishedAt: savedAt } : today;
}

export function withSwap(choices: TodaysChoices, plannedMoveId: string, moveId: MoveId): TodaysChoices {
  const { [plannedMoveId]: _before, ...others } = choices.swaps;
  return { ...choices, swaps: moveId === plannedMoveId ? others : { ...others, [plannedMoveId]: moveId } };
}

export function timelineOf(planOf: PlanOf, today: TodaysChoices, allLevels: MoveLevels): PlacedSegment[] {
  const { length, warmUp, swaps, hasChosenStart, isEased } = today;
  const levels = isEased ? easedLevels(allLevels) : allLevels;
  return sessionTimeline(planOf(length, warmUp), {
    levelOf: (moveId, planned) => levels.wishFor(moveId as MoveId, planned),
    swaps,
    hasChosenStart,
    limits: levels.limits,
    factsOf: levels.factsOf,
  });
}

/** Begun, not over, and still as long as the member wants it. */
export const isUnderWay = (
  state: SessionState,
  begun: TodaysChoices,
  wanted: Pick<TodaysChoices, 'length' | 'warmUp'>,
): boolean => state.activeMs > 0 && !isDone(state) && begun.length === wanted.length && begun.warmUp === wanted.warmUp;

export const isSameMoves = (old: readonly PlacedSegment[], segments: readonly PlacedSegment[]): boolean =>
  old.length === segments.length &&
  old.every(({ moveId, level }, index) => moveId === segments[index]?.moveId && level === segments[index]?.level);

export function isAtFirstSlot(state: SessionState): boolean {
  const firstWork = state.segments.findIndex(({ step, kind }) => step === 1 && kind === 'work');
  return state.index <= firstWork && currentSegment(state)?.step === 1;
}
