import { addDays, type CalendarDay } from './calendar-day.ts';

/** For so many days after the day of the purchase a buyer may change her mind and get all of it back (decision "Payment"). */
export const REFUND_WINDOW_DAYS = 14;

/** The last day on which she may say so, the whole of it included (decision "Payment"). */
export function lastRefundDay(paidOn: CalendarDay): CalendarDay {
  return addDays(paidOn, REFUND_WINDOW_DAYS);
}
