import type { CalendarDay } from '#domain/calendar-day.ts';

let dayFormat: Intl.DateTimeFormat | undefined;

/** Made when it is first asked for: making it takes longer than most of a start. */
function formatOfDays(): Intl.DateTimeFormat {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
  return dayFormat;
}

/** The day in London at an instant: the day of the law that sales are made under, on whatever clock the server runs. */
export const londonDayAt = (epochMs: number) => formatOfDays().format(epochMs) as CalendarDay;
