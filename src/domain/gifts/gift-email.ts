import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';

const NINE_O_CLOCK = 9 * 60;

/** When the letter of a gift goes: at nine in the morning of its day, in London (product §26). Epoch milliseconds. */
export function giftLetterDueAt(day: CalendarDay): number {
  return timeZone('Europe/London').instantOf(day, NINE_O_CLOCK);
}
