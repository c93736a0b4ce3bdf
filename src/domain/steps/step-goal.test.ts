import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { goalOn, stepGoalDays } from './step-goal.ts';

const day = (text: string) => text as CalendarDay;
const CHANGES = [
  { from: day('2026-11-03'), stepGoal: 4_000 },
  { from: day('2026-11-10'), stepGoal: 9_000 },
];

describe('goalOn', () => {
  test.each([
    { on: '2026-11-02', goal: 5_000 },
    { on: '2026-11-03', goal: 4_000 },
    { on: '2026-11-09', goal: 4_000 },
    { on: '2026-11-10', goal: 9_000 },
    { on: '2027-01-01', goal: 9_000 },
  ])('on $on the goal is $goal', ({ on, goal }) => expect(goalOn(day(on), CHANGES)).toBe(goal));

  test('days before the first goal use the fallback that the screen asks for', () => {
    expect(goalOn(day('2026-11-21'), [])).toBe(5_000);
    expect(goalOn(day('2026-11-21'), [], 8_000)).toBe(8_000);
  });

  test('of two changes on one day the later holds', () => {
    expect(goalOn(day('2026-11-10'), [...CHANGES, { from: day('2026-11-10'), stepGoal: 6_000 }])).toBe(6_000);
  });
});

test('a higher goal never takes away an earlier day, nor a lower one adds it', () => {
  const entries = [
    { date: day('2026-11-02'), steps: 4_999 },
    { date: day('2026-11-05'), steps: 4_000 },
    { date: day('2026-11-11'), steps: 8_999 },
    { date: day('2026-11-12'), steps: 9_000 },
  ];
  expect(stepGoalDays(entries, CHANGES)).toEqual(['2026-11-05', '2026-11-12']);
});
