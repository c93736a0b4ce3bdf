import { describe, expect, test } from 'vitest';
import { averageRating, sessionMinutes } from './workout-history.ts';

const session = (rating: number | null, activeSeconds: number | null = null) => ({
  duration: 30,
  activeSeconds,
  rating,
});

describe('sessionMinutes', () => {
  test.each([
    { activeSeconds: null, minutes: 30 },
    { activeSeconds: 0, minutes: 1 },
    { activeSeconds: 89, minutes: 1 },
    { activeSeconds: 90, minutes: 2 },
    { activeSeconds: 1500, minutes: 25 },
  ])('$activeSeconds seconds show as $minutes minutes', ({ activeSeconds, minutes }) => {
    expect(sessionMinutes(session(8, activeSeconds))).toBe(minutes);
  });
});

describe('averageRating', () => {
  test('sessions without a rating do not count', () => {
    expect(averageRating([session(9), session(null), session(6)])).toBe(7.5);
  });

  test('without any rating there is no average', () => {
    expect(averageRating([session(null)])).toBeUndefined();
    expect(averageRating([])).toBeUndefined();
  });
});
