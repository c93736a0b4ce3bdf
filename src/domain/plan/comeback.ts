import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';

/** How long a member was away, in the three sizes that have words of their own. */
export type Comeback = 'days' | 'weeks' | 'months';

/**
 * The welcome after a break, or `undefined` (product §8): from the third day after the last active one on, once the streak
 * has ended; other words from 14 and from 60 days on. The first activity ends it.
 */
export function comebackOn(
  today: CalendarDay,
  { currentStreak, lastActiveDay }: { currentStreak: number; lastActiveDay: CalendarDay | undefined },
): Comeback | undefined {
  if (!lastActiveDay || currentStreak > 0) return undefined;
  const daysAway = daysBetween(lastActiveDay, today);
  if (daysAway >= 60) return 'months';
  if (daysAway >= 14) return 'weeks';
  return daysAway >= 3 ? 'days' : undefined;
}
