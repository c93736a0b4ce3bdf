import { poundsText } from '#domain/purchases/price.ts';
import { UNCLAIMED_DAYS } from '#domain/purchases/unclaimed-purchase.ts';
import { type CompanyDetails, greetedAs, salutation, writeToSupport } from './company-details.ts';
import type { EmailOf, ReceiptFacts } from './email.ts';
import type { EmailContent, OneTimeLink } from './email-layout.ts';
import { shippedEmail } from './own-words.ts';
import { firstStepBlocks, receiptBlocks, termsBlocks } from './receipt-blocks.ts';

const REASON_BOUGHT = 'You’re getting this because this address was given when Fit in 30 was bought.';

const named = ({ firstName }: { firstName: string }) => ({ 'first name': greetedAs(firstName) });

/** Also the durable record of the contract that the law asks for. */
export function receiptEmail(receipt: ReceiptFacts, company: CompanyDetails, siteUrl: string): EmailContent {
  const { subject, opening, button, ownWords } = shippedEmail('receipt', named(receipt));
  return {
    subject,
    ownWords,
    blocks: [
      { text: salutation(receipt.firstName) },
      opening,
      { button, url: siteUrl },
      ...receiptBlocks(receipt, company),
      ...firstStepBlocks(siteUrl),
      ...termsBlocks(siteUrl),
    ],
  };
}

export function receiptCopyEmail(receipt: ReceiptFacts, company: CompanyDetails, siteUrl: string): EmailContent {
  return {
    subject: 'Your Fit in 30 receipt',
    blocks: [
      { text: salutation(receipt.firstName) },
      { text: 'Here’s your receipt again.' },
      ...receiptBlocks(receipt, company),
      ...termsBlocks(siteUrl),
    ],
  };
}

export function guestReadyEmail(
  receipt: ReceiptFacts,
  company: CompanyDetails,
  siteUrl: string,
  { url, lifetime }: OneTimeLink,
): EmailContent {
  const { subject, opening, button, ownWords } = shippedEmail('guest-ready', named(receipt));
  return {
    subject,
    ownWords,
    reason: REASON_BOUGHT,
    blocks: [
      { text: salutation(receipt.firstName) },
      opening,
      { button, url },
      {
        text:
          `The link works once, for ${lifetime}. Expired? Use “Forgot password?” on the sign-in screen. ` +
          'If you’ve already chosen a password, you’re all set.',
      },
      ...receiptBlocks(receipt, company),
      ...firstStepBlocks(siteUrl),
      ...termsBlocks(siteUrl),
    ],
  };
}

/** For the account's owner, who alone can claim the purchase. */
export function guestExistingEmail(company: CompanyDetails, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'Is this payment yours?',
    blocks: [
      { text: 'Hello,' },
      {
        text:
          'Someone paid for Fit in 30 with this email address. You already have an account here, so we haven’t changed ' +
          'anything in it. If that was you, sign in and confirm it.',
      },
      { button: 'Confirm the purchase', url },
      {
        text:
          `The link works once, for ${lifetime}. Not you, or you had access already? Then ${writeToSupport(company)}, and ` +
          `we’ll send the money back. If we don’t hear from you, it goes back after ${UNCLAIMED_DAYS} days.`,
      },
    ],
  };
}

export function accessGivenEmail({ firstName }: EmailOf<'access_given'>, siteUrl: string): EmailContent {
  const { subject, opening, button, ownWords } = shippedEmail('access-given', named({ firstName }));
  return {
    subject,
    ownWords,
    blocks: [{ text: salutation(firstName) }, opening, { button, url: siteUrl }, ...firstStepBlocks(siteUrl)],
  };
}

export function paymentReturnedEmail(
  { amountPence }: EmailOf<'payment_returned'>,
  { periods }: CompanyDetails,
): EmailContent {
  return {
    subject: 'Your payment is on its way back',
    reason: REASON_BOUGHT,
    blocks: [
      { text: 'Hello,' },
      {
        text:
          'A payment for Fit in 30 was made with this address. No one confirmed it, so we’ve sent ' +
          `${poundsText(amountPence)} back to the card. Banks usually take up to ` +
          `${periods.refundWorkingDays} working days.`,
      },
    ],
  };
}

export function refundedEmail(
  { firstName, amountPence }: EmailOf<'refunded'>,
  { periods }: CompanyDetails,
): EmailContent {
  const { refundWorkingDays, inactiveMonths } = periods;
  const slots = { ...named({ firstName }), amount: poundsText(amountPence), days: `${refundWorkingDays}` };
  const { subject, opening, ownWords } = shippedEmail('refunded', slots);
  return {
    subject,
    ownWords,
    blocks: [
      { text: salutation(firstName) },
      opening,
      {
        text:
          `Your access has ended. We’ll keep your progress for at least ${inactiveMonths} months, in case you come back. ` +
          'You can delete it in Settings whenever you like.',
      },
    ],
  };
}

export function partRefundedEmail(
  { firstName, amountPence, isGift }: EmailOf<'part_refunded'>,
  { periods }: CompanyDetails,
): EmailContent {
  return {
    subject: 'Part of your payment is on its way back',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          `We’ve sent ${poundsText(amountPence)} back to the card you paid with. Banks usually take up to ` +
          `${periods.refundWorkingDays} working days. ${isGift ? 'The gift stays' : 'Your access stays'} as it is.`,
      },
    ],
  };
}

/** The words are the operator’s own. */
export function accessTakenEmail({ firstName, words }: EmailOf<'access_taken'>, company: CompanyDetails): EmailContent {
  return {
    subject: 'Your access to Fit in 30 has ended',
    blocks: [
      { text: salutation(firstName) },
      { text: words },
      { text: `We’ve kept your progress. If you think this is a mistake, ${writeToSupport(company)}.` },
    ],
  };
}
