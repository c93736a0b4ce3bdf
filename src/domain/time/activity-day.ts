import { type CalendarDay, calendarDayAt, daysBetween } from './calendar-day.ts';

/** How many days a member's own day can be ahead of the day in UTC. */
export const MAX_DAYS_AHEAD = 1;

/** How many days back steps may be entered. */
export const MAX_STEP_ENTRY_AGE_DAYS = 365;

/** Why a day that a client sent is refused: the client's clock is wrong, or the day is too long ago. */
export type ActivityDayProblem = 'day_out_of_range';

/**
 * What is wrong with the day of a completed workout, or `undefined` when it is taken (product §5, decision 6).
 * Any earlier day is taken: a workout done without the phone can be added later.
 *
 * @param nowMs the server's clock, in milliseconds since 1970.
 */
export function workoutDayProblem(day: CalendarDay, nowMs: number): ActivityDayProblem | undefined {
  return daysAhead(day, nowMs) > MAX_DAYS_AHEAD ? 'day_out_of_range' : undefined;
}

/**
 * What is wrong with the day of a step entry, or `undefined` when it is taken: the rule of workouts, and no more than
 * 365 days ago (product §7).
 */
export function stepDayProblem(day: CalendarDay, nowMs: number): ActivityDayProblem | undefined {
  if (daysAhead(day, nowMs) < -MAX_STEP_ENTRY_AGE_DAYS) return 'day_out_of_range';
  return workoutDayProblem(day, nowMs);
}

function daysAhead(day: CalendarDay, nowMs: number): number {
  return daysBetween(calendarDayAt(nowMs, 0), day);
}
