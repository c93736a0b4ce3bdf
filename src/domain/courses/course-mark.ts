import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** A clinician's name under one version of a course. */
export interface CourseMark {
  readonly course: string;
  readonly name: string;
  /** The professional register, with the clinician's number in it. */
  readonly register: string;
  readonly checkedOn: string;
  readonly version: number;
}

/**
 * The mark that counts for a course today, undefined where there is none: a mark of an earlier version no longer
 * counts.
 */
export function markOf(
  { id, version }: { readonly id: string; readonly version: number },
  marks: readonly CourseMark[],
): CourseMark | undefined {
  return marks.find((mark) => mark.course === id && mark.version === version);
}

/** True for a value that is a list of marks; somebody may have written it by hand. */
export function isCourseMarks(value: unknown): value is readonly CourseMark[] {
  return Array.isArray(value) && value.every(isCourseMark);
}

function isCourseMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { course, name, register, checkedOn, version } = value as Partial<CourseMark>;
  const isNamed = [course, name, register, checkedOn].every((text) => typeof text === 'string');
  return isNamed && isCalendarDay(checkedOn ?? '') && Number.isInteger(version);
}
