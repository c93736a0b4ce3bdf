import { pluralise } from '#domain/time/count-text.ts';
import { ACTIVE_DAYS_PER_PASS, MAX_PASSES_HELD, type Streak } from './streak.ts';

/** The most flames that are shown beside a streak. */
export const MAX_FLAMES = 4;

/**
 * How many flames a streak has: none at 0 days, one under 7, two under 14, three under 30, four from 30 on (product
 * §8).
 */
export function flamesOf(currentStreak: number): number {
  if (currentStreak === 0) return 0;
  if (currentStreak < 7) return 1;
  if (currentStreak < 14) return 2;
  return currentStreak < 30 ? 3 : MAX_FLAMES;
}

/**
 * The line for a streak of so many days: it invites at 0 and grows warmer at 1, 2, 7, 14 and 30 days (product §8). The
 * count itself stands beside it.
 */
export function streakMessage(currentStreak: number): string {
  if (currentStreak === 0) return 'Today’s a good day to start. So is tomorrow.';
  if (currentStreak === 1) return 'Day one, done.';
  if (currentStreak < 7) return 'You’re on a roll.';
  if (currentStreak < 14) return 'A whole week and counting.';
  if (currentStreak < 30) return 'This is how you live now.';
  return 'A month and more, all yours.';
}

/** The hint under the streak: what extends it, or what did so today (product §8). */
export function streakHint(workoutToday: boolean, todayActive: boolean): string {
  if (workoutToday) return 'Workout completed today! Streak extended!';
  if (todayActive) return 'Step goal reached. Today counts.';
  return 'Complete a workout OR reach your step goal to extend your streak';
}

/** A kind line for a streak of three days or more that has ended, or `undefined`: what was done still counts. */
export function endedStreakMessage({ currentStreak, longestStreak }: Streak): string | undefined {
  if (currentStreak > 0 || longestStreak < 3) return undefined;
  return `Your ${longestStreak} days still count.`;
}

/** The number of rest passes that a member holds, in words. */
export function restPassesText(passesHeld: number): string {
  if (passesHeld === 0) return 'No rest passes yet';
  return `${passesHeld} ${pluralise(passesHeld, 'rest pass', 'rest passes')}`;
}

/**
 * The line on the day on which the fifth, tenth … active day was reached, or `undefined` (product §8).
 *
 * @param activeDays how many days were active in all of history, today included.
 */
export function earnedPassMessage({ todayActive, passesHeld }: Streak, activeDays: number): string | undefined {
  if (!todayActive || passesHeld === 0 || activeDays % ACTIVE_DAYS_PER_PASS !== 0) return undefined;
  return passesHeld === MAX_PASSES_HELD
    ? 'You have 2 rest passes. That’s the most you can keep.'
    : 'You’ve earned a rest pass. It’ll wait till you need it.';
}
