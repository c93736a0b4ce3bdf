import { useEffect } from 'react';
import { courseMarks } from '#client/parts/body/body-storage.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type CourseMark, markOf } from '#domain/courses/course-mark.ts';
import type { CourseSession, CourseSummary } from '#programme/courses/course.ts';

/** The current ones or, offline, the cached ones. */
export function useCourseMarks(): readonly CourseMark[] {
  const [kept, keep] = useStoredValue(courseMarks);
  const told = useSite()?.checkedCourses;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cached once read
  useEffect(() => {
    if (told) keep(told);
  }, [told]);
  return told ?? kept;
}

/** Safety: a medical course is off until somebody clinical has checked its version. */
export const isCourseOn = (course: CourseSummary, marks: readonly CourseMark[]): boolean =>
  !course.isMedical || markOf(course, marks) !== undefined;

/** The same, of a session that has a mark of its own. */
export const isSessionOn = ({ mark }: CourseSession, marks: readonly CourseMark[]): boolean =>
  !mark || markOf(mark, marks) !== undefined;
