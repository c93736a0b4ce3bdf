import { longDate } from '#domain/calendar-day.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

/** "20 November 2026": the seller's day, because the reader's is on no device of ours. */
export const dateText = (epochMs: number) => longDate(londonDayAt(epochMs));
