import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { MOODS, type MoodEntry, type MoodId } from './mood.ts';

/** Days in the small picture of check-ins, today included (product §9). */
export const LOOK_BACK_DAYS = 14;

/** One day of the look back. */
export interface MoodDay {
  day: CalendarDay;
  /** `undefined` on a day without a check-in. */
  mood: MoodId | undefined;
}

/**
 * The moods of the last 14 days, oldest first and today last. A mood that is not known counts as none. Never throws.
 */
export function moodLookBack(history: readonly MoodEntry[], today: CalendarDay): MoodDay[] {
  const moods = new Map(history.map(({ date, mood }) => [date, mood]));
  return Array.from({ length: LOOK_BACK_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - LOOK_BACK_DAYS);
    return { day, mood: MOODS.find(({ id }) => id === moods.get(day))?.id };
  });
}
