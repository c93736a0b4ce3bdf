import { expect, test } from 'vitest';
import { formatCount, pluralise } from './count-text.ts';

test('a count is grouped by thousands', () => {
  expect([0, 999, 1_000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test.each([
  [0, 'days'],
  [1, 'day'],
  [2, 'days'],
])('%i takes the noun "%s"', (count, noun) => {
  expect(pluralise(count, 'day')).toBe(noun);
});

test('a noun may have a plural of its own', () => {
  expect(pluralise(2, 'rest pass', 'rest passes')).toBe('rest passes');
});
