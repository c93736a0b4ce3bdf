import { dayText } from '#client/parts/progress/day-text.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** The line under the greeting: the streak and the last workout. */
export function streakLine({ streak, lastWorkoutDay }: MemberOverview, today: CalendarDay): string {
  const lastWorkout = lastWorkoutDay ? `Last workout ${dayText(lastWorkoutDay, today)}` : 'Last workout: Never';
  if (streak.currentStreak === 0) return lastWorkout;
  const run = streak.currentStreak === 1 ? '1 day so far' : `${streak.currentStreak} in a row`;
  return `${run}. ${lastWorkout}`;
}

/** The line under "Workouts": the block and how much of it is done. */
export const blockLine = ({ block, completed }: MemberOverview): string =>
  `Block ${block}. ${completed.size} of 12 done`;
