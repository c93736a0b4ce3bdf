import { longDate } from '#domain/time/calendar-day.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

/** The seller's day: the reader's time zone is not stored. */
export const dateText = (epochMs: number) => longDate(londonDayAt(epochMs));
