import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { planLine, withWeekday } from './weekday-plan.ts';

describe('the days of a plan', () => {
  test.each([
    { before: [], tapped: 4, after: [4] },
    { before: [4], tapped: 0, after: [0, 4] },
    { before: [0, 4], tapped: 0, after: [4] },
    { before: [0, 2, 4], tapped: 6, after: [0, 2, 4] },
    { before: [0, 2, 4], tapped: 2, after: [0, 4] },
  ])('$before and a tap on $tapped make $after', ({ before, tapped, after }) =>
    expect(withWeekday(before, tapped)).toEqual(after),
  );
});

describe('the line of the day', () => {
  const SATURDAY = '2026-11-21' as CalendarDay;

  test.each([
    { plan: { weekdays: [0, 2], after: '', otherwise: '' }, line: undefined },
    { plan: { weekdays: [5], after: '', otherwise: '' }, line: 'It’s one of your days.' },
    {
      plan: { weekdays: [1, 5], after: 'the first nap', otherwise: '' },
      line: 'It’s one of your days, after the first nap.',
    },
    {
      plan: { weekdays: [5], after: 'tea', otherwise: 'move it to tomorrow' },
      line: 'It’s one of your days, after tea. If something comes up: move it to tomorrow.',
    },
  ])('$plan says "$line"', ({ plan, line }) => expect(planLine(plan, SATURDAY)).toBe(line));
});
