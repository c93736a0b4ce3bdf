import { type CalendarDay, longDate, shortDate } from '#domain/time/calendar-day.ts';

export function dayText(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : longDate(day);
}
