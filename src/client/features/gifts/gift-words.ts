import { dayAt } from '#client/parts/plan/calendar-now.ts';
import type { GivenGift } from '#contract/gifts.ts';
import type { GiftStanding } from '#domain/gifts/gift.ts';
import { giftEmailDueAt } from '#domain/gifts/gift-email.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';

const STANDING_TITLES: Readonly<Record<GiftStanding, string>> = {
  unpaid: 'Not paid',
  confirming: 'Confirming the payment',
  scheduled: 'Email waiting for its day',
  sending: 'Email on its way',
  sent: 'Email sent',
  not_arrived: 'Email came back',
  card: 'On a card',
  claimed: 'Opened',
  returning: 'Refund on its way',
  returned: 'Refunded',
  with_bank: 'With your bank',
  in_review: 'Being checked',
};

export const standingTitle = (gift: GivenGift, now: number): string => STANDING_TITLES[standingAt(gift, now)];

/** What it means, and what the member can do. */
export function standingText(gift: GivenGift, now: number): string {
  const { deliverOn, recipientEmail, claimedAt } = gift;
  switch (standingAt(gift, now)) {
    case 'scheduled':
      return `We’ll email ${recipientEmail} on ${longDate(deliverOn as CalendarDay)}, at 9 in the morning, London time.`;
    case 'sending':
      return `We’ll email ${recipientEmail} within minutes.`;
    case 'sent':
      return `We’ve sent it to ${recipientEmail}. It hasn’t been opened yet, and it doesn’t run out.`;
    case 'not_arrived':
      return `We couldn’t deliver it to ${recipientEmail}. Fix the address, or print a card. Nothing’s lost.`;
    case 'card':
      return 'Print it and hand it over. The code works once and doesn’t run out.';
    case 'claimed':
      return claimedAt === null ? 'It’s been opened.' : `It was opened on ${longDate(dayAt(claimedAt))}.`;
    case 'returning':
      return 'We’re sending your money back. Until it’s done, no one can open the gift.';
    case 'returned':
      return claimedAt === null
        ? 'We’ve sent your money back to your card. The gift can’t be opened any more.'
        : 'We’ve sent your money back to your card. The access it opened has ended.';
    case 'with_bank':
      return claimedAt === null
        ? 'Your bank is checking the payment, or has taken it back. The gift can’t be opened for now.'
        : 'Your bank is checking the payment, or has taken it back. The access it opened is paused for now.';
    case 'in_review':
      return 'Someone’s checking the payment. There’s nothing you need to do.';
    case 'confirming':
      return 'You don’t have to pay again. Come back to this page in a few minutes.';
    case 'unpaid':
      return 'This gift hasn’t been paid for, so we won’t send it.';
  }
}

/** Once its time has come, the server's next round takes the email: its day is nothing to wait for. */
function standingAt({ standing, deliverOn }: GivenGift, now: number): GiftStanding {
  const isDue = deliverOn !== null && giftEmailDueAt(deliverOn as CalendarDay) <= now;
  return standing === 'scheduled' && isDue ? 'sending' : standing;
}
