import type { Transaction } from 'kysely';
import type { WorkoutSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { SESSION_COLUMNS, toWorkoutSession } from './workout-sessions.repository.ts';

export interface OneSession {
  userId: string;
  sessionId: string;
}

export async function find(
  transaction: Transaction<Database>,
  { userId, sessionId }: OneSession,
): Promise<WorkoutSession | undefined> {
  const row = await transaction
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

export async function correct(
  transaction: Transaction<Database>,
  session: OneSession,
  { rating, notes }: WorkoutSessionCorrection,
): Promise<WorkoutSession | undefined> {
  const row = await updateOne(transaction, session)
    .set({ ...(rating !== undefined && { rating }), ...(notes !== undefined && { notes }) })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

/** Undefined if it is in that state already. */
export async function setDeletedAt(
  transaction: Transaction<Database>,
  session: OneSession,
  deletedAt: number | null,
): Promise<WorkoutSession | undefined> {
  const row = await updateOne(transaction, session)
    .set({ deleted_at: deletedAt })
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && toWorkoutSession(row);
}

function updateOne(transaction: Transaction<Database>, { userId, sessionId }: OneSession) {
  return transaction
    .updateTable('workout_session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning(SESSION_COLUMNS);
}
