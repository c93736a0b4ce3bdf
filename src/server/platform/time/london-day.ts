import type { CalendarDay } from '#domain/time/calendar-day.ts';

let dayFormat: Intl.DateTimeFormat | undefined;

/** Created on first use: that takes longer than most of a start. */
function formatOfDays(): Intl.DateTimeFormat {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
  return dayFormat;
}

/** The day of the law that sales are made under, whatever the server's clock. */
export const londonDayAt = (epochMs: number) => formatOfDays().format(epochMs) as CalendarDay;
