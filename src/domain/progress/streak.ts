import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';

/** How many days that end today are searched for the longest streak (product §8). The current streak has no limit. */
export const STREAK_SCAN_DAYS = 365;

/** How many active days earn one rest pass (product §8). */
export const ACTIVE_DAYS_PER_PASS = 5;

/** The most rest passes that a member holds at once; no further one is earned. */
export const MAX_PASSES_HELD = 2;

/** On which days a member was active. */
export interface DailyActivity {
  /** Days with at least one completed workout. */
  workoutDays: ReadonlySet<CalendarDay>;
  /** Days whose steps reached the goal that held on them. */
  stepGoalDays: ReadonlySet<CalendarDay>;
}

/** A member's streak, counted in active days. */
export interface Streak {
  /** Active days in the run that ends today, or that ended yesterday while today is still open. Without limit. */
  currentStreak: number;
  /** True when today is active already. */
  todayActive: boolean;
  /** The best run within the past {@link STREAK_SCAN_DAYS} days, and never less than `currentStreak`. */
  longestStreak: number;
  /** Rest passes ready for a missed day, 0 to 2. */
  passesHeld: number;
  /** Every missed day that a rest pass covered, oldest first. */
  passDays: CalendarDay[];
  /** The missed days that ended a streak, oldest first. */
  endDays: CalendarDay[];
}

/** Whether a day is active: a workout was completed, or the day's step goal was reached (product §8). */
export function isActiveDay({ workoutDays, stepGoalDays }: DailyActivity, day: CalendarDay): boolean {
  return workoutDays.has(day) || stepGoalDays.has(day);
}

/**
 * The streak as it stands today, walked from the first active day on and derived from history alone (product §8).
 *
 * Every fifth active day of the whole history earns a rest pass, while fewer than two are held. A missed day within a running
 * streak uses one: it adds nothing and does not end it; with none held the streak ends. Passes used stay used, today is
 * never charged, and days after today do not count. Without rest passes any missed day ends the streak.
 *
 * @param today the user's own calendar day; this module never reads a clock.
 * @returns counts of 0 or more. Never throws. Takes time in proportion to the active days, however far they lie apart.
 */
export function streakOf(activity: DailyActivity, today: CalendarDay, { restPasses }: { restPasses: boolean }): Streak {
  const streak: Streak = {
    currentStreak: 0,
    todayActive: isActiveDay(activity, today),
    longestStreak: 0,
    passesHeld: 0,
    passDays: [],
    endDays: [],
  };
  const scanStart = addDays(today, 1 - STREAK_SCAN_DAYS);
  let daysInScan = 0;
  let activeDays = 0;
  let nextDay: CalendarDay | undefined;

  for (const day of activeDaysUntil(activity, today)) {
    if (nextDay !== undefined && nextDay !== day && !survivesGap(streak, nextDay, day)) daysInScan = 0;
    activeDays += 1;
    streak.currentStreak += 1;
    if (day >= scanStart) daysInScan += 1;
    streak.longestStreak = Math.max(streak.longestStreak, daysInScan);
    if (restPasses && activeDays % ACTIVE_DAYS_PER_PASS === 0) {
      streak.passesHeld = Math.min(streak.passesHeld + 1, MAX_PASSES_HELD);
    }
    nextDay = addDays(day, 1);
  }
  if (nextDay !== undefined && nextDay < today) survivesGap(streak, nextDay, today);
  streak.longestStreak = Math.max(streak.longestStreak, streak.currentStreak);
  return streak;
}

/** Charges the missed days from `firstMissed` until the day before `dayAfter`; false when they ended the streak. */
function survivesGap(streak: Streak, firstMissed: CalendarDay, dayAfter: CalendarDay): boolean {
  const missed = daysBetween(firstMissed, dayAfter);
  const covered = Math.min(missed, streak.passesHeld);
  for (let index = 0; index < covered; index += 1) streak.passDays.push(addDays(firstMissed, index));
  streak.passesHeld -= covered;
  if (covered === missed) return true;
  streak.endDays.push(addDays(firstMissed, covered));
  streak.currentStreak = 0;
  return false;
}

/** Every active day up to and including `today`, each once, oldest first. */
export function activeDaysUntil({ workoutDays, stepGoalDays }: DailyActivity, today: CalendarDay): CalendarDay[] {
  const days = new Set([...workoutDays, ...stepGoalDays]);
  return [...days].filter((day) => day <= today).sort();
}
