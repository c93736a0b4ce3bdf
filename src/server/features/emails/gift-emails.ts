import { greetedName } from '#domain/account/person-name.ts';
import type { GiftWay } from '#domain/gifts/gift.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { type CompanyDetails, dateText, salutation, writeToSupport } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailBlock } from './email-html.ts';
import type { EmailContent } from './email-layout.ts';
import { cancellationForm, receiptBlocks, termsBlocks } from './receipt-blocks.ts';

const REASON_GIVEN = 'You get this because this address was given when Fit in 30 was bought as a gift.';
const REASON_RECEIVED =
  'You get this once, because somebody chose this address for a gift. We write to it about nothing else.';

interface Links {
  site: string;
  /** The giver's own page of this gift. */
  gift: string;
}

/** Names neither whom it is for nor her address: somebody may look over the giver's shoulder. */
export function giftReceiptEmail(
  receipt: EmailOf<'gift_receipt'>,
  { way, deliverOn }: { way: GiftWay; deliverOn: Parameters<typeof longDate>[0] | undefined },
  company: CompanyDetails,
  links: Links,
): EmailContent {
  const next =
    way === 'card' || deliverOn === undefined
      ? 'Open it to print the card, as often as you like.'
      : `Its letter goes on ${longDate(deliverOn)}, at nine in the morning in London, or at once if that is over.`;
  return {
    subject: 'Your receipt for a gift',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(receipt.firstName) },
      { text: `Thank you. Your payment went through and your gift is ready. ${next}` },
      { button: 'Look after your gift', url: links.gift },
      {
        text: 'Keep this e-mail: whoever has this link can change where the gift goes, print its card, or give it back.',
      },
      ...receiptBlocks(receipt, company, true),
      ...givingItBack(company),
      ...termsBlocks(links.site),
    ],
  };
}

const givingItBack = (company: CompanyDetails): EmailBlock[] => [
  { heading: 'Changing your mind' },
  {
    text:
      'Until somebody has claimed the gift you can have all of your money back with the button on its page, however ' +
      `long that takes. The law gives you ${REFUND_WINDOW_DAYS} days for it; you can also tell us in any other clear ` +
      `way: ${writeToSupport(company)}. Once it is claimed it belongs to whoever has claimed it.`,
  },
  { text: cancellationForm(company) },
];

/** Names the giver's first name, and her note at the first address, and nothing else of her. */
export function giftCodeEmail(
  { giverName, note, addressChanges }: { giverName: string; note: string; addressChanges: number },
  { code, site, hasAccess }: { code: string; site: string; hasAccess: boolean },
): EmailContent {
  const from = greetedName(giverName) || 'Somebody';
  return {
    subject: `A gift from ${from}`,
    reason: REASON_RECEIVED,
    blocks: [
      { text: 'Hello,' },
      {
        text: `${from} gives you Fit in 30: short workouts at home, for as long as you like. There is nothing to pay.`,
      },
      ...(note === '' || addressChanges > 0 ? [] : [{ text: `“${note}”` }, { text: NOT_OURS }]),
      ...(hasAccess ? [{ text: HAS_ACCESS }] : []),
      { button: 'Open your gift', url: `${site}/gift#${code}` },
      { text: `Or type this code at ${site}/gift: ${code}. It works once, and keeps.` },
    ],
  };
}

const NOT_OURS = 'These words were written by whoever paid for the gift, not by us.';

const HAS_ACCESS =
  'This address has Fit in 30 already, so you may pass this on: the link and the code open it for one person, whoever ' +
  'uses them first.';

export function giftClaimedEmail({ firstName, claimedAt }: EmailOf<'gift_claimed'>): EmailContent {
  return {
    subject: 'Your gift was opened',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      { text: `Your gift of Fit in 30 was opened on ${dateText(claimedAt)}. Thank you for giving it.` },
    ],
  };
}

export function giftReturnedEmail(
  { firstName, amountPence, wasClaimed }: EmailOf<'gift_returned'>,
  { periods }: CompanyDetails,
): EmailContent {
  return {
    subject: 'The money for your gift is on its way back',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          `We have sent ${poundsText(amountPence)} back to the card you paid with. Banks usually take up to ` +
          `${periods.refundWorkingDays} working days. ${wasClaimed ? 'What the gift had opened has ended.' : 'The gift can no longer be opened.'}`,
      },
    ],
  };
}

export function giftNotArrivedEmail({ firstName }: EmailOf<'gift_not_arrived'>, url: string): EmailContent {
  return {
    subject: 'The letter with your gift did not arrive',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'The mail server for the address that you gave would not take the letter with your gift. Nothing is lost: ' +
          'correct the address, and the letter goes again, or print the gift on a card.',
      },
      { button: 'Look after your gift', url },
    ],
  };
}

export function giftWaitingEmail({ firstName }: EmailOf<'gift_waiting'>, url: string): EmailContent {
  return {
    subject: 'Your gift is still waiting',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'Two years ago you bought Fit in 30 as a gift, and nobody has opened it yet. It keeps. On its page you can ' +
          'send it again, print it on a card, or have your money back.',
      },
      { button: 'Look after your gift', url },
    ],
  };
}

/** About the payment, and not about her: she has done nothing. */
export function giftHeldEmail({ firstName }: EmailOf<'gift_held'>, company: CompanyDetails): EmailContent {
  return {
    subject: 'Your access is on hold, and it is not about you',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'A bank is looking into the payment for the gift that opened Fit in 30 for you, so your access is on hold. ' +
          'This is about the payment, not about you: you have done nothing wrong and need do nothing. Your progress ' +
          'is kept, and your access comes back by itself as soon as the payment is settled.',
      },
      { text: `If it takes long, ${writeToSupport(company)}.` },
    ],
  };
}

export function giftClosedEmail(
  { firstName }: EmailOf<'gift_closed'>,
  company: CompanyDetails,
  siteUrl: string,
): EmailContent {
  return {
    subject: 'Your access has ended, and it is not about you',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'The payment for the gift that opened Fit in 30 for you has gone back, so your access has ended. This is ' +
          'about the payment, not about you. Your progress is kept.',
      },
      { text: `If you would like to carry on, you find the way at ${siteUrl}, or ${writeToSupport(company)}.` },
    ],
  };
}
