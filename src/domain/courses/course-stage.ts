import type { CourseDay } from './course-days.ts';

/** The number of days at a stage after which the next stage is offered (product §24). */
export const DAYS_AT_A_STAGE = 14;

/**
 * The stage to offer after the one that the member did last; undefined while that stage was done on fewer than
 * {@link DAYS_AT_A_STAGE} days, is the last, or the next was begun already. No stage moves on by itself.
 *
 * @param stages the names of the sessions that follow one another.
 */
export function nextCourseStage(days: readonly CourseDay[], stages: readonly string[]): string | undefined {
  const daysOf = (stage: string) => days.filter(({ sessions }) => sessions.includes(stage)).length;
  const done = days.flatMap(({ sessions }) => sessions).filter((session) => stages.includes(session));
  const last = done.at(-1);
  const next = last === undefined ? undefined : stages[stages.indexOf(last) + 1];
  if (last === undefined || next === undefined || daysOf(next) > 0) return undefined;
  return daysOf(last) >= DAYS_AT_A_STAGE ? next : undefined;
}
