import { type CalendarDay, calendarDayAt } from '#domain/calendar-day.ts';
import { now, utcOffsetMinutes } from './clock.ts';

/** The user's calendar day at an instant. */
export const dayAt = (epochMs: number): CalendarDay => calendarDayAt(epochMs, utcOffsetMinutes(epochMs));

/** The user's calendar day. */
export const today = (): CalendarDay => dayAt(now());

/** The hour on the user's clock, 0 to 23. */
export function hourNow(): number {
  const localMs = now() + utcOffsetMinutes() * 60_000;
  return Math.floor(localMs / 3_600_000) % 24;
}
