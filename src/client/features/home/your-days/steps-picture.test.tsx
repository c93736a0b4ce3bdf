import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stepDays } from '#domain/steps/step-days.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY } from '#tests/fixtures/member-fixtures.ts';
import { StepsPicture } from './steps-picture.tsx';

/** How high each bar stands, of the height of the highest; oldest first. */
function heightsOf(stepsByAge: Readonly<Record<number, number>>): number[] {
  const entered = Object.entries(stepsByAge).map(
    ([age, steps]) => [addDays(FIXTURE_TODAY, -Number(age)), steps] as const,
  );
  const { unmount } = render(<StepsPicture days={stepDays(new Map(entered), [], FIXTURE_TODAY)} />);
  const bars = [...screen.getByRole('img').querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  unmount();
  return bars.map((height) => height / 64);
}

test('one day of 40,000 leaves the others high enough to read', () => {
  const heights = heightsOf({ 29: 6_000, 10: 40_000, 1: 4_000 });
  expect(heights).toHaveLength(30);
  expect(heights.at(-11)).toBe(1);
  expect(heights[0]).toBeCloseTo(2 / 3);
  expect(heights.at(-2)).toBeCloseTo(4 / 9);
});

test('every day has its place, also one without steps', () => {
  const heights = heightsOf({ 0: 4_000 });
  expect(heights).toHaveLength(14);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(heights.at(-1)).toBeCloseTo(4 / 5);
});

test('days on which the goal was reached are counted where there are any', () => {
  const wordsOf = (steps: number) => {
    const { unmount } = render(<StepsPicture days={stepDays(new Map([[FIXTURE_TODAY, steps]]), [], FIXTURE_TODAY)} />);
    const words = [
      document.querySelector('figcaption')?.textContent,
      screen.getByRole('img').getAttribute('aria-label'),
    ];
    unmount();
    return words;
  };
  for (const words of wordsOf(4_000)) expect(words).not.toContain('reached');
  for (const words of wordsOf(9_000)) expect(words).toContain('Goal reached on 1 of');
});
