import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { type MemberHistory, memberOverview } from './member-overview.ts';

const TODAY = '2026-11-21' as CalendarDay; // a Saturday
const history = (overrides: Partial<MemberHistory> = {}): MemberHistory => ({
  currentBlock: 1,
  completedWorkouts: [],
  workoutDays: [],
  stepGoalDays: [],
  restPasses: true,
  ...overrides,
});

describe('memberOverview', () => {
  test('on the first day everything is to come', () => {
    const overview = memberOverview(history(), TODAY);
    expect(overview).toMatchObject({
      block: 1,
      plan: 'a',
      week: 1,
      completedInWeek: 0,
      next: 1,
      workoutToday: false,
    });
    expect(overview.lastWorkoutDay).toBeUndefined();
    expect(overview.streak.currentStreak).toBe(0);
  });

  test('four workouts done are week 2, one of three, with the fifth next', () => {
    const overview = memberOverview(history({ completedWorkouts: ['1', '2', '3', '4'] }), TODAY);
    expect(overview).toMatchObject({ week: 2, completedInWeek: 1, next: 5 });
  });

  test('all twelve done leave nothing to suggest', () => {
    const completedWorkouts = Array.from({ length: 12 }, (_, index) => String(index + 1));
    expect(memberOverview(history({ completedWorkouts }), TODAY)).toMatchObject({ week: 4, next: undefined });
  });

  test('the second block plays the other edition', () => {
    expect(memberOverview(history({ currentBlock: 2 }), TODAY).plan).toBe('b');
  });

  test('a workout entered for tomorrow by a clock that was ahead is not the last one', () => {
    const workoutDays = [addDays(TODAY, 1), addDays(TODAY, -2)];
    const overview = memberOverview(history({ workoutDays }), TODAY);
    expect(overview.lastWorkoutDay).toBe(addDays(TODAY, -2));
    expect(overview.workoutToday).toBe(false);
  });

  test('what is no workout number is left out', () => {
    expect(memberOverview(history({ completedWorkouts: ['0', '13', 'x', '1'] }), TODAY).completed).toEqual(
      new Set([1]),
    );
  });

  test('active days are counted from the first of the month, up to today', () => {
    const workoutDays = ['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-22'];
    const overview = memberOverview(history({ workoutDays, stepGoalDays: ['2026-11-20', '2026-11-02'] }), TODAY);
    expect(overview.activeDaysThisMonth).toBe(3);
    expect(overview.activeDays).toBe(4);
    expect(overview.lastActiveDay).toBe('2026-11-20');
  });

  test('the first workout after a break is marked on its day, and the badge stays', () => {
    const workoutDays = ['2026-11-01', '2026-11-21'];
    expect(memberOverview(history({ workoutDays }), TODAY)).toMatchObject({
      welcomeBackToday: true,
      hasComeBack: true,
    });
    const tomorrow = addDays(TODAY, 1);
    expect(memberOverview(history({ workoutDays }), tomorrow)).toMatchObject({
      welcomeBackToday: false,
      hasComeBack: true,
    });
  });
});
