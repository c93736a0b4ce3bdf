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

const REASON_GIVEN = 'You’re getting this because you gave Fit in 30 as a gift.';
const REASON_RECEIVED =
  'You’re getting this once, because someone chose this address for a gift. We won’t write to it about anything else.';

interface Links {
  site: string;
  /** The giver's own page of this gift. */
  gift: string;
}

/** Names neither whom it is for nor their address: somebody may look over the giver's shoulder. */
export function giftReceiptEmail(
  receipt: EmailOf<'gift_receipt'>,
  { way, deliverOn }: { way: GiftWay; deliverOn: Parameters<typeof longDate>[0] | undefined },
  company: CompanyDetails,
  links: Links,
): EmailContent {
  const next =
    way === 'card' || deliverOn === undefined
      ? 'Print the card from its page, as often as you like.'
      : `We’ll email it on ${longDate(deliverOn)}, at 9 in the morning, London time. If that’s already past, it goes now.`;
  return {
    subject: 'Your gift is ready, and your receipt',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(receipt.firstName) },
      { text: `Thank you. Your payment went through and your gift is ready. ${next}` },
      { button: 'Open your gift’s page', url: links.gift },
      {
        text: 'Keep this email. Anyone with this link can change where the gift goes, print its card, or take it back.',
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
      'Until the gift is opened, you can have all of your money back with the button on its page, however long that ' +
      `takes. The law gives you ${REFUND_WINDOW_DAYS} days for it. You can also tell us in any other clear way: ` +
      `${writeToSupport(company)}. Once it’s opened, it belongs to the person who opened it.`,
  },
  { text: cancellationForm(company) },
];

/** Names the giver's first name, and their note at the first address, and nothing else of them. */
export function giftCodeEmail(
  { giverName, note, addressChanges }: { giverName: string; note: string; addressChanges: number },
  { code, site, hasAccess }: { code: string; site: string; hasAccess: boolean },
): EmailContent {
  const from = greetedName(giverName) || 'Someone';
  return {
    subject: `${from} has a gift for you`,
    reason: REASON_RECEIVED,
    blocks: [
      { text: 'Hello,' },
      {
        text: `${from} is giving you Fit in 30: short workouts at home, in your own time. It’s all paid for.`,
      },
      ...(note === '' || addressChanges > 0 ? [] : [{ text: `“${note}”` }, { text: NOT_OURS }]),
      ...(hasAccess ? [{ text: HAS_ACCESS }] : []),
      { button: 'Open your gift', url: `${site}/gift#${code}` },
      { text: `Or go to ${site}/gift and type ${code}. It works once and doesn’t run out.` },
    ],
  };
}

const NOT_OURS = 'The person who paid for the gift wrote this, not us.';

const HAS_ACCESS =
  'You already have Fit in 30, so you can pass this on. The link and the code work once, for the first person to use ' +
  'them.';

export function giftClaimedEmail({ firstName, claimedAt }: EmailOf<'gift_claimed'>): EmailContent {
  return {
    subject: 'Your gift has been opened',
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
    subject: 'Your gift refund is on its way',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          `We’ve sent ${poundsText(amountPence)} back to the card you paid with. Banks usually take up to ` +
          `${periods.refundWorkingDays} working days. ${wasClaimed ? 'The access it opened has ended.' : 'The gift can’t be opened any more.'}`,
      },
    ],
  };
}

export function giftNotArrivedEmail({ firstName }: EmailOf<'gift_not_arrived'>, url: string): EmailContent {
  return {
    subject: 'We couldn’t deliver your gift',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'The email with your gift came back to us. Nothing’s lost. Check the address and we’ll send it again, or print ' +
          'the gift as a card.',
      },
      { button: 'Fix the address', url },
    ],
  };
}

export function giftWaitingEmail({ firstName }: EmailOf<'gift_waiting'>, url: string): EmailContent {
  return {
    subject: 'Your gift hasn’t been opened yet',
    reason: REASON_GIVEN,
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'You bought Fit in 30 as a gift 2 years ago. It hasn’t been opened yet, but it still works. You can send it ' +
          'again, print it as a card, or have your money back.',
      },
      { button: 'Open your gift’s page', url },
    ],
  };
}

/** About the payment, and not about the receiver, who has done nothing. */
export function giftHeldEmail({ firstName }: EmailOf<'gift_held'>, company: CompanyDetails): EmailContent {
  return {
    subject: 'Your access is paused. It isn’t about you',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'A bank is checking the payment for your gift. Your access is paused until that’s done. You’ve done nothing ' +
          'wrong, and there’s nothing for you to do. Your progress is safe. Your access comes back once the payment ' +
          'is settled.',
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
    subject: 'Your access has ended. It isn’t about you',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          'The payment for your gift has been returned, so your access has ended. It’s about the payment, not about you. ' +
          'We’ve kept your progress.',
      },
      { text: `If you’d like to carry on, go to ${siteUrl}, or ${writeToSupport(company)}.` },
    ],
  };
}
