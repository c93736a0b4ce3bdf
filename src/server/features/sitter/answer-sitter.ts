import type { z } from 'zod';
import type { SitterAnswerSchema } from '#contract/sitter.ts';
import { areSameTimes } from '#domain/plan/workout-calendar.ts';
import { sessionsToAnswer } from '#domain/sitter/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { type Programme, shownTimes, sitterPlan } from './sitter-page.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

type AnswerOutcome = 'kept' | 'not_planned' | 'ended';

/**
 * The member's days are read again behind the lock of the sitter's row, which a change of them takes too: nobody says yes to
 * another time.
 */
export async function answerSitter(
  context: ServerContext,
  programme: Programme,
  { id, userId }: StoredSitter,
  { day, from, answer }: z.infer<typeof SitterAnswerSchema>,
): Promise<AnswerOutcome> {
  const { db, now } = context;
  const { sessions, today, times } = await sitterPlan(context, programme, userId);
  const session = sessionsToAnswer(sessions, today, now()).find((planned) => planned.day === day);
  return inTransaction(db, async (transaction): Promise<AnswerOutcome> => {
    const sitter = await sitters.lock(transaction, id);
    if (!sitter) return 'ended';
    const standing = await workoutDays.find(transaction, userId);
    if (!session || !times || !standing || !areSameTimes(times, standing.times)) return 'not_planned';
    if (shownTimes(session, sitter).from !== from) return 'not_planned';
    await sitters.saveAnswer(transaction, { userId, day: session.day, answer, answeredAt: now() });
    await memberVersions.raise(transaction, userId);
    return 'kept';
  });
}

/** False if it had ended already. */
export function endSitter({ db, now }: ServerContext, { id }: StoredSitter): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const sitter = await sitters.lock(transaction, id);
    if (!sitter) return false;
    await sitters.end(transaction, sitter, now());
    await memberVersions.raise(transaction, sitter.userId);
    return true;
  });
}
