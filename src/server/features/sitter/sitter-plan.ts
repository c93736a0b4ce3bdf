import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { type SitterSession, sitterSessions } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import { LONGEST_SESSION_MINUTES } from '#programme/workouts/programme-facts.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';

export interface SitterPlan {
  firstName: string;
  /** In her time zone. */
  today: CalendarDay;
  times: WorkoutTimes | undefined;
  sessions: SitterSession[];
}

/** Without days or without access nothing is planned. */
export async function sitterPlan(
  context: Pick<ServerContext, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<SitterPlan> {
  const { db, now } = context;
  const user = await accounts.find(db, context, userId);
  const days = await workoutDays.find(db, userId);
  const today = timeZone(days?.times.zone ?? 'UTC').dayAt(now());
  const plan = { firstName: user?.firstName ?? '', today, times: days?.times };
  if (!days || user?.subscriptionStatus !== 'active') return { ...plan, sessions: [] };
  return { ...plan, sessions: sitterSessions(days.times, LONGEST_SESSION_MINUTES, now()) };
}
