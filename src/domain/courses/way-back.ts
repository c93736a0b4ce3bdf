import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { CourseDay } from './course-days.ts';

/** What the way back to impact goes by; see {@link openWeeks}. */
export interface WayBackRecord {
  /** On which its sessions were done, the latest last. */
  readonly days: readonly CourseDay[];
  /** The day from which jumps are open to her; undefined where they are closed, for whatever reason. */
  readonly openedOn: CalendarDay | undefined;
}

/**
 * How many of the weeks are open, in their order. The first always is; each other one where jumps are open and every session
 * of those before was done since they opened. A sign closes jumps, so that after it the weeks begin anew (product §24).
 *
 * @param weeks names of the sessions of each.
 */
export function openWeeks({ days, openedOn }: WayBackRecord, weeks: readonly (readonly string[])[]): number {
  if (openedOn === undefined) return Math.min(1, weeks.length);
  const done = new Set(days.filter(({ on }) => on >= openedOn).flatMap(({ sessions }) => sessions));
  const unfinished = weeks.findIndex((week) => !week.every((session) => done.has(session)));
  return unfinished === -1 ? weeks.length : unfinished + 1;
}

/** The day of her last session before today, where nobody has asked about the day after it yet. */
export function dayToAskAbout(
  days: readonly CourseDay[],
  answered: readonly CourseDay[],
  today: CalendarDay,
): CalendarDay | undefined {
  const last = days.findLast(({ on }) => on < today)?.on;
  const isAnswered = last !== undefined && answered.some(({ on }) => on >= last);
  return isAnswered ? undefined : last;
}
