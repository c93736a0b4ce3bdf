import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { crossesGoal, inlineStepGoal, onboardingStepGoal, sevenDayAverage, stepBadge, stepsEntered } from './steps.ts';

const TODAY = '2026-11-21' as CalendarDay;

describe('inlineStepGoal', () => {
  test.each([
    ['1000', 1_000],
    ['50000', 50_000],
    [' 7500 ', 7_500],
    ['007500', 7_500],
    ['7,500', 7_500],
    ['7 500', 7_500],
    ['12\u00a0500', 12_500],
  ])('%j becomes the goal %d', (text, goal) => expect(inlineStepGoal(text, 5_000)).toBe(goal));

  test.each(['999', '50001', '50,001', '9'.repeat(400)])('%j reverts to the previous goal', (text) =>
    expect(inlineStepGoal(text, 6_200)).toBe(6_200),
  );

  test.each(['', '12.5', '12,5', '1,2500', '7500.5', '-7500', '7e3', '0x1000', 'many', '٧٥٠٠'])(
    '%j cannot be read, and is never taken for another number',
    (text) => expect(inlineStepGoal(text, 6_200)).toBeUndefined(),
  );
});

describe('onboardingStepGoal', () => {
  test.each([
    ['100', 100],
    ['100000', 100_000],
    ['7,000', 7_000],
    [' 8 000 ', 8_000],
    ['123.4', 123],
    ['12,500', 12_500],
  ])('%j is accepted as %d', (text, goal) => expect(onboardingStepGoal(text)).toEqual({ ok: true, goal }));

  test.each(['', '   ', '12.5', '12,5', '99', '99.9', '0', '-5000', 'lots', 'NaN'])('%j is too small', (text) =>
    expect(onboardingStepGoal(text)).toEqual({ ok: false, reason: 'too_small' }),
  );

  test.each(['100001', '100000.1', '1e9', 'Infinity', '9'.repeat(400)])('%j is too large', (text) =>
    expect(onboardingStepGoal(text)).toEqual({ ok: false, reason: 'too_large' }),
  );
});

describe('stepsEntered', () => {
  test.each([
    ['0', 0],
    ['100000', 100_000],
    [' 4210 ', 4_210],
    ['4,210', 4_210],
    ['10,000', 10_000],
    ['10 000', 10_000],
  ])('%j is %d steps', (text, steps) => expect(stepsEntered(text)).toBe(steps));

  test.each(['', '-1', '1.5', '1,5', '100001', '100,001', '1e3', 'none'])('%j does nothing', (text) =>
    expect(stepsEntered(text)).toBeUndefined(),
  );
});

describe('stepBadge', () => {
  test.each([
    { steps: 0, badge: undefined },
    { steps: 4_999, badge: undefined },
    { steps: 5_000, badge: 'Goal Achieved!' },
    { steps: 7_499, badge: 'Goal Achieved!' },
    { steps: 7_500, badge: '150% Goal!' },
    { steps: 9_999, badge: '150% Goal!' },
    { steps: 10_000, badge: 'Double Goal!' },
  ])('$steps of 5,000 steps → $badge', ({ steps, badge }) => expect(stepBadge(steps, 5_000)).toBe(badge));
});

describe('crossesGoal', () => {
  test.each([
    { before: 4_999, after: 5_000, expected: true },
    { before: 0, after: 12_000, expected: true },
    { before: 5_000, after: 6_000, expected: false },
    { before: 6_000, after: 4_000, expected: false },
    { before: 1_000, after: 4_999, expected: false },
  ])('from $before to $after of 5,000 → $expected', ({ before, after, expected }) =>
    expect(crossesGoal(before, after, 5_000)).toBe(expected),
  );
});

describe('sevenDayAverage', () => {
  test('the sum of the last seven days is divided by seven, however many were entered', () => {
    expect(sevenDayAverage(new Map(), TODAY)).toBe(0);
    expect(sevenDayAverage(new Map([[TODAY, 7_000]]), TODAY)).toBe(1_000);
  });

  test('today and the six days before it count, the day before those does not', () => {
    const stepsByDay = new Map([0, 6, 7].map((ago) => [addDays(TODAY, -ago), 700]));
    expect(sevenDayAverage(stepsByDay, TODAY)).toBe(200);
  });
});
