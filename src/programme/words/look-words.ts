import { NAME_LENGTH, nameProblem, SHIPPED_NAME } from '#domain/words/product-name.ts';
import type { WordsPlace } from '#domain/words/words.ts';
import { wordsField } from './words-field.ts';

/** What makes the programme its seller's own, as it ships. */
export const LOOK_WORDS = {
  name: SHIPPED_NAME,
  'led-by-name': '',
  'led-by-qualification': '',
  'about-you': '',
} as const satisfies Record<string, string>;

/** The place of the programme's name and of who leads it. */
export const LOOK_PLACE: WordsPlace = {
  id: 'look',
  name: 'Name and you',
  about: 'On every page, in emails and on the home screen.',
  group: 'site',
  path: '/',
  sections: [
    {
      title: 'The programme',
      fields: [
        {
          ...wordsField(LOOK_WORDS, 'name', 'Name of the programme', { max: NAME_LENGTH.max }),
          refuses: nameProblem,
        },
      ],
    },
    {
      title: 'Who leads it',
      fields: [
        wordsField(LOOK_WORDS, 'led-by-name', 'Your name', { max: 60, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'led-by-qualification', 'Your qualification', { max: 90, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'about-you', 'Who you help, and why', { isLong: true, mayBeEmpty: true, max: 600 }),
      ],
    },
  ],
};
