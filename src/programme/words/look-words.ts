import { NAME_LENGTH, nameProblem, SHIPPED_NAME } from '#domain/words/product-name.ts';
import type { WordsPlace } from '#domain/words/words.ts';
import { wordsField } from './words-field.ts';

/** What makes the programme its seller's own, as it ships. */
export const LOOK_WORDS = {
  name: SHIPPED_NAME,
  portrait: '',
  'led-by-name': '',
  'led-by-qualification': '',
  'about-you': '',
  signature: '',
} as const satisfies Record<string, string>;

/** The place of the programme's name and of who leads it, with their register if they have one. */
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
        { ...wordsField(LOOK_WORDS, 'portrait', 'Your photo', { max: 80, mayBeEmpty: true }), picture: 'photo' },
        wordsField(LOOK_WORDS, 'led-by-name', 'Your name', { max: 60, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'led-by-qualification', 'Your qualification', { max: 90, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'about-you', 'Who you help, and why', { isLong: true, mayBeEmpty: true, max: 600 }),
        wordsField(LOOK_WORDS, 'signature', 'How you sign emails', { max: 60, mayBeEmpty: true }),
      ],
    },
  ],
};
