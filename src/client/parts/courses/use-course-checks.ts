import { useEffect } from 'react';
import { courseChecks } from '#client/parts/body/body-storage.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type CourseCheck, checkOf } from '#domain/courses/course-check.ts';
import type { CourseSession, CourseSummary } from '#programme/courses/course.ts';

/** The current ones or, offline, the cached ones. */
export function useCourseChecks(): readonly CourseCheck[] {
  const [kept, keep] = useStoredValue(courseChecks);
  const told = useSite()?.checkedCourses;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cached once read
  useEffect(() => {
    if (told) keep(told);
  }, [told]);
  return told ?? kept;
}

/** Safety: a medical course is off until somebody clinical has checked its version. */
export const isCourseOn = (course: CourseSummary, checks: readonly CourseCheck[]): boolean =>
  !course.isMedical || checkOf(course, checks) !== undefined;

/** The same, of a session that has a check of its own. */
export const isSessionOn = ({ check }: CourseSession, checks: readonly CourseCheck[]): boolean =>
  !check || checkOf(check, checks) !== undefined;
