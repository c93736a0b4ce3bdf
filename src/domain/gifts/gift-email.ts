import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';

const NINE_O_CLOCK = 9 * 60;

/**
 * When the email of a gift is sent, in epoch milliseconds: at nine in the morning of its day, in London (product §26).
 */
export function giftEmailDueAt(day: CalendarDay): number {
  return timeZone('Europe/London').instantOf(day, NINE_O_CLOCK);
}
