import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { type CalendarDay, calendarDayAt, longDate, shortDate } from '#domain/time/calendar-day.ts';

export const dayAt = (epochMs: number): CalendarDay => calendarDayAt(epochMs, utcOffsetMinutes(epochMs));

export const today = (): CalendarDay => dayAt(now());

export function hourNow(): number {
  const localMs = now() + utcOffsetMinutes() * 60_000;
  return Math.floor(localMs / 3_600_000) % 24;
}

export function dayText(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : longDate(day);
}
