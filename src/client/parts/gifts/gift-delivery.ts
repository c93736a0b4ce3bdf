import { utcOffsetMinutes } from '#client/browser/clock.ts';
import { emailProblem } from '#client/parts/account/account-field-problems.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import type { NewGift } from '#contract/gifts.ts';
import { type GiftWay, isGiftDay } from '#domain/gifts/gift.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';

interface DeliveryValues {
  recipientEmail: string;
  deliverOn: string;
}

export function giftDelivery(way: GiftWay, { recipientEmail, deliverOn }: DeliveryValues): NewGift['delivery'] {
  if (way === 'card') return { way };
  return { way, recipientEmail, deliverOn: deliverOn as CalendarDay, utcOffsetMinutes: utcOffsetMinutes() };
}

export function deliveryProblems(way: GiftWay, { recipientEmail, deliverOn }: DeliveryValues) {
  if (way === 'card') return { recipientEmail: undefined, deliverOn: undefined };
  const isDay = isCalendarDay(deliverOn) && isGiftDay(deliverOn, today());
  return {
    recipientEmail: emailProblem(recipientEmail),
    deliverOn: isDay ? undefined : 'Choose a day from today to a year ahead.',
  };
}
