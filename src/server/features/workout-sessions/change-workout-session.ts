import type { Transaction } from 'kysely';
import type { WorkoutSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as progress from '#server/features/progress/progress.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { OneSession } from './workout-sessions.repository.ts';
import * as workoutSessions from './workout-sessions.repository.ts';

type Change = (transaction: Transaction<Database>) => Promise<WorkoutSession | undefined>;

export function correctWorkoutSession(
  context: ServerContext,
  session: OneSession,
  correction: WorkoutSessionCorrection,
): Promise<WorkoutSession | undefined> {
  return changeSession(context, session.userId, (transaction) =>
    workoutSessions.correct(transaction, session, correction),
  );
}

/** Idempotent: a session in that state already is returned as it is. */
export function setSessionDeleted(context: ServerContext, session: OneSession, isDeleted: boolean) {
  return changeSession(
    context,
    session.userId,
    (transaction) => workoutSessions.setDeletedAt(transaction, session, isDeleted ? context.now() : null),
    (transaction) => workoutSessions.find(transaction, session),
  );
}

/** Locks the member first, so that concurrent changes cannot deadlock. */
function changeSession(
  { db }: ServerContext,
  userId: string,
  change: Change,
  unchanged: Change = async () => undefined,
): Promise<WorkoutSession | undefined> {
  return inTransaction(db, async (transaction) => {
    await workoutSessions.lockCurrentBlock(transaction, userId);
    const changed = await change(transaction);
    if (!changed) return unchanged(transaction);
    await progress.recountFinishedBlock(transaction, { userId, block: changed.block });
    await memberVersions.raise(transaction, userId);
    return changed;
  });
}
