import { dayAt } from '#client/parts/plan/calendar-now.ts';
import type { GivenGift } from '#contract/gifts.ts';
import type { GiftStanding } from '#domain/gifts/gift.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';

export const STANDING_TITLES: Readonly<Record<GiftStanding, string>> = {
  unpaid: 'Not paid for',
  confirming: 'The payment is being confirmed',
  scheduled: 'The letter waits for its day',
  sending: 'The letter is on its way',
  sent: 'The letter was sent',
  not_arrived: 'The letter did not arrive',
  card: 'On a card',
  claimed: 'Opened',
  returning: 'On its way back to you',
  returned: 'Given back',
  with_bank: 'With your bank',
  in_review: 'Being looked at',
};

/** What it means, and what she can do. */
export function standingText(gift: GivenGift): string {
  const { standing, deliverOn, recipientEmail, claimedAt } = gift;
  switch (standing) {
    case 'scheduled':
      return `It goes to ${recipientEmail} on ${longDate(deliverOn as CalendarDay)} at nine in the morning, London time.`;
    case 'sending':
      return `It goes to ${recipientEmail} within minutes.`;
    case 'sent':
      return `The mail server for ${recipientEmail} has taken it. It has not been opened yet: there is no hurry, it keeps.`;
    case 'not_arrived':
      return `The mail server for ${recipientEmail} would not take it. Correct the address, or print a card. Nothing is lost.`;
    case 'card':
      return 'Print it and hand it over. The code works once, and keeps.';
    case 'claimed':
      return claimedAt === null ? 'It has found its owner.' : `It was opened on ${longDate(dayAt(claimedAt))}.`;
    case 'returning':
      return 'We are sending your money back and keep trying. Nobody can open the gift meanwhile.';
    case 'returned':
      return claimedAt === null
        ? 'Your money has been sent back to the card you paid with. The gift can no longer be opened.'
        : 'Your money has been sent back to the card you paid with. What the gift had opened has ended.';
    case 'with_bank':
      return claimedAt === null
        ? 'Your bank is looking into the payment or has taken it back. The gift cannot be opened meanwhile.'
        : 'Your bank is looking into the payment or has taken it back. What the gift had opened is closed meanwhile.';
    case 'in_review':
      return 'A person is looking at the payment. You need do nothing.';
    case 'confirming':
      return 'You need not pay again. Look at this page again in a few minutes.';
    case 'unpaid':
      return 'Nothing has been paid for this gift, so it goes nowhere.';
  }
}
