import { courseDays } from '#client/parts/body/body-storage.ts';
import { useImpactCheck, useSafetyNow } from '#client/parts/body/safety-now.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { withCourseDay } from '#domain/courses/course-days.ts';
import { dayToAskAbout, openWeeks } from '#domain/courses/way-back.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Course, CourseId } from '#programme/courses/course.ts';

const WAY_BACK: CourseId = 'way-back';
/** Privacy: kept and forgotten with the days of the courses. */
const ANSWERS = 'way-back-next-day';

interface WayBack {
  /** Of its groups, in their order. */
  openGroups: number;
  isOpen: (sessionId: string) => boolean;
  /** Before anything else begins. */
  askAbout: CalendarDay | undefined;
  answer: (isClear: boolean) => void;
}

/** What of a course is open to the member today: everything, but for the way back to impact. */
export function useWayBack(course: Course | undefined): WayBack {
  const [days, save] = useStoredValue(courseDays);
  const [{ openedOn }] = useStoredValue(impactRecord);
  const { isOpen: isClear } = useImpactCheck();
  const isLocked = isImpactLocked(useSafetyNow(), isClear);
  const groups = course?.groups ?? [];
  const all: WayBack = { openGroups: groups.length, isOpen: () => true, askAbout: undefined, answer: () => undefined };
  if (course?.id !== WAY_BACK) return all;
  const done = days[WAY_BACK] ?? [];
  const askAbout = dayToAskAbout(done, days[ANSWERS] ?? [], today());
  const weeks = groups.map(({ sessions }) => sessions);
  const openGroups = openWeeks({ days: done, openedOn: isLocked ? undefined : openedOn }, weeks);
  return {
    openGroups,
    isOpen: (sessionId) => !askAbout && weeks.slice(0, openGroups).some((week) => week.includes(sessionId)),
    askAbout,
    answer: (isFine) => askAbout && save(withCourseDay(days, ANSWERS, isFine ? 'clear' : 'sign', askAbout)),
  };
}
