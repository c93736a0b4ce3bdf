import { storedJson, storedReading } from '#client/browser/stored-value.ts';
import { BODY_KEYS, COURSE_DAYS_KEY } from '#client/parts/stored/browser-storage.ts';
import { NOTHING_TOLD } from '#domain/body/body-care.ts';
import { isBodyRecord } from '#domain/body/is-body-record.ts';
import { keptLimits } from '#domain/body/lasting-limit.ts';
import { isTummyLook } from '#domain/body/tummy-check.ts';
import { isCourseChecks } from '#domain/courses/course-check.ts';
import { isCourseDays } from '#domain/courses/course-days.ts';

/* Apart from `browser-storage.ts`: Home forgets these, and never reads them. */

/** Privacy: never leaves the device. */
export const notForMe = storedReading(BODY_KEYS.notForMe, keptLimits, []);
/** Privacy: never leaves the device. */
export const bodyRecord = storedJson(BODY_KEYS.signs, isBodyRecord, NOTHING_TOLD);
export const courseDays = storedJson(COURSE_DAYS_KEY, isCourseDays, {});
/** As the operator last said them: a course that is on stays on without a network. */
export const courseChecks = storedJson('courseMarks', isCourseChecks, []);
/** Privacy: never leaves the device. */
export const tummyLook = storedJson(BODY_KEYS.tummyLook, isTummyLook);
