import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { goalOn, type StepGoalChange } from './step-goal.ts';

/** How many days before today decide on the offer of a higher goal; today is not over and does not count. */
const OFFER_DAYS = 14;

/** On how many of these days the goal must have been reached. */
const DAYS_REACHED = 10;

/** How many days after an answer nothing is offered. */
const QUIET_DAYS = 28;

/** The highest goal that is offered, in steps; a member who wants more sets it without an offer. */
const HIGHEST_OFFER = 10_000;

const ROUNDED_TO = 500;

/** What decides on the offer of a higher goal. */
export interface StepGoalHistory {
  stepsByDay: ReadonlyMap<CalendarDay, number>;
  /** Oldest first. */
  changes: readonly StepGoalChange[];
  today: CalendarDay;
  /** The day on which the member last answered an offer; `undefined` if never. */
  answeredOn: CalendarDay | undefined;
}

/**
 * A higher goal that may suit the member, in steps, or `undefined` (product §7).
 *
 * It is offered when one and the same goal held for two weeks and was reached on at least 10 of those 14 days: a tenth more, up
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
