import { type CalendarDay, longDate, shortDate } from '#domain/calendar-day.ts';

/** A day in a sentence or a list: "today", "Thu 19 Nov", and with its year when that is another one. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : longDate(day);
}
