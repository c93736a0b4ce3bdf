import type { WordsPlace } from '#domain/words/words.ts';
import { EMAIL_WORDS, type EmailWordsName, emailPlaceId } from './email-words.ts';
import { wordsField } from './words-field.ts';

const START = 'Sent to members who said yes to your emails, until they’ve done a workout.';

const NAMES: Readonly<Record<EmailWordsName, { name: string; about: string; slots?: readonly string[] }>> = {
  receipt: { name: 'Welcome and receipt', about: 'Sent after each purchase.' },
  'guest-ready': { name: 'Choose a password', about: 'Sent to someone who bought without an account.' },
  'access-given': { name: 'Access given', about: 'Sent when you give someone access.' },
  'reset-password': { name: 'Forgotten password', about: 'Sent when someone asks for a new password.' },
  reminder: {
    name: 'Workout day',
    about: 'Sent on the days a member has picked.',
    slots: ['workout', 'minutes'],
  },
  refunded: { name: 'Refund', about: 'Sent when you refund all of a payment.', slots: ['amount', 'days'] },
  'start-day-1': { name: 'Series: a day after buying', about: START },
  'start-day-3': { name: 'Series: 3 days after buying', about: START },
  'start-day-7': { name: 'Series: a week after buying', about: START },
  quiet: { name: 'Series: quiet for 14 days', about: 'Sent once, to members who said yes to your emails.' },
  'block-finished': {
    name: 'Series: block finished',
    about: 'Sent a day after the last workout of a block, to members who said yes to your emails.',
  },
  'checkout-unfinished': {
    name: 'Series: unfinished checkout',
    about: 'Sent once, 2 hours after, to someone who ticked the box on the payment page.',
  },
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
    about: `${about} The greeting, sums, links and legal text are filled in for you.`,
    group: 'emails',
    sections: [
      {
        title: 'The email',
        fields: [
          wordsField(words, 'subject', 'Subject', { max: 90, slots: all }),
          wordsField(words, 'opening', 'Opening lines', { isLong: true, max: 800, slots: all, keeps }),
          ...(words.button === '' ? [] : [wordsField(words, 'button', 'Button', { max: 30 })]),
        ],
      },
    ],
  };
});
