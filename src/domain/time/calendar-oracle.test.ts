import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memberOverview } from '#domain/progress/member-overview.ts';
import { goalOn, stepGoalDays } from '#domain/steps/step-goal.ts';
import { sevenDayAverage, stepBadge } from '#domain/steps/steps.ts';
import { tries } from '#tests/test-size.ts';
import { addDays, type CalendarDay, calendarDayAt, firstOfMonth, isCalendarDay } from './calendar-day.ts';

/*
 * A member who lives, travels and changes the clock, against a count that knows no rule of ours: it asks the platform's
 * own calendar for the day in a named zone and counts on its fingers.
 */

const HISTORY_COUNT = tries(3_000, 100_000);
const TIME_LIMIT_MS = 20 * HISTORY_COUNT;
const HOUR_MS = 3_600_000;

/** Far apart, with and without clock changes, a half hour and three quarters, and both sides of the date line. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
] as const;
type Zone = (typeof ZONES)[number];

/** Around what makes calendars hard: both British and both American clock changes, a leap day, the new year. */
const TURNS = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2028-02-29', '2027-01-01', '2026-06-15'].map(
  (day) => Date.parse(`${day}T00:30:00Z`),
);

const FORMATS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
);

/** What a clock on the wall shows there, "2026-03-29" and its minutes east of UTC. */
function wallClock(instant: number, zone: Zone): { day: CalendarDay; offsetMinutes: number } {
  const parts = new Map(
    FORMATS.get(zone)
      ?.formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const shown = Date.parse(`${day}T${parts.get('hour')}:${parts.get('minute')}:00Z`);
  return { day: day as CalendarDay, offsetMinutes: (shown - instant) / 60_000 };
}

const instants = fc
  .tuple(fc.constantFrom(...TURNS), fc.integer({ min: -15 * 24, max: 15 * 24 }))
  .map(([turn, hours]) => turn + hours * HOUR_MS);

/** Something that a member did at an instant, in the zone of that moment, by a clock that may be wrong. */
const actions = fc.record({
  hoursAgo: fc.integer({ min: 0, max: 24 * 24 }),
  zone: fc.constantFrom(...ZONES),
  clockOffHours: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -72, max: 72 }) },
  ),
  steps: fc.option(fc.integer({ min: 0, max: 20_000 })),
});

const histories = fc.record({
  now: instants,
  zone: fc.constantFrom(...ZONES),
  done: fc.array(actions, { maxLength: 24 }),
  goal: fc.integer({ min: 100, max: 15_000 }),
  raisedDaysAgo: fc.integer({ min: 0, max: 14 }),
});
type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** By the product's own calendar: an instant and an offset. */
function lived({ now, zone, done, goal, raisedDaysAgo }: History) {
  const today = calendarDayAt(now, wallClock(now, zone).offsetMinutes);
  const stepsByDay = new Map<CalendarDay, number>();
  const workoutDays = new Set<CalendarDay>();
  for (const { hoursAgo, zone: where, clockOffHours, steps } of done) {
    const instant = now - hoursAgo * HOUR_MS + clockOffHours * HOUR_MS;
    const day = calendarDayAt(instant, wallClock(instant, where).offsetMinutes);
    if (steps === null) workoutDays.add(day);
    else stepsByDay.set(day, steps);
  }
  const changes = [
    { from: addDays(today, -40), stepGoal: goal },
    { from: addDays(today, -raisedDaysAgo), stepGoal: goal + 500 },
  ];
  return { today, stepsByDay, workoutDays, changes };
}

describe('days, averages and counts of many histories', () => {
  test('the day at an instant is the one on the wall, wherever she is', { timeout: TIME_LIMIT_MS }, () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const { day, offsetMinutes } = wallClock(instant, zone);
        expect(calendarDayAt(instant, offsetMinutes)).toBe(day);
        expect(isCalendarDay(day)).toBe(true);
      }),
      { numRuns: HISTORY_COUNT },
    );
  });

  test('the weekly average and the badges are those of a naive count', { timeout: TIME_LIMIT_MS }, () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { today, stepsByDay, changes } = lived(history);
        const week = daysBack(today, 7);
        const sum = [...stepsByDay]
          .filter(([day]) => week.includes(day))
          .reduce((total, [, steps]) => total + steps, 0);
        expect(sevenDayAverage(stepsByDay, today)).toBe(Math.round(sum / 7));

        const steps = stepsByDay.get(today) ?? 0;
        const goal = goalOn(today, changes);
        const percent = (steps * 100) / goal;
        const names = ['Goal Achieved!', '150% Goal!', 'Double Goal!'];
        expect(stepBadge(steps, goal)).toBe(names.findLast((_, index) => percent >= 100 + index * 50));
      }),
      { numRuns: HISTORY_COUNT },
    );
  });

  test('active days of the month and the plain streak are those of a naive count', { timeout: TIME_LIMIT_MS }, () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { today, stepsByDay, workoutDays, changes } = lived(history);
        const entries = [...stepsByDay].map(([date, steps]) => ({ date, steps }));
        const goalDays = stepGoalDays(entries, changes);
        const active = (day: CalendarDay) =>
          workoutDays.has(day) ||
          (stepsByDay.get(day) ?? -1) >= (day >= (changes[1]?.from ?? '') ? history.goal + 500 : history.goal);

        const { streak, activeDaysThisMonth, lastActiveDay } = memberOverview(
          {
            currentBlock: 1,
            completedWorkouts: [],
            workoutDays: [...workoutDays],
            stepGoalDays: goalDays,
            restPasses: false,
          },
          today,
        );
        const days = daysBack(today, 33);
        expect(activeDaysThisMonth).toBe(
          days.filter((day) => day.slice(0, 7) === today.slice(0, 7) && active(day)).length,
        );
        expect(firstOfMonth(today).slice(0, 7)).toBe(today.slice(0, 7));
        expect(lastActiveDay).toBe(days.find(active));
        const open = active(today) ? days : days.slice(1);
        const missed = open.findIndex((day) => !active(day));
        expect(streak.currentStreak).toBe(missed === -1 ? open.length : missed);
      }),
      { numRuns: HISTORY_COUNT },
    );
  });
});

/** Today and the days before it, newest first, stepped in the middle of UTC days so that no clock change is met. */
function daysBack(today: CalendarDay, count: number): CalendarDay[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from(
    { length: count },
    (_, index) => new Date(noon - index * 24 * HOUR_MS).toISOString().slice(0, 10) as CalendarDay,
  );
}
