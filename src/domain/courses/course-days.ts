import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';

/** A day on which sessions of a course were done. */
export interface CourseDay {
  readonly on: CalendarDay;
  /** The names of the sessions within the course, each once, in the order in which they were done. */
  readonly sessions: readonly string[];
}

/** The days of each course by its name, the latest last: all that is kept of courses, on the device only. */
export type CourseDays = Readonly<Record<string, readonly CourseDay[]>>;

/** The days after a session was done. A session that is done twice on one day counts once. */
export function withCourseDay(days: CourseDays, course: string, session: string, on: CalendarDay): CourseDays {
  const done = days[course] ?? [];
  const day = done.find((each) => each.on === on) ?? { on, sessions: [] };
  if (day.sessions.includes(session)) return days;
  const others = done.filter((each) => each !== day);
  const withIt = [...others, { on, sessions: [...day.sessions, session] }];
  return { ...days, [course]: withIt.sort((one, other) => one.on.localeCompare(other.on)) };
}

/** True where the session was done on the day. */
export function isDoneOn(days: CourseDays, course: string, session: string, on: CalendarDay): boolean {
  return days[course]?.some((day) => day.on === on && day.sessions.includes(session)) ?? false;
}

/**
 * True for a value that has the form of course days; another version of the product, or somebody by hand, may have
 * written it.
 */
export function isCourseDays(value: unknown): value is CourseDays {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((days) => Array.isArray(days) && days.every(isCourseDay));
}

function isCourseDay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { on, sessions } = value as Partial<CourseDay>;
  const isNamed = Array.isArray(sessions) && sessions.every((session) => typeof session === 'string');
  return typeof on === 'string' && isCalendarDay(on) && isNamed;
}
