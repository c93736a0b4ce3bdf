import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { raisedStepGoal } from './step-goal-offer.ts';

const TODAY = '2026-11-21' as CalendarDay;
const daysAgo = (count: number) => addDays(TODAY, -count);

/** The goal since `since` days ago, and so many of the last days on which it was reached, not counting today. */
function offer({ goal = 5_000, since = 60, reached = 10, answered = undefined as number | undefined } = {}) {
  const days = Array.from({ length: reached }, (_, index) => [daysAgo(index + 1), goal] as const);
  return raisedStepGoal({
    stepsByDay: new Map(days),
    changes: [{ from: daysAgo(since), stepGoal: goal }],
    today: TODAY,
    answeredOn: answered === undefined ? undefined : daysAgo(answered),
  });
}

describe('the offer of a higher goal', () => {
  test.each([
    { goal: 5_000, offered: 5_500 },
    { goal: 4_600, offered: 5_500 },
    { goal: 1_000, offered: 1_500 },
    { goal: 7_777, offered: 9_000 },
    { goal: 9_000, offered: 10_000 },
    { goal: 9_500, offered: undefined },
    { goal: 50_000, offered: undefined },
  ])('a goal of $goal is offered $offered', ({ goal, offered }) => expect(offer({ goal })).toBe(offered));

  test.each([
    { name: 'ten of fourteen days', history: { reached: 10 }, offered: true },
    { name: 'nine of fourteen days', history: { reached: 9 }, offered: false },
    { name: 'a goal that has held for two weeks', history: { since: 14, reached: 14 }, offered: true },
    { name: 'a goal that is newer', history: { since: 13, reached: 14 }, offered: false },
    { name: 'answered four weeks ago', history: { answered: 28 }, offered: true },
    { name: 'answered since', history: { answered: 27 }, offered: false },
    { name: 'answered today', history: { answered: 0 }, offered: false },
    { name: 'answered on a day that has not come yet', history: { answered: -3 }, offered: true },
  ])('$name: $offered', ({ history, offered }) => expect(offer(history) !== undefined).toBe(offered));

  test('today counts neither for nor against', () => {
    const reached = Array.from({ length: 10 }, (_, index) => [daysAgo(index), 5_000] as const);
    const changes = [{ from: daysAgo(60), stepGoal: 5_000 }];
    expect(raisedStepGoal({ stepsByDay: new Map(reached), changes, today: TODAY, answeredOn: undefined })).toBe(
      undefined,
    );
  });

  test('without a goal of her own nothing is offered', () => {
    const steps = new Map(Array.from({ length: 14 }, (_, index) => [daysAgo(index + 1), 20_000] as const));
    expect(raisedStepGoal({ stepsByDay: steps, changes: [], today: TODAY, answeredOn: undefined })).toBeUndefined();
  });
});
