import { describe, expect, test } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { completionTimeProblem } from './completion-time.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const day = (text: string) => text as CalendarDay;

describe('the time of a completion', () => {
  test.each([
    { name: 'the same day in London', at: NOON, on: '2026-11-21', offset: 0, problem: undefined },
    { name: 'tomorrow already in Kiribati', at: NOON, on: '2026-11-22', offset: 840, problem: undefined },
    { name: 'a week ago, sent late', at: NOON - 168 * HOUR, on: '2026-11-14', offset: 60, problem: undefined },
    { name: 'a clock two days ahead', at: NOON + 48 * HOUR, on: '2026-11-23', offset: 0, problem: 'day_out_of_range' },
    {
      name: 'an instant far ahead of its day',
      at: NOON + 480 * HOUR,
      on: '2026-11-21',
      offset: 0,
      problem: 'day_out_of_range',
    },
    { name: 'a day beside its instant', at: NOON, on: '2026-11-20', offset: 0, problem: undefined },
    { name: 'a day that is not its instant’s', at: NOON, on: '2026-11-19', offset: 0, problem: 'day_does_not_match' },
    { name: 'the first year of the calendar', at: NOON, on: '0000-01-01', offset: 0, problem: 'day_does_not_match' },
  ])('$name → $problem', ({ at, on, offset, problem }) => {
    const time = { completedAt: at, completedOn: day(on), utcOffsetMinutes: offset };
    expect(completionTimeProblem(time, NOON)).toBe(problem);
  });
});
