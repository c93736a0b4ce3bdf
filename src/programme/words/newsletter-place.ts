import type { WordsPlace } from '#domain/words/words.ts';
import { wordsField } from './words-field.ts';

const NEWSLETTER_WORDS = { subject: '', text: '', button: '', picture: '' } as const satisfies Record<string, string>;

/** What the product fills in for each member. */
export const NEWSLETTER_SLOTS = ['first name'] as const;

const BEGINNING = 'newsletter-';
const PLACE_ID = /^newsletter-[\da-f-]{36}$/;

/** The id of the place in which a newsletter is written, until it is sent: it is never published. */
export const newsletterPlaceId = (newsletterId: string): string => `${BEGINNING}${newsletterId}`;

/** The newsletter that is written in a place of that group. */
export const newsletterIdIn = (placeId: string): string => placeId.slice(BEGINNING.length);

/** The place of a newsletter by its id; undefined for every other id. */
export const newsletterPlace = (id: string): WordsPlace | undefined =>
  PLACE_ID.test(id) ? { id, ...NEWSLETTER } : undefined;

const NEWSLETTER: Omit<WordsPlace, 'id'> = {
  name: 'Email',
  about: 'To everyone who said yes to your emails.',
  group: 'newsletter',
  sections: [
    {
      title: 'Your email',
      fields: [
        wordsField(NEWSLETTER_WORDS, 'subject', 'Subject', { max: 60 }),
        wordsField(NEWSLETTER_WORDS, 'text', 'Text', { isLong: true, max: 4_000, slots: [...NEWSLETTER_SLOTS] }),
        wordsField(NEWSLETTER_WORDS, 'button', 'Button to the app', { max: 24, mayBeEmpty: true }),
        { ...wordsField(NEWSLETTER_WORDS, 'picture', 'Picture', { max: 80, mayBeEmpty: true }), picture: 'picture' },
      ],
    },
  ],
};
