import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** A clinician's name under one version of a course. */
export interface CourseCheck {
  readonly course: string;
  readonly name: string;
  /** The professional register, with the clinician's number in it. */
  readonly register: string;
  readonly checkedOn: string;
  readonly version: number;
}

/**
 * The check that counts for a course today, undefined where there is none: a check of an earlier version no longer
 * counts.
 */
export function checkOf(
  { id, version }: { readonly id: string; readonly version: number },
  checks: readonly CourseCheck[],
): CourseCheck | undefined {
  return checks.find((check) => check.course === id && check.version === version);
}

/** True for a value that is a list of checks; somebody may have written it by hand. */
export function isCourseChecks(value: unknown): value is readonly CourseCheck[] {
  return Array.isArray(value) && value.every(isCourseCheck);
}

function isCourseCheck(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { course, name, register, checkedOn, version } = value as Partial<CourseCheck>;
  const isNamed = [course, name, register, checkedOn].every((text) => typeof text === 'string');
  return isNamed && isCalendarDay(checkedOn ?? '') && Number.isInteger(version);
}
