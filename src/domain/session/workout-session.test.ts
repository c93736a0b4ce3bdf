import { expect, test } from 'vitest';
import { countsForWorkout, EMPTY_NOTES_TEXT, isShortVersion, ownNote } from './workout-session.ts';

test.each([
  { length: 'full', counts: true, short: false },
  { length: '15', counts: true, short: true },
  { length: '10', counts: true, short: true },
  { length: 'partial', counts: false, short: false },
] as const)(
  'a session of length $length completes its workout: $counts, short version: $short',
  ({ length, counts, short }) => {
    expect(countsForWorkout(length)).toBe(counts);
    expect(isShortVersion(length)).toBe(short);
  },
);

test('the text that stands in for no note is no note of hers', () => {
  expect([ownNote(EMPTY_NOTES_TEXT), ownNote('Felt strong')]).toEqual(['', 'Felt strong']);
});
