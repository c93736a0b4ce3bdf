import { expect, test } from 'vitest';
import { ratingMessage } from './workout-rating.ts';

test.each([
  { ratings: [1, 2, 3], message: "Keep going! You're building strength!" },
  { ratings: [4, 5, 6], message: "Great effort! You're getting stronger!" },
  { ratings: [7, 8], message: "Excellent work! You're crushing it!" },
  { ratings: [9, 10], message: "Amazing! You're absolutely killing it!" },
])('ratings $ratings say “$message”', ({ ratings, message }) => {
  expect(new Set(ratings.map(ratingMessage))).toEqual(new Set([message]));
});
