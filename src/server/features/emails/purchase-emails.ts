import { longDate } from '#domain/calendar-day.ts';
import { poundsText, vatText } from '#domain/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';
import { UNCLAIMED_DAYS } from '#domain/unclaimed-purchase.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';
import type { EmailOf } from './email.ts';
import { dateText, sellerDayAt } from './email-dates.ts';
import type { EmailBlock, EmailContent, OneTimeLink } from './email-layout.ts';
import { greeting, nameAndAddress, type Operator, writeToSupport } from './operator.ts';

const REASON_BOUGHT = 'You get this because this address was given when Fit in 30 was bought.';

/** The receipt is also the durable record of the contract, so it says how to change one's mind. */
export function receiptEmail(receipt: EmailOf<'receipt'>, operator: Operator, siteUrl: string): EmailContent {
  return {
    subject: 'Your receipt and welcome to Fit in 30',
    blocks: [
      { text: greeting(receipt.firstName) },
      { text: 'Thank you. Your payment went through and everything is open.' },
      { button: 'Open Fit in 30', url: siteUrl },
      ...receiptBlocks(receipt, operator, siteUrl),
    ],
  };
}

/** The receipt of a guest, with the way into the account that her purchase made. */
export function guestReadyEmail(
  receipt: EmailOf<'guest_ready'>,
  operator: Operator,
  siteUrl: string,
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: 'Your account is ready',
    reason: REASON_BOUGHT,
    blocks: [
      { text: greeting(receipt.firstName) },
      { text: 'Thank you for buying Fit in 30. Choose a password to open your account:' },
      { button: 'Choose a password', url },
      {
        text:
          `The link works once, for ${lifetime}. Later, use “Forgot password?” with this address. ` +
          'If you have chosen a password already, all is well.',
      },
      ...receiptBlocks(receipt, operator, siteUrl),
    ],
  };
}

/** A guest paid with the address of an account that was there before: only its owner can take the purchase. */
export function guestExistingEmail(operator: Operator, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'You already have an account',
    blocks: [
      { text: 'Hello,' },
      {
        text:
          'A payment for Fit in 30 was made with this address, which already has an account. To be safe, nothing has ' +
          'been changed in it. If you paid, sign in and confirm the purchase here:',
      },
      { button: 'Confirm the purchase', url },
      {
        text:
          `The link works once, for ${lifetime}. If your account was already active, or it was not you, ` +
          `${writeToSupport(operator)}: we will return the payment. Without a word from you it goes back by itself ` +
          `after ${UNCLAIMED_DAYS} days.`,
      },
    ],
  };
}

export function paymentReturnedEmail(
  { amountPence }: EmailOf<'payment_returned'>,
  { periods }: Operator,
): EmailContent {
  return {
    subject: 'Your payment is on its way back',
    reason: REASON_BOUGHT,
    blocks: [
      { text: 'Hello,' },
      {
        text:
          'A payment for Fit in 30 was made with this address and was not taken up. We have sent ' +
          `${poundsText(amountPence)} back to the card it came from. Banks usually take up to ` +
          `${periods.refundWorkingDays} working days.`,
      },
    ],
  };
}

function receiptBlocks(
  receipt: Pick<EmailOf<'receipt'>, 'amountPence' | 'paidAt' | 'reference'>,
  operator: Operator,
  siteUrl: string,
): EmailBlock[] {
  const price = poundsText(receipt.amountPence);
  const until = longDate(lastRefundDay(sellerDayAt(receipt.paidAt)));
  return [
    { heading: 'Your receipt' },
    { text: `Fit in 30, lifetime access: ${price} (${vatText(receipt.amountPence, operator.vatNumber !== '')})` },
    {
      text: `Paid on ${dateText(receipt.paidAt)}. Reference ${receipt.reference}. Sold by ${sellerText(operator)}.`,
    },
    { heading: 'Changing your mind' },
    {
      text:
        `You have ${REFUND_WINDOW_DAYS} days to change your mind, until ${until}. Tell us in any clear way: ` +
        `${writeToSupport(operator)}, for example “I cancel my purchase of Fit in 30.” You need not give a reason. ` +
        `We send back the full ${price} to the card you paid with, within 14 days of hearing from you. ` +
        'Your access ends then.',
    },
    { heading: 'Your first step' },
    { text: firstStep(siteUrl) },
    { text: `The full terms are at ${siteUrl}/terms.` },
  ];
}

export function refundedEmail({ firstName, amountPence }: EmailOf<'refunded'>, { periods }: Operator): EmailContent {
  const { refundWorkingDays, inactiveMonths } = periods;
  return {
    subject: 'Your refund is on its way',
    blocks: [
      { text: greeting(firstName) },
      {
        text:
          `We have sent ${poundsText(amountPence)} back to the card you paid with. Banks usually take up to ` +
          `${refundWorkingDays} working days.`,
      },
      {
        text:
          `Your access has ended; your progress is kept for at least ${inactiveMonths} months, in case you come back, ` +
          'and you can delete it in Settings.',
      },
    ],
  };
}

/** What the law wants a buyer to be able to keep of her seller. */
function sellerText(operator: Operator): string {
  const { companyNumber, vatNumber } = operator;
  return [
    nameAndAddress(operator),
    ...(companyNumber ? [`company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT ${vatNumber}`] : []),
  ].join(', ');
}

function firstStep(siteUrl: string): string {
  const minutes = findWorkoutSummary('a', 1)?.durationMinutes;
  return `Read the safety questions at ${siteUrl}/help#safety, then start workout 1A. It takes ${minutes} minutes.`;
}
