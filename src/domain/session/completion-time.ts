import { type ActivityDayProblem, MAX_DAYS_AHEAD, workoutDayProblem } from '#domain/time/activity-day.ts';
import { type CalendarDay, calendarDayAt, daysBetween, noonOf } from '#domain/time/calendar-day.ts';

/** When a workout was finished, as a device says it. */
export interface CompletionTime {
  /** The instant, in milliseconds since 1970. */
  completedAt: number;
  /** The user's own day. */
  completedOn: CalendarDay;
  /** Minutes east of UTC where the user was. */
  utcOffsetMinutes: number;
}

/**
 * The full time of a completion of which a client sent a part (product §5): a missing offset is that of UTC, a missing day
 * that of the instant. A missing instant is now where the day is today, and otherwise the day's noon.
 *
 * @param nowMs the server's clock, in milliseconds since 1970.
 */
export function completionTimeOf(
  {
    completedAt,
    completedOn,
    utcOffsetMinutes = 0,
  }: { [Part in keyof CompletionTime]?: CompletionTime[Part] | undefined },
  nowMs: number,
): CompletionTime {
  const today = calendarDayAt(nowMs, utcOffsetMinutes);
  const isEarlierDay = completedOn !== undefined && completedOn !== today;
  const instant = completedAt ?? (isEarlierDay ? noonOf(completedOn, utcOffsetMinutes) : nowMs);
  return {
    completedAt: instant,
    completedOn: completedOn ?? calendarDayAt(instant, utcOffsetMinutes),
    utcOffsetMinutes,
  };
}

/**
 * Why a completion's time is refused: the device's clock is ahead, or its day and its instant do not belong together.
 */
export type CompletionTimeProblem = ActivityDayProblem | 'day_does_not_match';

/**
 * What is wrong with the time of a completion, or `undefined` when it is taken (product §5).
 * The day may be one off from the instant's own, because a session can be finished while the clock is being changed.
 *
 * @param nowMs the server's clock, in milliseconds since 1970.
 */
export function completionTimeProblem(time: CompletionTime, nowMs: number): CompletionTimeProblem | undefined {
  const { completedAt, completedOn, utcOffsetMinutes } = time;
  const dayOfInstant = calendarDayAt(completedAt, utcOffsetMinutes);
  const problem = workoutDayProblem(completedOn, nowMs) ?? workoutDayProblem(dayOfInstant, nowMs);
  if (problem) return problem;
  return Math.abs(daysBetween(dayOfInstant, completedOn)) > MAX_DAYS_AHEAD ? 'day_does_not_match' : undefined;
}
