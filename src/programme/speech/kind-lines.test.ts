import { expect, test } from 'vitest';
import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { coachWords } from './coach-words.ts';
import { KIND_LINES } from './kind-lines.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const wordsOf = (day: number, ...occasions: KindOccasion[]) => {
  const { kind } = coachWords(SHIPPED_WORDS, { day, occasions });
  return kind.filter(({ isOfOccasion }) => isOfOccasion).map(({ text }) => text);
};
const linesOf = (occasion: KindOccasion) => KIND_LINES.filter(({ on }) => on === occasion).map(({ text }) => text);

test('a usual session has no word of an occasion', () => {
  for (const day of DAYS) expect(wordsOf(day)).toEqual([]);
});

test.each(['tired', 'fifth-week'] as const)('%s has one word a day at most, and none twice in a week', (on) => {
  const week = DAYS.map((day) => wordsOf(day, on));
  expect(Math.max(...week.map(({ length }) => length))).toBe(1);
  expect(week.flat().sort()).toEqual(linesOf(on).sort());
});

test('the first session has all of its words, on whichever day it is', () => {
  for (const day of DAYS) expect(wordsOf(day, 'first-session')).toEqual(linesOf('first-session'));
});
