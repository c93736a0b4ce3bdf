import type { Kysely } from 'kysely';
import type { WorkoutSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { WorkoutSessionsNeeds } from './record-workout-session.ts';
import type { SessionChangesRepository } from './session-changes.repository.ts';

export interface StoredSessionNeeds extends WorkoutSessionsNeeds {
  sessionChanges: SessionChangesRepository;
}

type Change = (transaction: Kysely<Database>) => Promise<WorkoutSession | undefined>;

/** Puts rating or note right. Nothing if there is no such session, or it is deleted. */
export function correctWorkoutSession(
  needs: StoredSessionNeeds,
  userId: string,
  sessionId: string,
  correction: WorkoutSessionCorrection,
): Promise<WorkoutSession | undefined> {
  return changeSession(needs, userId, (transaction) =>
    needs.sessionChanges.correct(transaction, { userId, sessionId }, correction),
  );
}

/** Takes a session out of everything that counts it. Once more changes nothing. Nothing if there is no such session. */
export function deleteWorkoutSession(needs: StoredSessionNeeds, userId: string, sessionId: string) {
  const session = { userId, sessionId };
  return changeOrFind(needs, session, (transaction) =>
    needs.sessionChanges.markDeleted(transaction, session, needs.now()),
  );
}

/** Brings a deleted session back to where it was. Once more changes nothing. Nothing if there is no such session. */
export function restoreWorkoutSession(needs: StoredSessionNeeds, userId: string, sessionId: string) {
  const session = { userId, sessionId };
  return changeOrFind(needs, session, (transaction) => needs.sessionChanges.bringBack(transaction, session));
}

function changeOrFind(
  needs: StoredSessionNeeds,
  session: { userId: string; sessionId: string },
  change: Change,
): Promise<WorkoutSession | undefined> {
  return changeSession(needs, session.userId, change, (transaction) => needs.sessionChanges.find(transaction, session));
}

/** The member is locked first, always: two changes at once come one after the other and never wait for each other. */
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
