import type { Kysely } from 'kysely';
import { isActiveDay } from '#domain/progress/streak.ts';
import { stepGoalDays } from '#domain/steps/step-goal.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { toStepGoalChange } from '#server/features/progress/stats.repository.ts';
import { toStepEntry } from '#server/features/steps/steps.repository.ts';
import { pipelineReads } from '#server/platform/database/pipeline-reads.ts';
import type { Database } from '#server/platform/database/schema.ts';

export async function hasWorkedOut(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<boolean> {
  return (await sessionOn(db, userId, day).executeTakeFirst()) !== undefined;
}

export async function isActive(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<boolean> {
  const [session, steps, goals] = await pipelineReads(db, (connection) => [
    sessionOn(connection, userId, day).executeTakeFirst(),
    connection
      .selectFrom('step_entry')
      .select(['day', 'steps'])
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .execute(),
    connection
      .selectFrom('step_goal_change')
      .select(['from_day', 'step_goal'])
      .where('user_id', '=', userId)
      .where('from_day', '<=', day)
      .orderBy('from_day')
      .execute(),
  ]);
  const activity = {
    workoutDays: new Set(session ? [day] : []),
    stepGoalDays: new Set(stepGoalDays(steps.map(toStepEntry), goals.map(toStepGoalChange))),
  };
  return isActiveDay(activity, day);
}

const sessionOn = (db: Kysely<Database>, userId: string, day: CalendarDay) =>
  db
    .selectFrom('workout_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('completed_on', '=', day)
    .where('deleted_at', 'is', null)
    .limit(1);
