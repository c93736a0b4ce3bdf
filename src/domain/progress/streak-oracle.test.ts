import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { tries } from '#tests/test-size.ts';
import { type DailyActivity, isActiveDay, MAX_PASSES_HELD, STREAK_SCAN_DAYS, streakOf } from './streak.ts';

const TODAY = '2026-03-30' as CalendarDay; // the day after British clocks go forward
const LONGEST_HISTORY_DAYS = 420;
/** Every calendar day that a history can touch up to today, oldest first. */
const CALENDAR = Array.from({ length: LONGEST_HISTORY_DAYS + 1 }, (_, index) =>
  addDays(TODAY, index - LONGEST_HISTORY_DAYS),
);
const SCAN_START = addDays(TODAY, 1 - STREAK_SCAN_DAYS);
const HISTORY_COUNT = tries(3_000, 100_000);
const TIME_LIMIT_MS = 20 * HISTORY_COUNT;

/** Days in a row, busy or idle on the whole: without busy histories long runs and full passes would never occur. */
const days = fc
  .integer({ min: 1, max: 19 })
  .chain((busy) =>
    fc.array(
      fc.oneof(
        { weight: busy, arbitrary: fc.constantFrom('workout', 'steps', 'workout and steps') },
        { weight: 20 - busy, arbitrary: fc.constant('nothing') },
      ),
      { maxLength: LONGEST_HISTORY_DAYS },
    ),
  );

/** A history whose last day is today, or a day or two after it: a traveller going west meets days again. */
const histories = fc.record({ days, daysAhead: fc.integer({ min: 0, max: 2 }) }).map(({ days, daysAhead }) => {
  const daysWith = (what: string) =>
    new Set(
      days.flatMap((done, index) => (done.includes(what) ? [addDays(TODAY, index + 1 + daysAhead - days.length)] : [])),
    );
  return { workoutDays: daysWith('workout'), stepGoalDays: daysWith('steps') };
});

test('many histories agree with a walk over every calendar day', { timeout: TIME_LIMIT_MS }, () => {
  fc.assert(
    fc.property(histories, fc.boolean(), (activity, restPasses) => {
      expect(streakOf(activity, TODAY, { restPasses })).toEqual(walkEveryDay(activity, restPasses));
    }),
    { numRuns: HISTORY_COUNT },
  );
});

test('the order in which days were recorded does not matter', () => {
  fc.assert(
    fc.property(histories, fc.boolean(), ({ workoutDays, stepGoalDays }, restPasses) => {
      const reversed = {
        workoutDays: new Set([...workoutDays].reverse()),
        stepGoalDays: new Set([...stepGoalDays].reverse()),
      };
      const forwards = streakOf({ workoutDays, stepGoalDays }, TODAY, { restPasses });
      expect(streakOf(reversed, TODAY, { restPasses })).toEqual(forwards);
    }),
  );
});

test('rest passes never make a streak shorter', () => {
  fc.assert(
    fc.property(histories, (activity) => {
      const plain = streakOf(activity, TODAY, { restPasses: false });
      const withPasses = streakOf(activity, TODAY, { restPasses: true });
      expect(withPasses.currentStreak).toBeGreaterThanOrEqual(plain.currentStreak);
      expect(withPasses.longestStreak).toBeGreaterThanOrEqual(plain.longestStreak);
    }),
    { numRuns: 500 },
  );
});

/** The rule as a person would read it from the decision, one calendar day after another. */
function walkEveryDay(activity: DailyActivity, restPasses: boolean) {
  const walk = { run: 0, runInScan: 0, longest: 0, total: 0, held: 0 };
  const passDays: CalendarDay[] = [];
  const endDays: CalendarDay[] = [];

  function countActive(day: CalendarDay) {
    walk.total += 1;
    walk.run += 1;
    if (day >= SCAN_START) walk.runInScan += 1;
    walk.longest = Math.max(walk.longest, walk.runInScan);
    if (restPasses && walk.total % 5 === 0 && walk.held < MAX_PASSES_HELD) walk.held += 1;
  }

  function chargeMissed(day: CalendarDay) {
    if (walk.run === 0) return;
    if (walk.held > 0) {
      walk.held -= 1;
      passDays.push(day);
      return;
    }
    endDays.push(day);
    walk.run = 0;
    walk.runInScan = 0;
  }

  for (const day of CALENDAR) {
    if (isActiveDay(activity, day)) countActive(day);
    else if (day < TODAY) chargeMissed(day);
  }
  return {
    currentStreak: walk.run,
    todayActive: isActiveDay(activity, TODAY),
    longestStreak: Math.max(walk.longest, walk.run),
    passesHeld: walk.held,
    passDays,
    endDays,
  };
}
