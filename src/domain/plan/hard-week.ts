import type { MoodEntry } from '#domain/mood/mood.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';

/** How many of the last seven days must be Tired or Stressed to make a hard week (product §9). */
export const HARD_DAYS = 5;

const WEEK_DAYS = 7;

/** When the kind line after a hard week was last shown, and whether the member closed it. */
export interface HardWeekShown {
  day: CalendarDay;
  closed: boolean;
}

/** True when at least five of the seven days that end today were Tired or Stressed. */
export function isHardWeek(history: readonly MoodEntry[], today: CalendarDay): boolean {
  const start = addDays(today, 1 - WEEK_DAYS);
  const hard = history.filter(
    ({ date, mood }) => date >= start && date <= today && (mood === 'tired' || mood === 'stressed'),
  );
  return new Set(hard.map(({ date }) => date)).size >= HARD_DAYS;
}

/**
 * Whether to show the kind line: after a hard week, once a week at most. It stays for the day on which it was first shown,
 * unless the member closes it (product §9).
 *
 * @param shown when it was last shown; `undefined` if never. A day after `today` comes from a wrong clock and counts as never.
 */
export function showsHardWeekLine(
  history: readonly MoodEntry[],
  today: CalendarDay,
  shown: HardWeekShown | undefined,
): boolean {
  if (!isHardWeek(history, today)) return false;
  if (!shown || shown.day > today) return true;
  return shown.day === today ? !shown.closed : daysBetween(shown.day, today) >= WEEK_DAYS;
}
