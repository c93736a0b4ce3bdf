import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import { WORKOUT_IDS, type WorkoutId } from './block.ts';
import { areSameTimes, isReminderTooLate, nextReminder, scheduledWorkouts } from './workout-calendar.ts';

const at = (text: string) => Date.parse(text);
const LONDON = { weekdays: [0, 2, 4], startMinute: 19 * 60, zone: 'Europe/London' };
/** A Monday morning. */
const MONDAY = at('2026-11-23T09:00:00Z');
const done = (...ids: number[]) => new Set(ids as WorkoutId[]);

test.each([
  [{}, true],
  [{ weekdays: [0, 2, 4] }, true],
  [{ weekdays: [0, 2] }, false],
  [{ startMinute: 0 }, false],
  [{ zone: 'Europe/Paris' }, false],
])('times that differ by %j are the same: %j', (change, expected) => {
  expect(areSameTimes(LONDON, { ...LONDON, ...change })).toBe(expected);
});

describe('planned sessions', () => {
  const days = (completed: ReadonlySet<WorkoutId>, workedOutToday = false, nowMs = MONDAY) =>
    scheduledWorkouts(LONDON, { completed, workedOutToday }, nowMs).map(({ day, workoutId }) => `${day} ${workoutId}`);

  test('are what is left of the block, in order, on her days', () => {
    expect(days(done())).toHaveLength(12);
    expect(days(done(1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual(['2026-11-23 10', '2026-11-25 11', '2026-11-27 12']);
    expect(days(done(1, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toEqual(['2026-11-23 2', '2026-11-25 12']);
  });

  test('begin on the next of her days once she has worked out today', () => {
    expect(days(done(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), true)).toEqual(['2026-11-25 11', '2026-11-27 12']);
  });

  test('stay on today when its time has passed', () => {
    expect(days(done(), false, at('2026-11-23T23:00:00Z'))[0]).toBe('2026-11-23 1');
  });

  test('are none when the block is complete', () => expect(days(new Set(WORKOUT_IDS))).toEqual([]));

  test('keep their time of day when the clocks change', () => {
    const sessions = scheduledWorkouts(
      LONDON,
      { completed: done(), workedOutToday: false },
      at('2026-03-25T09:00:00Z'),
    );
    expect(sessions.slice(0, 3).map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-03-25T19:00:00.000Z',
      '2026-03-27T19:00:00.000Z',
      '2026-03-30T18:00:00.000Z',
    ]);
  });

  test('today is her own day', () => {
    const kathmandu = { ...LONDON, zone: 'Asia/Kathmandu', startMinute: 6 * 60 };
    const [first] = scheduledWorkouts(
      kathmandu,
      { completed: done(), workedOutToday: false },
      at('2026-11-22T18:30:00Z'),
    );
    expect(first).toEqual({ day: '2026-11-23', workoutId: 1, startsAt: at('2026-11-23T00:15:00Z') });
  });
});

describe('the next reminder', () => {
  const next = (notBefore: string, lastDay?: string) => {
    const { day, at: due } = nextReminder(LONDON, { notBefore: at(notBefore), lastDay: lastDay as CalendarDay });
    return [day, new Date(due).toISOString()];
  };

  test.each([
    ['before its time, today', '2026-11-23T18:59:00Z', undefined, '2026-11-23'],
    ['to the second', '2026-11-23T19:00:00Z', undefined, '2026-11-23'],
    ['after its time, the next of her days', '2026-11-23T19:00:01Z', undefined, '2026-11-25'],
    ['never a second one on a day', '2026-11-23T08:00:00Z', '2026-11-23', '2026-11-25'],
    ['a day looked after long ago changes nothing', '2026-11-23T08:00:00Z', '2026-01-05', '2026-11-23'],
    ['a clock that was ahead is waited for', '2026-11-23T08:00:00Z', '2026-12-01', '2026-12-02'],
  ])('%s', (_name, notBefore, lastDay, day) => expect(next(notBefore, lastDay)).toEqual([day, `${day}T19:00:00.000Z`]));

  test.each([
    [0, false],
    [2 * 3_600_000, false],
    [2 * 3_600_000 + 1, true],
  ])('%d ms after its time it is too late: %s', (late, expected) =>
    expect(isReminderTooLate(MONDAY, MONDAY + late)).toBe(expected),
  );
});

test('sessions and reminders, anywhere and at any time of the year, lie on her days at her time and move on', () => {
  const start = at('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: 0, max: 366 * 24 * 60 }).map((minutes) => start + minutes * 60_000),
      (zone, weekdays, startMinute, nowMs) => {
        const times = { weekdays: weekdays.sort(), startMinute, zone };
        const sessions = scheduledWorkouts(times, { completed: done(), workedOutToday: false }, nowMs);
        expect(sessions.map(({ workoutId }) => workoutId)).toEqual(WORKOUT_IDS);
        for (const [index, { day, startsAt }] of sessions.entries()) {
          expect(weekdays).toContain(weekdayIndex(day));
          expect(startsAt).toBe(timeZone(zone).instantOf(day, startMinute));
          expect(startsAt).toBeGreaterThan(sessions[index - 1]?.startsAt ?? 0);
        }
        const first = nextReminder(times, { notBefore: nowMs, lastDay: undefined });
        const second = nextReminder(times, { notBefore: nowMs, lastDay: first.day });
        expect(weekdays).toContain(weekdayIndex(first.day));
        expect(first.at).toBeGreaterThanOrEqual(nowMs);
        expect(second.day > first.day).toBe(true);
        expect(second.at - first.at).toBeGreaterThan(22 * 3_600_000);
      },
    ),
  );
});
