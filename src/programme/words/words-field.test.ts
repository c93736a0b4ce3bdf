import { expect, test } from 'vitest';
import { wordsField } from './words-field.ts';

test.each([
  ['a short line', 3, {}, 60],
  ['a line, half as much again', 50, {}, 80],
  ['a short text', 3, { isLong: true }, 600],
  ['a text, twice as much', 390, { isLong: true }, 780],
  ['what says its own', 50, { max: 51 }, 51],
])('there is room for %s', (_what, length, given, max) => {
  expect(wordsField({ line: 'x'.repeat(length) }, 'line', 'Line', given).max).toBe(max);
});
