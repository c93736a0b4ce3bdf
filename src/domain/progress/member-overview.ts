import {
  currentWeek,
  isWorkoutId,
  nextWorkout,
  type Week,
  WORKOUTS_PER_WEEK,
  type WorkoutId,
  weekProgress,
} from '#domain/plan/block.ts';
import { type BlockPlan, type FollowOnBlock, planOfBlock } from '#domain/plan/follow-on.ts';
import { type CalendarDay, firstOfMonth } from '#domain/time/calendar-day.ts';
import { activeDaysUntil, type DailyActivity, type Streak, streakOf } from './streak.ts';
import { type WeekDay, weekOf } from './streak-week.ts';
import { earnsWelcomeBack, hasComeBack } from './welcome-back.ts';

/** What is known of a member, as it crosses the wire: workout numbers and days as plain text. */
export interface MemberHistory {
  currentBlock: number;
  /** The numbers of the workouts completed in the current block. */
  completedWorkouts: readonly string[];
  /** The days with a workout, in any order. */
  workoutDays: readonly string[];
  /** The days whose steps reached their goal, in any order. */
  stepGoalDays: readonly string[];
  restPasses: boolean;
  /** The blocks on the follow-on, in order; missing means none. */
  followOn?: readonly FollowOnBlock[] | undefined;
}

/** A member's place in the programme and streak, as they are on one day. */
export interface MemberOverview {
  block: number;
  /** What the places of the block play. */
  plan: BlockPlan;
  /** The workouts completed in the block. */
  completed: ReadonlySet<WorkoutId>;
  /** The first week that is not complete, or 4. */
  week: Week;
  /** How many workouts of that week are completed, 0 to 3. */
  completedInWeek: number;
  /** The workout to suggest; `undefined` when all twelve are done. */
  next: WorkoutId | undefined;
  streak: Streak;
  /** The seven days of the calendar week, Monday first. */
  days: WeekDay[];
  workoutToday: boolean;
  /** The last day with a workout up to today; `undefined` for "Never". */
  lastWorkoutDay: CalendarDay | undefined;
  /** The last active day up to today; `undefined` before the first. */
  lastActiveDay: CalendarDay | undefined;
  /** How many days were active in all of history up to today. */
  activeDays: number;
  /** How many days were active from the first of the month to today. */
  activeDaysThisMonth: number;
  /** Today's workout is the first one after a streak had ended. */
  welcomeBackToday: boolean;
  /** The member has come back after a break at some time: the badge for it stays. */
  hasComeBack: boolean;
}

/**
 * Everything that the main app says of a member beyond single sessions, from the history alone (product §6 and §8).
 *
 * @param today the user's own calendar day.
 */
export function memberOverview(history: MemberHistory, today: CalendarDay): MemberOverview {
  const completed = new Set(history.completedWorkouts.map(Number).filter(isWorkoutId));
  const activity: DailyActivity = {
    workoutDays: new Set(history.workoutDays as readonly CalendarDay[]),
    stepGoalDays: new Set(history.stepGoalDays as readonly CalendarDay[]),
  };
  const streak = streakOf(activity, today, { restPasses: history.restPasses });
  const week = currentWeek(completed);
  const activeDays = activeDaysUntil(activity, today);
  const monthStart = firstOfMonth(today);
  return {
    block: history.currentBlock,
    plan: planOfBlock(history.currentBlock, history.followOn ?? []),
    completed,
    week,
    completedInWeek: weekProgress(completed, week),
    next: nextWorkout(completed),
    streak,
    days: weekOf(activity, today, streak.passDays),
    workoutToday: activity.workoutDays.has(today),
    lastWorkoutDay: [...activity.workoutDays]
      .filter((day) => day <= today)
      .sort()
      .at(-1),
    lastActiveDay: activeDays.at(-1),
    activeDays: activeDays.length,
    activeDaysThisMonth: activeDays.filter((day) => day >= monthStart).length,
    welcomeBackToday: earnsWelcomeBack(activity, today, { restPasses: history.restPasses }),
    hasComeBack: hasComeBack(activity, streak, today),
  };
}

/**
 * The week of the programme to name beside the days of the calendar week, and how many of its workouts are completed: one
 * that is done stays beside its ticks until they go, or until the next one has begun.
 */
export function weekBesideDays({ week, completedInWeek: done, days: [monday], lastWorkoutDay }: MemberOverview) {
  const hasTick = monday !== undefined && lastWorkoutDay !== undefined && lastWorkoutDay >= monday.day;
  return done === 0 && week > 1 && hasTick ? { week: week - 1, done: WORKOUTS_PER_WEEK } : { week, done };
}
