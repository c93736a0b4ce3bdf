import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { dashboardOf } from './dashboard.ts';
import { answerOf, factsOf } from './dashboard-answer.ts';
import type { MemberFacts } from './member-facts.ts';

const TODAY = '2026-11-20' as CalendarDay;
const stepsAgo = (ago: number, steps: number) => ({ date: addDays(TODAY, -ago), steps });

const FACTS: MemberFacts = {
  currentBlock: 3,
  endedBlocks: [
    { block: 1, completedAt: 1 },
    { block: 2, completedAt: 2 },
  ],
  followOn: [{ block: 2, pace: 'gentle' }],
  sessions: [
    { block: 3, day: TODAY, workoutId: 4, length: '15', key: 'a1b2c3', isDeleted: false },
    { block: 1, day: '2020-02-29' as CalendarDay, workoutId: 1, length: 'full', key: 'd4e5f6', isDeleted: true },
  ],
  shown: [],
  steps: [stepsAgo(366, 6_000), stepsAgo(365, 7_000), stepsAgo(31, 1), stepsAgo(30, 8_000), stepsAgo(0, 2)],
  settledGoalDays: [],
  goalChanges: [{ from: '2025-01-01' as CalendarDay, stepGoal: 6_500 }],
  stepGoal: 6_500,
  restPasses: false,
};

test('an answer tells the facts that it is made of', () => {
  const answer = answerOf(FACTS, TODAY);
  expect(factsOf(answer)).toEqual({ ...FACTS, steps: FACTS.steps.slice(1) });
  expect(dashboardOf(factsOf(answer), TODAY)).toEqual(dashboardOf(FACTS, TODAY));
});

test('of days that nobody can change any more it tells whether they reached their goal', () => {
  const reached = { ...FACTS, goalChanges: [] };
  const facts = factsOf(answerOf(reached, TODAY));
  expect(facts.settledGoalDays).toEqual([addDays(TODAY, -366)]);
  expect(dashboardOf(facts, TODAY).stepGoalDays).toEqual(dashboardOf(reached, TODAY).stepGoalDays);
});
