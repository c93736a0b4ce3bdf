import type { Kysely, Transaction } from 'kysely';
import type { Stats } from '#contract/progress.ts';
import { blocksCompletedBefore } from '#domain/progress/dashboard.ts';
import { countsForWorkout, type SessionLength } from '#domain/session/workout-session.ts';
import type { StepGoalChange } from '#domain/steps/step-goal.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { pipelineReads } from '#server/platform/database/pipeline-reads.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

export async function find(db: Kysely<Database>, userId: string): Promise<Stats> {
  const [[user], counts] = await pipelineReads(db, (connection) => [
    member(connection, { userId }),
    sessionCounts(connection, { userId }),
  ]);
  return {
    totalWorkouts: totalWorkouts(counts),
    stepGoal: user?.step_goal ?? null,
    blocksCompleted: blocksCompletedBefore(user?.current_block ?? 1),
  };
}

export async function findBlocksCompleted(transaction: Transaction<Database>, userId: string): Promise<number> {
  const [user] = await member(transaction, { userId });
  return blocksCompletedBefore(user?.current_block ?? 1);
}

/** Keeps the goal with its first day. The newest day's goal is the member's goal: one that arrives late is history. */
export async function saveStepGoal(
  transaction: Transaction<Database>,
  userId: string,
  change: StepGoalChange,
): Promise<void> {
  await transaction
    .insertInto('step_goal_change')
    .values({ user_id: userId, from_day: change.from, step_goal: change.stepGoal })
    .onConflict((conflict) => conflict.columns(['user_id', 'from_day']).doUpdateSet({ step_goal: change.stepGoal }))
    .execute();
  await transaction
    .updateTable('user')
    .set(({ selectFrom }) => ({
      step_goal: selectFrom('step_goal_change')
        .select('step_goal')
        .where('user_id', '=', userId)
        .orderBy('from_day', 'desc')
        .limit(1),
    }))
    .where('id', '=', userId)
    .execute();
}

/** `offSince`: since when rest passes are off, or null while they are on. */
export async function saveRestPasses(
  transaction: Transaction<Database>,
  userId: string,
  offSince: number | null,
): Promise<void> {
  await transaction.updateTable('user').set({ rest_passes_off_at: offSince }).where('id', '=', userId).execute();
}

/** Workouts completed, each time one was done; sessions that were broken off are none. */
function totalWorkouts(counts: readonly { length: SessionLength; sessions: number }[]): number {
  return counts.filter((count) => countsForWorkout(count.length)).reduce((sum, count) => sum + count.sessions, 0);
}

export function toStepGoalChange(row: { from_day: string; step_goal: number }): StepGoalChange {
  return { from: row.from_day as CalendarDay, stepGoal: row.step_goal };
}

function memberQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select(['step_goal', 'current_block']).where('id', '=', userId);
}

function sessionCountsQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db
    .selectFrom('workout_session')
    .select(({ fn }) => ['length', fn.countAll<number>().as('sessions')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('length');
}

const member = prepareQuery(memberQuery);
const sessionCounts = prepareQuery(sessionCountsQuery);
