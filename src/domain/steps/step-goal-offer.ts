import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { goalOn, type StepGoalChange } from './step-goal.ts';

/** The days looked at before a higher goal is offered; today is not over and does not count. */
const OFFER_DAYS = 14;

/** "Most days" of them. */
const DAYS_REACHED = 10;

/** After an answer nothing is offered for so many days. */
const QUIET_DAYS = 28;

/** Nobody is asked to walk more than this; who wants to sets it herself. */
const HIGHEST_OFFER = 10_000;

const ROUNDED_TO = 500;

/** What the offer is decided from. */
export interface StepGoalHistory {
  stepsByDay: ReadonlyMap<CalendarDay, number>;
  /** Oldest first. */
  changes: readonly StepGoalChange[];
  today: CalendarDay;
  /** The day on which she last answered an offer; `undefined` if never. */
  answeredOn: CalendarDay | undefined;
}

/**
 * A higher goal that may suit her, in steps, or `undefined` (product §7).
 *
 * Offered when one and the same goal held for two weeks and was reached on at least 10 of those 14 days: a tenth more, up
 * to the next 500, never above 10,000, and not within four weeks of an answer. It is an offer and changes nothing.
 */
export function raisedStepGoal({ stepsByDay, changes, today, answeredOn }: StepGoalHistory): number | undefined {
  const newest = changes.findLast(({ from }) => from <= today);
  if (!newest || newest.from > addDays(today, -OFFER_DAYS)) return undefined;
  if (answeredOn && answeredOn <= today && daysBetween(answeredOn, today) < QUIET_DAYS) return undefined;
  if (daysReached(stepsByDay, changes, today) < DAYS_REACHED) return undefined;
  const raised = Math.ceil((newest.stepGoal * 1.1) / ROUNDED_TO) * ROUNDED_TO;
  return raised <= HIGHEST_OFFER ? raised : undefined;
}

function daysReached(
  stepsByDay: ReadonlyMap<CalendarDay, number>,
  changes: readonly StepGoalChange[],
  today: CalendarDay,
): number {
  const days = Array.from({ length: OFFER_DAYS }, (_, index) => addDays(today, -1 - index));
  return days.filter((day) => (stepsByDay.get(day) ?? 0) >= goalOn(day, changes)).length;
}
