import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { MOST_WEEKS_SHOWN, weekMinutes } from './week-minutes.ts';

const TODAY = '2026-11-21' as CalendarDay; // a Saturday

const known = (sessions: [day: string, minutes: number][], otherDays: string[] = []) =>
  weekMinutes({
    today: TODAY,
    workoutDays: [...otherDays, ...sessions.map(([day]) => day)],
    sessions: sessions.map(([completedOn, minutes]) => ({ completedOn, minutes })),
  });

describe('weekMinutes', () => {
  test('adds up calendar weeks from the first workout to the running one, Monday to Sunday', () => {
    const weeks = known([
      ['2026-11-16', 25],
      ['2026-11-15', 10],
      ['2026-11-15', 27],
      ['2026-11-02', 30],
    ]);
    expect(weeks).toEqual([
      { monday: '2026-11-02', minutes: 30 },
      { monday: '2026-11-09', minutes: 37 },
      { monday: '2026-11-16', minutes: 25 },
    ]);
  });

  test('a week without a workout stands between others as nothing, and the running one is there from its Monday on', () => {
    expect(known([['2026-11-03', 30]]).map(({ minutes }) => minutes)).toEqual([30, 0, 0]);
  });

  test('a week of which a session is not known is left out, and so is what lies before it', () => {
    const weeks = known(
      [
        ['2026-11-19', 25],
        ['2026-11-10', 20],
        ['2026-11-03', 30],
        ['2026-10-27', 30],
      ],
      ['2026-11-05'],
    );
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-09', '2026-11-16']);
    expect(known([], ['2026-11-18'])).toEqual([]);
  });

  test('shows no more than the last weeks of a long history', () => {
    const weeks = known(Array.from({ length: 40 }, (_, index) => [addDays(TODAY, -3 * index), 10]));
    expect(weeks).toHaveLength(MOST_WEEKS_SHOWN);
    expect(weeks.at(-1)?.monday).toBe('2026-11-16');
  });

  test('there is nothing before the first workout', () => {
    expect(known([])).toEqual([]);
  });
});
