import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type DailyActivity, type Streak, streakOf } from './streak.ts';

/**
 * True when the workout of `day` is the first one after a streak ended: it earns the "Welcome back" badge
 * (product §8). Reaching the step goal in between starts a new streak and does not take the badge away.
 */
export function earnsWelcomeBack(activity: DailyActivity, day: CalendarDay, rule: { restPasses: boolean }): boolean {
  if (!activity.workoutDays.has(day)) return false;
  const endDay = streakOf(activity, day, rule).endDays.at(-1);
  if (endDay === undefined) return false;
  return ![...activity.workoutDays].some((other) => other >= endDay && other < day);
}

/** True once a workout was done after a streak had ended: the badge stays (product §8). The streak is that of today. */
export function hasComeBack({ workoutDays }: DailyActivity, { endDays }: Streak, today: CalendarDay): boolean {
  const [firstEnd] = endDays;
  return firstEnd !== undefined && [...workoutDays].some((day) => day > firstEnd && day <= today);
}
