import { poundsText } from '#domain/purchases/price.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { salutation } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent } from './email-layout.ts';

const REASON = 'You get this because you run Fit in 30. Which of these you get is chosen at the desk, under Settings.';

type Waiting = EmailOf<'desk_todo'>['waiting'][number];

interface Told {
  who: string;
  sum: string;
  detail: string;
  isInvited: boolean;
}

const TODO_TEXTS: Readonly<Record<Waiting['kind'], (told: Told) => string>> = {
  locked_out: ({ who, isInvited }) =>
    `${who} ${isInvited ? 'was invited' : 'paid'} and cannot get in: the letter with the link did not arrive.`,
  review: ({ who, sum }) => `A payment of ${sum} by ${who} needs a look: what was paid is not what was asked.`,
  disputed: ({ who, sum }) => `The bank of ${who} asks for ${sum} back.`,
  unclaimed: ({ who, sum }) => `${who} paid ${sum}, and has not picked it up for three days.`,
  practice_ended: ({ who }) => `${who} came in with a test card, and is out since the shop opened.`,
  gift_email: () => 'The letter of a gift did not arrive.',
  emails: () => 'A letter did not arrive.',
  backups: ({ detail }) => `The copies need you: ${detail}.`,
  disk: ({ detail }) => `The disk is nearly full: ${detail}.`,
  stripe: ({ detail }) => `Stripe needs you: ${detail}.`,
  server: ({ detail }) => `Letters cannot go out: ${detail}.`,
  secrets: ({ detail }) => `A secret that the desk keeps cannot be read: ${detail}.`,
};

/** What stands on Today, for an owner who is elsewhere. */
export function deskTodoEmail({ firstName, waiting, more }: EmailOf<'desk_todo'>, url: string): EmailContent {
  const texts = waiting.map(({ kind, email, amountPence, detail, isInvited }) => {
    const sum = poundsText(amountPence ?? 0);
    return TODO_TEXTS[kind]({ who: email ?? 'somebody', sum, detail: detail ?? '', isInvited });
  });
  const count = texts.length + more;
  return {
    subject: count === 1 ? 'Something needs you' : `${count} things need you`,
    reason: REASON,
    blocks: [
      { text: salutation(firstName) },
      ...texts.map((text) => ({ text })),
      ...(more > 0 ? [{ text: `And ${more} more.` }] : []),
      { button: 'Open the desk', url },
    ],
  };
}

export function deskSalesEmail({ firstName, sales }: EmailOf<'desk_sales'>, url: string): EmailContent {
  const texts = sales.map(({ amountPence, isGift }) => `${poundsText(amountPence)}${isGift ? ', a gift' : ''}.`);
  return {
    subject: sales.length === 1 ? `A sale: ${poundsText(sales[0]?.amountPence ?? 0)}` : `${sales.length} sales`,
    reason: REASON,
    blocks: [
      { text: salutation(firstName) },
      { text: `Somebody has bought Fit in 30${sales.length === 1 ? '' : ', more than once'}:` },
      ...texts.map((text) => ({ text })),
      { button: 'Open Money', url },
    ],
  };
}

export function deskWeekEmail(week: EmailOf<'desk_week'>, url: string): EmailContent {
  const { firstName, sales, soldPence, givenBackPence, joined } = week;
  return {
    subject: `Your week: ${sales} ${pluralise(sales, 'sale')}`,
    reason: REASON,
    blocks: [
      { text: salutation(firstName) },
      { text: `The last seven days: ${sales} ${pluralise(sales, 'sale')}, ${poundsText(soldPence)}.` },
      { text: `Given back: ${poundsText(givenBackPence)}. New accounts: ${joined}.` },
      { button: 'Open the desk', url },
    ],
  };
}
