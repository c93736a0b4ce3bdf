import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { streakOf } from './streak.ts';
import { earnsWelcomeBack, hasComeBack } from './welcome-back.ts';

const TODAY = '2026-11-21' as CalendarDay;
const ago = (days: number[]) => new Set(days.map((count) => addDays(TODAY, -count)));

test.each([
  { name: 'the very first workout', workouts: [0], steps: [], earns: false },
  { name: 'a workout within a running streak', workouts: [0, 1], steps: [], earns: false },
  { name: 'the first workout after a streak ended', workouts: [0, 4, 5], steps: [], earns: true },
  { name: 'the second one after it', workouts: [0, 1, 5], steps: [], earns: false },
  { name: 'the first workout after steps began a new streak', workouts: [0, 9], steps: [1, 2], earns: true },
  { name: 'a gap that a rest pass covered', workouts: [0, 2, 3, 4, 5, 6], steps: [], earns: false },
  { name: 'no workout on the day', workouts: [4], steps: [0], earns: false },
])('$name → $earns', ({ workouts, steps, earns }) => {
  const activity = { workoutDays: ago(workouts), stepGoalDays: ago(steps) };
  expect(earnsWelcomeBack(activity, TODAY, { restPasses: true })).toBe(earns);
});

test('without rest passes every missed day ends the streak', () => {
  const activity = { workoutDays: ago([0, 2, 3, 4, 5, 6]), stepGoalDays: ago([]) };
  expect(earnsWelcomeBack(activity, TODAY, { restPasses: false })).toBe(true);
});

test.each([
  { name: 'a first run', workouts: [0, 1], steps: [], has: false },
  { name: 'a break that is not over', workouts: [5], steps: [], has: false },
  { name: 'a break that only steps ended', workouts: [5], steps: [0], has: false },
  { name: 'a workout after a break, long ago', workouts: [300, 310], steps: [], has: true },
  { name: 'a workout after a break, dated tomorrow', workouts: [-1, 5], steps: [], has: false },
])('the badge stays: $name → $has', ({ workouts, steps, has }) => {
  const activity = { workoutDays: ago(workouts), stepGoalDays: ago(steps) };
  expect(hasComeBack(activity, streakOf(activity, TODAY, { restPasses: true }), TODAY)).toBe(has);
});
