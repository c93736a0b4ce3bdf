import { storedJson, storedReading } from '#client/browser/stored-value.ts';
import { BODY_KEYS, COURSE_DAYS_KEY } from '#client/parts/stored/browser-storage.ts';
import type { BodyRecord } from '#domain/body/body-care.ts';
import { isBodyRecord } from '#domain/body/is-body-record.ts';
import { keptLimits, type LastingLimit } from '#domain/body/lasting-limit.ts';
import { isTummyLook, type TummyLook } from '#domain/body/tummy-check.ts';
import { type CourseDays, isCourseDays } from '#domain/courses/course-days.ts';
import { type CourseMark, isCourseMarks } from '#domain/courses/course-mark.ts';

/* Apart from `browser-storage.ts`: Home forgets these, and never reads them. */

/** Privacy: never leaves the device. */
export const notForMe = storedReading<readonly LastingLimit[]>(BODY_KEYS.notForMe, keptLimits);
/** Privacy: never leaves the device. */
export const bodyRecord = storedJson<BodyRecord>(BODY_KEYS.signs, isBodyRecord);
export const courseDays = storedJson<CourseDays>(COURSE_DAYS_KEY, isCourseDays);
/** As the operator last said them: a course that is on stays on without a network. */
export const courseMarks = storedJson<readonly CourseMark[]>('courseMarks', isCourseMarks);
/** Privacy: never leaves the device. */
export const tummyLook = storedJson<TummyLook>(BODY_KEYS.tummyLook, isTummyLook);
