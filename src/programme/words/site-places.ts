import type { WordsField, WordsPlace } from '#domain/words/words.ts';
import { MINUTE_SLOTS } from '#programme/workouts/programme-facts.ts';
import { ACCOUNT_QUESTIONS, HELP_QUESTIONS, HELP_WORDS } from './help-words.ts';
import { LANDING_PHOTOS, LANDING_QUESTION_WORDS, LANDING_QUESTIONS, LANDING_WORDS } from './landing-words.ts';
import { wordsField } from './words-field.ts';

type LandingId = keyof typeof LANDING_WORDS;

const line = (id: LandingId, label: string) => wordsField(LANDING_WORDS, id, label, { max: 180 });

/** A title, for which the page has room for 60 characters. */
const title = (id: LandingId, label = 'Title') => wordsField(LANDING_WORDS, id, label, { max: 60 });

const inside = ([1, 2, 3, 4, 5, 6] as const).map((number) =>
  wordsField(LANDING_WORDS, `inside-${number}`, `Line ${number}`, { max: 90, mayBeEmpty: true }),
);

const life = ([1, 2, 3, 4, 5, 6] as const).flatMap((number) => [
  title(`life-${number}-question`, `Situation ${number}`),
  line(`life-${number}-answer`, `What you can do, ${number}`),
]);

/** The fields of questions; the coach leaves a question out of its page by emptying it. */
const questionFields = (
  words: Readonly<Record<string, string>>,
  names: readonly string[],
  slots: readonly string[] = [],
): WordsField[] =>
  names.flatMap((name, index) => [
    wordsField(words, `ask-${name}`, `Question ${index + 1}`, { max: 90, mayBeEmpty: true }),
    wordsField(words, `answer-${name}`, `Answer ${index + 1}`, { isLong: true, mayBeEmpty: true, slots }),
  ]);

const photoFields = ({ number, photo, shows }: (typeof LANDING_PHOTOS)[number]): WordsField[] => [
  {
    id: photo,
    label: `Photo ${number}`,
    shipped: '',
    max: 80,
    isLong: false,
    mayBeEmpty: true,
    media: 'photo',
    isPublic: true,
  },
  { id: shows, label: `What photo ${number} shows`, shipped: '', max: 120, isLong: false, mayBeEmpty: true },
];

/** The place of the landing page. */
export const LANDING_PLACE: WordsPlace = {
  id: 'landing',
  name: 'Front page',
  about: 'What visitors read first. We add the price, pictures and safety rules.',
  group: 'site',
  path: '/',
  sections: [
    {
      title: 'The top',
      fields: [
        wordsField(LANDING_WORDS, 'promise', 'Promise', { max: 60 }),
        wordsField(LANDING_WORDS, 'sentence', 'Introduction', { max: 200 }),
        line('under-button', 'Line under the button, after the price'),
        wordsField(LANDING_WORDS, 'session-lead', 'Label on the film', { max: 40 }),
      ],
    },
    { title: 'Your photos', fields: LANDING_PHOTOS.flatMap(photoFields) },
    { title: 'Days that don’t go to plan', fields: [title('life-title'), ...life] },
    {
      title: 'The three phones',
      fields: [title('phone-1', 'Below Home'), title('phone-2', 'Below the week'), title('phone-3', 'Below the win')],
    },
    { title: 'Easier and harder', fields: [title('levels-title'), line('levels-lead', 'Introduction')] },
    {
      title: 'The four weeks',
      fields: [
        title('weeks-title'),
        line('week-1', 'Week 1'),
        line('week-2', 'Week 2'),
        line('week-3', 'Week 3'),
        line('week-4', 'Week 4'),
      ],
    },
    { title: 'What’s included', fields: [title('price-title'), ...inside] },
    {
      title: 'Questions',
      fields: questionFields(LANDING_QUESTION_WORDS, Object.keys(LANDING_QUESTIONS), MINUTE_SLOTS),
    },
  ],
};

const QUOTES = 6;

/** The ids of the fields of each quote, which are stored with each version. */
export const quoteIds = Array.from({ length: QUOTES }, (_, index) => ({
  text: `quote-${index + 1}`,
  name: `name-${index + 1}`,
}));

/** The number of members from which quotes, and the counts of members and workouts, are shown. */
export const MEMBERS_SHOWN_FROM = 50;

/** The place of what members said, on the landing and the pay page. No quote is shipped, because none was said. */
export const QUOTES_PLACE: WordsPlace = {
  id: 'quotes',
  name: 'Quotes',
  about: `Only what people really said, with their permission in writing. Shown from ${MEMBERS_SHOWN_FROM} members on.`,
  group: 'site',
  path: '/',
  sections: quoteIds.map(({ text, name }, index) => ({
    title: `Quote ${index + 1}`,
    fields: [
      { id: text, label: 'Quote', shipped: '', max: 300, isLong: false, mayBeEmpty: true },
      { id: name, label: 'Who', shipped: '', max: 80, isLong: false, mayBeEmpty: true },
    ],
  })),
};

/** The place of the help page; the product adds the safety questions, the signs to stop and the sources. */
export const HELP_PLACE: WordsPlace = {
  id: 'help',
  name: 'Help',
  about: 'Questions and answers. Empty ones aren’t shown.',
  group: 'site',
  path: '/help',
  sections: [
    { title: 'Workouts, steps and streak', fields: questionFields(HELP_WORDS, Object.keys(HELP_QUESTIONS)) },
    { title: 'Account and payment', fields: questionFields(HELP_WORDS, Object.keys(ACCOUNT_QUESTIONS)) },
    {
      title: 'People who can help',
      fields: [wordsField(HELP_WORDS, 'people', 'Who can help, and how to reach them', { isLong: true, max: 2_000 })],
    },
  ],
};
