import { expect, test } from 'vitest';
import { fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { averageRating } from './history-groups.ts';

const RATED = [fixtureSession({ rating: 6 }), fixtureSession({ rating: 9 })];

test('the average is known at once where every session is at hand, else with the months', () => {
  const months = [{ month: '2026-11', workouts: 3, minutes: 60, rated: 3, ratingSum: 21 }];
  expect(averageRating(RATED, 2)).toBe(7.5);
  expect(averageRating(RATED, 3)).toBeUndefined();
  expect(averageRating(RATED, 3, months)).toBe(7);
});

test('where nothing was rated there is none', () => {
  expect(averageRating([fixtureSession({ rating: null })], 1)).toBeUndefined();
  expect(averageRating([], 0, [])).toBeUndefined();
});
