import type { WordsPlace } from '#domain/words/words.ts';
import { EMAIL_WORDS, type EmailWordsName, emailPlaceId } from './email-words.ts';
import { wordsField } from './words-field.ts';

const NAMES: Readonly<Record<EmailWordsName, { name: string; about: string; slots?: readonly string[] }>> = {
  receipt: { name: 'Receipt and first steps', about: 'Sent after each purchase.' },
  'guest-ready': { name: 'Choose a password', about: 'Sent to who bought without an account.' },
  'access-given': { name: 'You have access', about: 'Sent when you give somebody access.' },
  'reset-password': { name: 'Forgotten password', about: 'Sent when somebody asks for a new password.' },
  reminder: {
    name: 'Workout day reminder',
    about: 'Sent on the days that a member has picked.',
    slots: ['workout', 'minutes'],
  },
  refunded: { name: 'Refund', about: 'Sent when all of a payment goes back.', slots: ['amount', 'days'] },
};

/** The places of emails; the product adds greeting, sums, links and what the law asks for. */
export const EMAIL_PLACES: readonly WordsPlace[] = (Object.keys(EMAIL_WORDS) as EmailWordsName[]).map((id) => {
  const words = EMAIL_WORDS[id];
  const { name, about, slots = [] } = NAMES[id];
  const all = ['first name', ...slots];
  const keeps = id === 'refunded' ? ['amount'] : [];
  return {
    id: emailPlaceId(id),
    name,
    about: `${about} The greeting, the sums, the links and what the law asks for come by themselves.`,
    group: 'emails',
    sections: [
      {
        title: 'The e-mail',
        fields: [
          wordsField(words, 'subject', 'Subject', { max: 90, slots: all }),
          wordsField(words, 'opening', 'First lines', { isLong: true, max: 800, slots: all, keeps }),
          ...(words.button === '' ? [] : [wordsField(words, 'button', 'Button', { max: 30 })]),
        ],
      },
    ],
  };
});
