import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** Somebody clinical put her name to one version of a course. */
export interface CourseMark {
  readonly course: string;
  readonly name: string;
  /** Of a professional register, with the number. */
  readonly register: string;
  readonly checkedOn: string;
  readonly version: number;
}

/** The mark that counts for a course today: one for an earlier version counts no more. */
export function markOf(
  { id, version }: { readonly id: string; readonly version: number },
  marks: readonly CourseMark[],
): CourseMark | undefined {
  return marks.find((mark) => mark.course === id && mark.version === version);
}

/** True for marks, also where somebody by hand wrote them. */
export function isCourseMarks(value: unknown): value is readonly CourseMark[] {
  return Array.isArray(value) && value.every(isCourseMark);
}

function isCourseMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { course, name, register, checkedOn, version } = value as Partial<CourseMark>;
  const isNamed = [course, name, register, checkedOn].every((text) => typeof text === 'string');
  return isNamed && isCalendarDay(checkedOn ?? '') && Number.isInteger(version);
}
