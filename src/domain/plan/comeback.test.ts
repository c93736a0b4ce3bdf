import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { comebackOn } from './comeback.ts';

const TODAY = '2026-03-30' as CalendarDay; // the day after British clocks go forward

test.each([
  { away: undefined, streak: 0, comeback: undefined },
  { away: 0, streak: 1, comeback: undefined },
  { away: 2, streak: 0, comeback: undefined },
  { away: 3, streak: 0, comeback: 'days' },
  { away: 3, streak: 9, comeback: undefined },
  { away: 13, streak: 0, comeback: 'days' },
  { away: 14, streak: 0, comeback: 'weeks' },
  { away: 59, streak: 0, comeback: 'weeks' },
  { away: 60, streak: 0, comeback: 'months' },
  { away: 4_000, streak: 0, comeback: 'months' },
])('last active $away days ago with a streak of $streak: $comeback', ({ away, streak, comeback }) => {
  const lastActiveDay = away === undefined ? undefined : addDays(TODAY, -away);
  expect(comebackOn(TODAY, { currentStreak: streak, lastActiveDay })).toBe(comeback);
});
