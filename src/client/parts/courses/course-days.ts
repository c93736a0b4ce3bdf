import { courseDays } from '#client/parts/body/body-storage.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { withCourseDay } from '#domain/courses/course-days.ts';

/** Privacy: kept on the device, sent nowhere. `key` is "snacks/desk". */
export function noteCourseDone(key: string, atMs: number): void {
  const [course = '', session = ''] = key.split('/');
  courseDays.write(withCourseDay(courseDays.read(), course, session, dayAt(atMs)));
}
