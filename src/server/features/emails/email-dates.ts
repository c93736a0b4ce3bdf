import { type CalendarDay, longDate } from '#domain/calendar-day.ts';

/** The seller's day decides, and it is on no device of the reader's. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day in London at an instant. */
export const sellerDayAt = (epochMs: number) => DAY_FORMAT.format(epochMs) as CalendarDay;

/** "20 November 2026". */
export const dateText = (epochMs: number) => longDate(sellerDayAt(epochMs));
