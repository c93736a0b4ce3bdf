import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { type DailyActivity, isActiveDay, type Streak, streakOf } from './streak.ts';

const TODAY = '2026-03-30' as CalendarDay; // the day after British clocks go forward
const daysAgo = (count: number) => addDays(TODAY, -count);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function workoutsAgo(days: number[]): DailyActivity {
  return { workoutDays: new Set(days.map(daysAgo)), stepGoalDays: new Set() };
}

function streakAfter(days: number[], restPasses = true): Streak {
  return streakOf(workoutsAgo(days), TODAY, { restPasses });
}

describe('the plain rule', () => {
  test.each([
    { name: 'nothing recorded', days: [], current: 0, longest: 0 },
    { name: 'today only', days: [0], current: 1, longest: 1 },
    { name: 'today still open keeps yesterday’s run', days: [1, 2], current: 2, longest: 2 },
    { name: 'a full missed day ends the run', days: [2, 3, 4], current: 0, longest: 3 },
    { name: 'a missed day in between starts it anew', days: [0, 1, 3], current: 2, longest: 2 },
    { name: 'an earlier run can be the longest', days: [0, 2, 3, 4], current: 1, longest: 3 },
    { name: 'a day to come does not count yet', days: [-1, 0], current: 1, longest: 1 },
  ])('$name → $current, longest $longest', ({ days, current, longest }) => {
    expect(streakAfter(days, false)).toMatchObject({ currentStreak: current, longestStreak: longest });
  });

  test('without rest passes none is held or used, whatever the history', () => {
    expect(streakAfter([0, ...range(2, 30)], false)).toMatchObject({ currentStreak: 1, passesHeld: 0, passDays: [] });
  });

  test('a workout and a reached step goal are both an active day, and both on one day are one', () => {
    const activity = { workoutDays: new Set([TODAY, daysAgo(2)]), stepGoalDays: new Set([TODAY, daysAgo(1)]) };
    expect(isActiveDay(activity, daysAgo(1))).toBe(true);
    expect(isActiveDay(activity, daysAgo(3))).toBe(false);
    expect(streakOf(activity, TODAY, { restPasses: true })).toMatchObject({ currentStreak: 3, todayActive: true });
  });
});

describe('the longest streak', () => {
  test('the current streak has no limit, and the longest is never smaller', () => {
    expect(streakAfter(range(0, 499))).toMatchObject({ currentStreak: 500, longestStreak: 500 });
  });

  test('of an ended run only the days within the past 365 count', () => {
    expect(streakAfter(range(355, 500), false).longestStreak).toBe(10);
    expect(streakAfter(range(365, 500), false).longestStreak).toBe(0);
  });
});

describe('rest passes', () => {
  test.each([
    { name: 'four active days earn none', days: range(0, 3), held: 0 },
    { name: 'the fifth earns one', days: range(0, 4), held: 1 },
    { name: 'the tenth earns a second', days: range(0, 9), held: 2 },
    { name: 'a third is not earned', days: range(0, 29), held: 2 },
    { name: 'active days of ended runs count too', days: [0, 1, 4, 5, 6], held: 1 },
  ])('$name', ({ days, held }) => expect(streakAfter(days).passesHeld).toBe(held));

  test('a missed day uses one: it adds nothing and does not end the streak', () => {
    expect(streakAfter([0, ...range(2, 6)])).toEqual({
      currentStreak: 6,
      todayActive: true,
      longestStreak: 6,
      passesHeld: 0,
      passDays: [daysAgo(1)],
      endDays: [],
    });
  });

  test('yesterday missed is charged while today is still open, and today never is', () => {
    expect(streakAfter(range(2, 6))).toMatchObject({ currentStreak: 5, todayActive: false, passesHeld: 0 });
    expect(streakAfter(range(1, 5))).toMatchObject({ currentStreak: 5, passesHeld: 1, passDays: [] });
  });

  test('a gap longer than the passes held uses them up and then ends the streak', () => {
    expect(streakAfter([0, ...range(4, 13)])).toEqual({
      currentStreak: 1,
      todayActive: true,
      longestStreak: 10,
      passesHeld: 0,
      passDays: [daysAgo(3), daysAgo(2)],
      endDays: [daysAgo(1)],
    });
  });

  test('a pass used stays used, and the count towards the next one goes on', () => {
    // Five days, one missed, four more: nine active days. The tenth earns the next pass.
    const nine = [...range(1, 4), ...range(6, 10)];
    expect(streakAfter(nine)).toMatchObject({ currentStreak: 9, passesHeld: 0 });
    expect(streakAfter([0, ...nine])).toMatchObject({ currentStreak: 10, passesHeld: 1 });
  });

  test('a pass cannot be earned after the fact for a day that was missed before', () => {
    expect(streakAfter([0, 1, 2, 4, 5])).toMatchObject({ currentStreak: 3, passesHeld: 1, passDays: [] });
  });
});
