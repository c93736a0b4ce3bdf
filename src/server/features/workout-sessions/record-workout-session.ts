import type { Transaction } from 'kysely';
import type { NewWorkoutSession, WorkoutSession } from '#contract/workout-sessions.ts';
import { type WorkoutId, weekOfWorkout } from '#domain/plan/block.ts';
import { playedOf, withLaterFeedback, workoutNameOf } from '#domain/progress/sent-completion.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as progress from '#server/features/progress/progress.repository.ts';
import * as visitCounts from '#server/features/visits/visit-counts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as workoutSessions from './workout-sessions.repository.ts';

/** What became of a completion: stored now, stored before, sent for a block that has not begun, or one too many of its day. */
export type RecordedSession =
  | { ok: true; isNew: boolean; session: WorkoutSession }
  | { ok: false; reason: 'block_not_begun'; currentBlock: number }
  | { ok: false; reason: 'day_full' };

/** Idempotent: the same `clientId`, also concurrently, answers the session that is stored; only a first rating is added. */
export function recordWorkoutSession(
  { db, now, createId }: Pick<ServerContext, 'db' | 'now' | 'createId'>,
  userId: string,
  { played, ...sent }: NewWorkoutSession,
  words: ProgrammeWords,
) {
  return inTransaction(db, async (transaction): Promise<RecordedSession> => {
    const currentBlock = await workoutSessions.lockCurrentBlock(transaction, userId);
    const block = sent.block ?? currentBlock;
    if (block > currentBlock) return { ok: false, reason: 'block_not_begun', currentBlock };
    const which = playedOf({ played }, block);
    const session = await workoutSessions.insert(transaction, {
      ...sent,
      id: createId(),
      userId,
      workoutName: workoutNameOf(sent, summaryOfSession({ ...which, workoutId: sent.workoutId }, words)?.title),
      week: weekOfWorkout(Number(sent.workoutId) as WorkoutId),
      block,
      ...which,
      createdAt: now(),
    });
    if (session) {
      if (block < currentBlock) await progress.recountFinishedBlock(transaction, { userId, block });
      if (await workoutSessions.isOnlyOne(transaction, userId))
        await visitCounts.add(transaction, 'first_workout', londonDayAt(now()));
      await memberVersions.raise(transaction, userId);
      return { ok: true, isNew: true, session };
    }
    return storedBefore(transaction, { ...sent, userId });
  });
}

/** One that was not rated takes the rating that comes with the same completion. */
async function storedBefore(
  transaction: Transaction<Database>,
  { userId, ...sent }: NewWorkoutSession & { userId: string },
): Promise<RecordedSession> {
  const stored = await workoutSessions.findByClientId(transaction, userId, sent.clientId);
  if (!stored) return { ok: false, reason: 'day_full' };
  const rated = withLaterFeedback(stored, sent);
  const changed = rated === stored ? undefined : await workoutSessions.keepFeedback(transaction, rated);
  if (changed) await memberVersions.raise(transaction, userId);
  return { ok: true, isNew: false, session: changed ?? stored };
}
