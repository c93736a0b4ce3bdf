import { expect, test } from 'vitest';
import { fieldsOf, shippedFields, tidyWords, wordsProblems } from '#domain/words/words.ts';
import { findWordsPlace, WORDS_PLACES } from './places.ts';

test('no two places have one id', () => {
  expect(new Set(WORDS_PLACES.map(({ id }) => id)).size).toBe(WORDS_PLACES.length);
  expect(findWordsPlace('constructor')).toBeUndefined();
});

test.each(WORDS_PLACES)('$id has fixed fields whose shipped words could be published', (place) => {
  const ids = fieldsOf(place).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  if (!place.startsEmpty) expect(wordsProblems(place, shippedFields(place))).toEqual([]);
  for (const { shipped, slots = [], keeps = [], told } of fieldsOf(place)) {
    expect(tidyWords(shipped)).toBe(shipped);
    expect(slots).toEqual(expect.arrayContaining([...keeps]));
    const braces = told ? [] : [...shipped.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    expect(slots).toEqual(expect.arrayContaining(braces));
  }
});
