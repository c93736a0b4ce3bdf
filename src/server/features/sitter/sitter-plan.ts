import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { type CoverSession, coverSessions } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import { LONGEST_SESSION_MINUTES } from '#programme/workouts/programme-facts.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { WorkoutDaysRepository } from '#server/features/workout-days/workout-days.repository.ts';

export interface CoverPlanNeeds {
  accounts: AccountsRepository;
  workoutDays: WorkoutDaysRepository;
  now: () => number;
}

export interface CoverPlan {
  firstName: string;
  /** In her time zone. */
  today: CalendarDay;
  times: WorkoutTimes | undefined;
  sessions: CoverSession[];
}

/** Without days or without access nothing is planned. */
export async function coverPlan({ accounts, workoutDays, now }: CoverPlanNeeds, userId: string): Promise<CoverPlan> {
  const user = await accounts.find(userId);
  const days = await workoutDays.find(userId);
  const today = timeZone(days?.times.zone ?? 'UTC').dayAt(now());
  const plan = { firstName: user?.firstName ?? '', today, times: days?.times };
  if (!days || user?.subscriptionStatus !== 'active') return { ...plan, sessions: [] };
  return { ...plan, sessions: coverSessions(days.times, LONGEST_SESSION_MINUTES, now()) };
}
