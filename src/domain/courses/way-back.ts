import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { CourseDay } from './course-days.ts';

/**
 * How many of the weeks are open, in their order. The first always is; another is where jumps are open and every session of
 * the weeks before it was done since they opened. A sign closes jumps, so that the weeks begin anew after it (product §24).
 *
 * @param days the days on which sessions of the course were done, the latest last.
 * @param openedOn the day from which jumps are open to the member; undefined where they are closed, for any reason.
 * @param weeks the names of each week's sessions.
 */
export function openWeeks(
  { days, openedOn }: { days: readonly CourseDay[]; openedOn: CalendarDay | undefined },
  weeks: readonly (readonly string[])[],
): number {
  if (openedOn === undefined) return Math.min(1, weeks.length);
  const done = new Set(days.filter(({ on }) => on >= openedOn).flatMap(({ sessions }) => sessions));
  const unfinished = weeks.findIndex((week) => !week.every((session) => done.has(session)));
  return unfinished === -1 ? weeks.length : unfinished + 1;
}

/**
 * The day of the member's last session before today; undefined where there is none, or where the member has answered
 * since.
 */
export function dayToAskAbout(
  days: readonly CourseDay[],
  answered: readonly CourseDay[],
  today: CalendarDay,
): CalendarDay | undefined {
  const last = days.findLast(({ on }) => on < today)?.on;
  const isAnswered = last !== undefined && answered.some(({ on }) => on >= last);
  return isAnswered ? undefined : last;
}
