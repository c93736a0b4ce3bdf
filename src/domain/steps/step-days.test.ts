import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { stepDays } from './step-days.ts';

const TODAY = '2026-11-21' as CalendarDay;
const CHANGES = [{ from: addDays(TODAY, -3), stepGoal: 9_000 }];

test('thirty days end today; each is measured by the goal that held on it', () => {
  const steps = new Map([
    [addDays(TODAY, -4), 5_000],
    [addDays(TODAY, -3), 8_999],
    [TODAY, 9_000],
    [addDays(TODAY, -30), 99_999],
  ]);
  const days = stepDays(steps, CHANGES, TODAY);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-23', steps: 0, goal: 5_000, reached: false });
  expect(days.slice(-5)).toEqual([
    { day: '2026-11-17', steps: 5_000, goal: 5_000, reached: true },
    { day: '2026-11-18', steps: 8_999, goal: 9_000, reached: false },
    { day: '2026-11-19', steps: 0, goal: 9_000, reached: false },
    { day: '2026-11-20', steps: 0, goal: 9_000, reached: false },
    { day: '2026-11-21', steps: 9_000, goal: 9_000, reached: true },
  ]);
});

test('the clocks going back and forward take no day and add none', () => {
  for (const today of ['2026-10-26', '2027-03-29'] as CalendarDay[]) {
    const days = stepDays(new Map(), [], today).map(({ day }) => day);
    expect(new Set(days).size).toBe(30);
    expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] as CalendarDay, 1))).toBe(true);
  }
});
