import { poundsText } from '#domain/purchases/price.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { salutation } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent } from './email-layout.ts';

const REASON =
  'You’re getting this because you run Fit in 30. Choose which of these you get at the desk, under Settings.';

type Waiting = EmailOf<'desk_todo'>['waiting'][number];

interface Told {
  who: string;
  sum: string;
  detail: string;
  isInvited: boolean;
}

const TODO_TEXTS: Readonly<Record<Waiting['kind'], (told: Told) => string>> = {
  locked_out: ({ who, isInvited }) =>
    `${who} ${isInvited ? 'was invited' : 'paid'} but can’t get in: our email came back.`,
  review: ({ who, sum }) => `${who} paid ${sum}, and that isn’t the price. Take a look.`,
  disputed: ({ who, sum }) => `${who}’s bank wants ${sum} back.`,
  unclaimed: ({ who, sum }) => `${who} paid ${sum} 3 days ago and hasn’t claimed it.`,
  practice_ended: ({ who }) => `${who} bought with a test card, so their access ended when you opened for sale.`,
  gift_email: () => 'A gift email came back.',
  emails: () => 'An email came back.',
  backups: ({ detail }) => `Backups: ${detail}.`,
  disk: ({ detail }) => `The disk is nearly full: ${detail}.`,
  stripe: ({ detail }) => `Stripe: ${detail}.`,
  server: ({ detail }) => `Emails aren’t going out: ${detail}.`,
  secrets: ({ detail }) => `We can’t read a secret the desk keeps: ${detail}.`,
};

/** What stands on Today, for an owner who is elsewhere. */
export function deskTodoEmail({ firstName, waiting, more }: EmailOf<'desk_todo'>, url: string): EmailContent {
  const texts = waiting.map(({ kind, email, amountPence, detail, isInvited }) => {
    const sum = poundsText(amountPence ?? 0);
    return TODO_TEXTS[kind]({ who: email ?? 'someone', sum, detail: detail ?? '', isInvited });
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
  const texts = sales.map(({ amountPence, isGift }) => `${poundsText(amountPence)}${isGift ? ', as a gift' : ''}.`);
  return {
    subject:
      sales.length === 1
        ? `You made a sale: ${poundsText(sales[0]?.amountPence ?? 0)}`
        : `You made ${sales.length} sales`,
    reason: REASON,
    blocks: [
      { text: salutation(firstName) },
      { text: sales.length === 1 ? 'Someone bought Fit in 30:' : `Fit in 30 was bought ${sales.length} times:` },
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
      { text: `Over the last 7 days you made ${sales} ${pluralise(sales, 'sale')}: ${poundsText(soldPence)}.` },
      {
        text: `You refunded ${poundsText(givenBackPence)}. ${joined} ${pluralise(joined, 'person', 'people')} joined.`,
      },
      { button: 'Open the desk', url },
    ],
  };
}
