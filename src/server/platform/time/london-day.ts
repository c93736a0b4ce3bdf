import type { CalendarDay } from '#domain/calendar-day.ts';

const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day in London at an instant: the day of the law that sales are made under, on whatever clock the server runs. */
export const londonDayAt = (epochMs: number) => DAY_FORMAT.format(epochMs) as CalendarDay;
