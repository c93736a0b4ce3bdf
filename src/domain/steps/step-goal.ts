import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { DEFAULT_STEP_GOAL } from './steps.ts';

/** A change of the step goal: the goal holds from a day on, until the next change. */
export interface StepGoalChange {
  /** The first day on which the goal holds. */
  from: CalendarDay;
  /** Steps a day. */
  stepGoal: number;
}

/** The steps of one day. */
export interface DaySteps {
  date: CalendarDay;
  steps: number;
}

/**
 * The goal that held on a day, in steps. A change never alters an earlier day (product §7).
 *
 * @param changes oldest first; of two that begin on one day the later in the list holds.
 * @param fallback the goal of the days before the first change.
 */
export function goalOn(day: CalendarDay, changes: readonly StepGoalChange[], fallback = DEFAULT_STEP_GOAL): number {
  return changes.findLast(({ from }) => from <= day)?.stepGoal ?? fallback;
}

/** The days whose steps reached the goal that held on them, in the order of `entries`; `changes` oldest first. */
export function stepGoalDays(entries: readonly DaySteps[], changes: readonly StepGoalChange[]): CalendarDay[] {
  return entries.filter(({ date, steps }) => steps >= goalOn(date, changes)).map(({ date }) => date);
}
