import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { completionTimeOf, completionTimeProblem } from './completion-time.ts';

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

describe('the time of a completion of which a part was told', () => {
  test.each([
    { name: 'nothing', told: {}, at: NOON, on: '2026-11-21', offset: 0 },
    { name: 'an instant', told: { completedAt: NOON - 24 * HOUR }, at: NOON - 24 * HOUR, on: '2026-11-20', offset: 0 },
    { name: 'today', told: { completedOn: day('2026-11-21') }, at: NOON, on: '2026-11-21', offset: 0 },
    {
      name: 'an earlier day',
      told: { completedOn: day('2026-11-18') },
      at: Date.UTC(2026, 10, 18, 12),
      on: '2026-11-18',
      offset: 0,
    },
    { name: 'an offset', told: { utcOffsetMinutes: 780 }, at: NOON, on: '2026-11-22', offset: 780 },
    {
      name: 'an earlier day with an offset',
      told: { completedOn: day('2026-11-18'), utcOffsetMinutes: 60 },
      at: Date.UTC(2026, 10, 18, 11),
      on: '2026-11-18',
      offset: 60,
    },
  ])('$name', ({ told, at, on, offset }) => {
    expect(completionTimeOf(told, NOON)).toEqual({ completedAt: at, completedOn: on, utcOffsetMinutes: offset });
  });
});

test('a completion of today without an instant is one of now, however late it is', () => {
  const now = NOON + 5 * HOUR;
  expect(completionTimeOf({ completedOn: day('2026-11-21') }, now).completedAt).toBe(now);
});
