import { expect, test } from 'vitest';
import { MOODS } from './mood.ts';
import { moodSuggestion } from './mood-suggestion.ts';

test.each([
  { mood: 'energised', choice: { length: 'full', level: 'harder' } },
  { mood: 'tired', choice: { length: '10', level: 'easier' } },
  { mood: 'stressed', choice: { length: '15', level: 'easier' } },
  { mood: 'peaceful', choice: undefined },
] as const)('$mood suggests $choice', ({ mood, choice }) => expect(moodSuggestion(mood).choice).toEqual(choice));

test('names nothing that no button offers', () => {
  for (const { id } of MOODS) expect(moodSuggestion(id).text).not.toMatch(/cool-down/);
});

test('every mood has words of its own', () => {
  expect(new Set(MOODS.map(({ id }) => moodSuggestion(id).text)).size).toBe(MOODS.length);
});
