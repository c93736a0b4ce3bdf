import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import {
  currentWeek,
  isBlockComplete,
  isWeekComplete,
  newBlockAnswer,
  nextWorkout,
  WEEKS,
  WORKOUT_IDS,
  type WorkoutId,
  weekProgress,
} from './block.ts';

/** Workouts in the order in which they were done, repeats and skips included; some histories do all twelve. */
const done = fc
  .tuple(fc.array(fc.constantFrom(...WORKOUT_IDS), { maxLength: 40 }), fc.boolean(), fc.constantFrom(...WORKOUT_IDS))
  .map(([ids, nearlyAll, missing]) => (nearlyAll ? [...ids, ...WORKOUT_IDS.filter((id) => id !== missing)] : ids));

test('10,000 histories agree with a table that a person would fill in', () => {
  fc.assert(
    fc.property(done, (ids) => {
      const completed = new Set<WorkoutId>(ids);
      const table = fillInTable(ids);
      for (const week of WEEKS) {
        const ticks = table[week - 1]?.filter(Boolean).length;
        expect(weekProgress(completed, week)).toBe(ticks);
        expect(isWeekComplete(completed, week)).toBe(ticks === 3);
      }
      expect(currentWeek(completed)).toBe(firstOpenRow(table));
      expect(nextWorkout(completed)).toBe(firstOpenCell(table));
      expect(isBlockComplete(completed)).toBe(table.flat().every(Boolean));
      expect(newBlockAnswer(2, 1, completed)).toBe(table.flat().every(Boolean) ? 'start' : 'refused');
    }),
    { numRuns: 10_000 },
  );
});

test('the order in which workouts were done, and repeats of them, change nothing', () => {
  fc.assert(
    fc.property(done, (ids) => {
      const overview = (completedWorkouts: string[]) =>
        memberOverview(
          { currentBlock: 1, completedWorkouts, workoutDays: [], stepGoalDays: [], restPasses: true },
          '2026-11-21' as CalendarDay,
        );
      const { completed: _one, ...forwards } = overview(ids.map(String));
      const { completed: _other, ...backwards } = overview([...ids, ...ids].reverse().map(String));
      expect(backwards).toEqual(forwards);
      const table = fillInTable(ids);
      expect(forwards).toMatchObject({ week: firstOpenRow(table), next: firstOpenCell(table) });
      expect(forwards.completedInWeek).toBe(table[firstOpenRow(table) - 1]?.filter(Boolean).length);
    }),
    { numRuns: 2_000 },
  );
});

test('one workout more never takes progress away, and one less never adds any', () => {
  fc.assert(
    fc.property(done, fc.constantFrom(...WORKOUT_IDS), (ids, one) => {
      const without = new Set(ids.filter((id) => id !== one));
      const withOne = new Set([...without, one]);
      expect(currentWeek(withOne)).toBeGreaterThanOrEqual(currentWeek(without));
      expect(nextWorkout(withOne) ?? 13).toBeGreaterThanOrEqual(nextWorkout(without) ?? 13);
      const sum = (completed: ReadonlySet<WorkoutId>) =>
        WEEKS.reduce((all, week) => all + weekProgress(completed, week), 0);
      expect(sum(withOne) - sum(without)).toBe(1);
    }),
    { numRuns: 2_000 },
  );
});

/** Four rows of three boxes, ticked one workout after the other. */
function fillInTable(ids: readonly WorkoutId[]): boolean[][] {
  const table = [1, 2, 3, 4].map(() => [false, false, false]);
  for (const id of ids) {
    let left: number = id;
    for (const row of table) {
      if (left >= 1 && left <= 3) row[left - 1] = true;
      left -= 3;
    }
  }
  return table;
}

function firstOpenRow(table: boolean[][]): number {
  const index = table.findIndex((row) => row.includes(false));
  return index === -1 ? 4 : index + 1;
}

function firstOpenCell(table: boolean[][]): number | undefined {
  let number = 0;
  for (const row of table) {
    for (const box of row) {
      number += 1;
      if (!box) return number;
    }
  }
  return undefined;
}
