import { expect, test } from 'vitest';
import { countsForWorkout } from './workout-session.ts';

test.each([
  { length: 'full', counts: true },
  { length: '15', counts: true },
  { length: '10', counts: true },
  { length: 'partial', counts: false },
] as const)('a session of length $length completes its workout: $counts', ({ length, counts }) => {
  expect(countsForWorkout(length)).toBe(counts);
});
