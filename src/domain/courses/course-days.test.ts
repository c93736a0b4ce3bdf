import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type CourseDays, isCourseDays, isDoneOn, withCourseDay } from './course-days.ts';

const MONDAY = '2026-11-23' as CalendarDay;
const TUESDAY = '2026-11-24' as CalendarDay;

describe('days of a course', () => {
  test('a session is kept once a day, and what came before stays', () => {
    const once = withCourseDay({}, 'snacks', 'desk', MONDAY);
    expect(withCourseDay(once, 'snacks', 'desk', MONDAY)).toBe(once);
    const twice = withCourseDay(once, 'snacks', 'legs', MONDAY);
    expect(twice).toEqual({ snacks: [{ on: MONDAY, sessions: ['desk', 'legs'] }] });
    const other = withCourseDay(twice, 'pelvic-floor', 'stage-1', TUESDAY);
    expect(other).toMatchObject({ ...twice, 'pelvic-floor': [{ on: TUESDAY, sessions: ['stage-1'] }] });
  });

  test('days stand in their order, also where an earlier one is counted later', () => {
    const days = withCourseDay(withCourseDay({}, 'snacks', 'desk', TUESDAY), 'snacks', 'desk', MONDAY);
    expect(days.snacks?.map(({ on }) => on)).toEqual([MONDAY, TUESDAY]);
  });

  test('what was done is told by day and session', () => {
    const days = withCourseDay({}, 'snacks', 'desk', MONDAY);
    expect(isDoneOn(days, 'snacks', 'desk', MONDAY)).toBe(true);
    expect(isDoneOn(days, 'snacks', 'desk', TUESDAY)).toBe(false);
    expect(isDoneOn(days, 'snacks', 'legs', MONDAY)).toBe(false);
    expect(isDoneOn(days, 'early-weeks', 'desk', MONDAY)).toBe(false);
  });

  test.each<[unknown, boolean]>([
    [{}, true],
    [{ snacks: [{ on: MONDAY, sessions: ['desk'] }] } satisfies CourseDays, true],
    [undefined, false],
    [null, false],
    [[], false],
    [{ snacks: {} }, false],
    [{ snacks: [null] }, false],
    [{ snacks: [{ on: 'yesterday', sessions: [] }] }, false],
    [{ snacks: [{ on: MONDAY, sessions: [1] }] }, false],
    [{ snacks: [{ on: MONDAY }] }, false],
  ])('%j is understood: %s', (value, isUnderstood) => {
    expect(isCourseDays(value)).toBe(isUnderstood);
  });
});
