import { expect, test } from 'vitest';
import { dueSeriesEmail, isSeries } from './newsletter-series.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const ago = (days: number) => NOW - days * DAY;
const NEW = { accessSince: ago(1), lastWorkoutAt: undefined, block: 1, isBlockComplete: false };

test.each([
  [0.9, undefined],
  [1, 'start-day-1'],
  [2.9, 'start-day-1'],
  [3, 'start-day-3'],
  [6.9, 'start-day-3'],
  [7, 'start-day-7'],
  [9.9, 'start-day-7'],
  [10, undefined],
])('%d days after buying, without a workout: %s', (days, email) => {
  expect(dueSeriesEmail({ ...NEW, accessSince: ago(days) }, NOW)?.email).toBe(email);
});

test.each([
  [1, false, undefined],
  [13.9, false, undefined],
  [14, false, 'quiet'],
  [16.9, false, 'quiet'],
  [17, false, undefined],
  [0.9, true, undefined],
  [1, true, 'block-finished'],
  [3.9, true, 'block-finished'],
  [4, true, undefined],
  [14, true, undefined],
])('%d days after the last workout, the block complete is %s: %s', (days, isBlockComplete, email) => {
  const facts = { ...NEW, accessSince: ago(40), lastWorkoutAt: ago(days), isBlockComplete, block: 2 };
  expect(dueSeriesEmail(facts, NOW)).toEqual(email && { email, nth: email === 'quiet' ? 0 : 2 });
});

test('nothing comes without access', () => {
  expect(dueSeriesEmail({ ...NEW, accessSince: undefined }, NOW)).toBeUndefined();
});

test('an id of a newsletter is none of a series', () => {
  expect([isSeries('quiet'), isSeries('0b1e'), isSeries('toString')]).toEqual([true, false, false]);
});
