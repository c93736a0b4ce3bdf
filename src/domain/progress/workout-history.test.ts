import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SESSION_LENGTHS } from '#domain/session/workout-session.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import {
  type MonthSession,
  monthsWith,
  monthsWithout,
  ratingAverage,
  sessionMinutes,
  sessionMonths,
  sessionTotals,
} from './workout-history.ts';

describe('sessionMinutes', () => {
  test.each([
    { activeSeconds: 0, length: 'full', minutes: 1 },
    { activeSeconds: 89, length: 'full', minutes: 1 },
    { activeSeconds: 90, length: '10', minutes: 2 },
    { activeSeconds: 1500, length: 'full', minutes: 25 },
    { activeSeconds: null, length: 'full', minutes: 27 },
    { activeSeconds: null, length: '15', minutes: 15 },
    { activeSeconds: null, length: '10', minutes: 10 },
  ] as const)('$activeSeconds seconds of the length $length show as $minutes minutes', ({ minutes, ...session }) => {
    expect(sessionMinutes(session, 27)).toBe(minutes);
  });
});

const done = (completedOn: string, changes: Partial<MonthSession> = {}): MonthSession => ({
  completedOn,
  length: 'full',
  minutes: 30,
  rating: 8,
  ...changes,
});

describe('sessionTotals', () => {
  test('nothing adds up to zeros', () => {
    expect(sessionTotals([])).toEqual({ workouts: 0, minutes: 0, rated: 0, ratingSum: 0 });
  });

  test('a short version is a workout, a part of one is minutes only', () => {
    const sessions = [
      done('2026-11-01', { length: '10', minutes: 10 }),
      done('2026-11-01', { length: 'partial', minutes: 4, rating: null }),
    ];
    expect(sessionTotals(sessions)).toEqual({ workouts: 1, minutes: 14, rated: 1, ratingSum: 8 });
  });
});

describe('ratingAverage', () => {
  test('sessions without a rating do not count', () => {
    const sessions = [9, null, 6].map((rating) => done('2026-11-01', { rating }));
    expect(ratingAverage(sessionTotals(sessions))).toBe(7.5);
  });

  test('without any rating there is no average', () => {
    expect(ratingAverage(sessionTotals([done('2026-11-01', { rating: null })]))).toBeUndefined();
    expect(ratingAverage(sessionTotals([]))).toBeUndefined();
  });
});

describe('sessionMonths', () => {
  test('months come newest first, over the turn of the year, whatever the order of the sessions', () => {
    const days = ['2026-01-01', '2025-12-31', '2026-11-30', '2026-12-01', '2026-01-31'];
    const months = sessionMonths(days.map((day) => done(day)));
    expect(months.map(({ month, workouts }) => `${month}: ${workouts}`)).toEqual([
      '2026-12: 1',
      '2026-11: 1',
      '2026-01: 2',
      '2025-12: 1',
    ]);
  });

  test('the months of any history add up to the history', () => {
    const histories = fc.array(
      fc.record({
        completedOn: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-15' as CalendarDay, days)),
        length: fc.constantFrom(...SESSION_LENGTHS),
        rating: fc.option(fc.integer({ min: 1, max: 10 })),
        minutes: fc.integer({ min: 1, max: 100 }),
      }),
    );
    fc.assert(
      fc.property(histories, (sessions) => {
        const months = sessionMonths(sessions);
        for (const { month, ...totals } of months) {
          expect(totals).toEqual(sessionTotals(sessions.filter((one) => one.completedOn.startsWith(month))));
        }
        expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
        expect(sessions.reduce(monthsWith, sessionMonths([]))).toEqual(months);
        expect(sessions.reduce(monthsWithout, months)).toEqual([]);
        const minutes = months.reduce((sum, month) => sum + month.minutes, 0);
        expect(minutes).toBe(sessionTotals(sessions).minutes);
      }),
    );
  });
});
