import type { NewGift } from '#contract/gifts.ts';
import { isGiftDay } from '#domain/gifts/gift.ts';
import { giftEmailDueAt } from '#domain/gifts/gift-email.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import type { GiftDetails } from './gifts.repository.ts';

export const DAY_CLOSED = 'Choose a day within the next year.';

/** Reads what a giver chose, and adds the moment at which the e-mail goes. */
export function readDelivery(
  delivery: NewGift['delivery'],
  now: number,
): (GiftDelivery & Pick<GiftDetails, 'deliverOn'>) | 'day_closed' {
  if (delivery.way === 'card') {
    return { way: 'card', recipientEmail: undefined, deliverOn: undefined, emailDueAt: undefined };
  }
  const { recipientEmail, deliverOn, utcOffsetMinutes } = delivery;
  if (!isGiftDay(deliverOn, calendarDayAt(now, utcOffsetMinutes))) return 'day_closed';
  return { way: 'email', recipientEmail, deliverOn, emailDueAt: giftEmailDueAt(deliverOn) };
}
