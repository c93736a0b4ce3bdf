import { longDate } from '#domain/calendar-day.ts';
import { poundsText } from '#domain/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';
import type { EmailOf } from './email.ts';
import { dateText, sellerDayAt } from './email-dates.ts';
import type { EmailContent } from './email-layout.ts';
import { greeting, type Operator, PROMISES, writeToSupport } from './operator.ts';

/** The receipt is also the durable record of the contract, so it says how to change one's mind. */
export function receiptEmail(receipt: EmailOf<'receipt'>, operator: Operator, siteUrl: string): EmailContent {
  const price = poundsText(receipt.amountPence);
  const until = longDate(lastRefundDay(sellerDayAt(receipt.paidAt)));
  const seller = `Sold by ${operator.company}.`;
  return {
    subject: 'Your receipt and welcome to Fit in 30',
    blocks: [
      { text: greeting(receipt.firstName) },
      { text: 'Thank you. Your payment went through and everything is open.' },
      { button: 'Open Fit in 30', url: siteUrl },
      { heading: 'Your receipt' },
      { text: `Fit in 30, lifetime access: ${price}` },
      { text: `Paid on ${dateText(receipt.paidAt)}. Reference ${receipt.reference}. ${seller}` },
      { heading: 'Changing your mind' },
      {
        text:
          `You have ${REFUND_WINDOW_DAYS} days to change your mind, until ${until}. Tell us in any clear way: ` +
          `${writeToSupport(operator)}, for example “I cancel my purchase of Fit in 30.” You need not give a reason. ` +
          `We send back the full ${price} to the card you paid with, within 14 days of hearing from you. ` +
          'Your access ends then.',
      },
      { heading: 'Your first step' },
      { text: firstStep() },
      { text: `The full terms are at ${siteUrl}/terms.` },
    ],
  };
}

export function refundedEmail({ firstName, amountPence }: EmailOf<'refunded'>): EmailContent {
  const { refundWorkingDays, inactiveMonths } = PROMISES;
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
          `Your access has ended; your progress is kept for ${inactiveMonths} months, in case you come back, ` +
          'and you can delete it in Settings.',
      },
    ],
  };
}

function firstStep(): string {
  const minutes = findWorkoutSummary('a', 1)?.durationMinutes;
  return `Answer eight safety questions, then start workout 1A. It takes ${minutes} minutes.`;
}
