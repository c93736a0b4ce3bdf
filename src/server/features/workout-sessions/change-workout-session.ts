import type { Kysely } from 'kysely';
import type { WorkoutSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { WorkoutSessionsNeeds } from './record-workout-session.ts';
import type { OneSession, SessionChangesRepository } from './session-changes.repository.ts';

export interface StoredSessionNeeds extends WorkoutSessionsNeeds {
  sessionChanges: SessionChangesRepository;
}

type Change = (transaction: Kysely<Database>) => Promise<WorkoutSession | undefined>;

export function correctWorkoutSession(
  needs: StoredSessionNeeds,
  session: OneSession,
  correction: WorkoutSessionCorrection,
): Promise<WorkoutSession | undefined> {
  return changeSession(needs, session.userId, (transaction) =>
    needs.sessionChanges.correct(transaction, session, correction),
  );
}

/** Idempotent: a session in that state already is returned as it is. */
export function setSessionDeleted(needs: StoredSessionNeeds, session: OneSession, isDeleted: boolean) {
  return changeSession(
    needs,
    session.userId,
    (transaction) => needs.sessionChanges.setDeletedAt(transaction, session, isDeleted ? needs.now() : null),
    (transaction) => needs.sessionChanges.find(transaction, session),
  );
}

/** Locks the member first, so that concurrent changes cannot deadlock. */
function changeSession(
  { db, workoutSessions, progress, memberVersions }: StoredSessionNeeds,
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
