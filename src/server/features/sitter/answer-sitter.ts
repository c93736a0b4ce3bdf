import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CoverAnswerSchema } from '#contract/sitter.ts';
import { areSameTimes } from '#domain/plan/workout-calendar.ts';
import { sessionsToAnswer } from '#domain/sitter/sitter.ts';
import type { MemberVersionRepository } from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type CoverPageNeeds, shownTimes } from './sitter-page.ts';
import { coverPlan } from './sitter-plan.ts';
import type { StoredCover } from './sitters.repository.ts';

export interface ChangeCoverNeeds extends CoverPageNeeds {
  db: Kysely<Database>;
  memberVersions: MemberVersionRepository;
}

type AnswerOutcome = 'kept' | 'not_planned' | 'ended';

/** Her days are looked at again behind the cover's lock, which a change of them takes too: nobody has said yes to another time. */
export async function answerCover(
  needs: ChangeCoverNeeds,
  { id, userId }: StoredCover,
  { day, from, answer }: z.infer<typeof CoverAnswerSchema>,
): Promise<AnswerOutcome> {
  const { db, covers, workoutDays, memberVersions, now } = needs;
  const { sessions, today, times } = await coverPlan(needs, userId);
  const session = sessionsToAnswer(sessions, today, now()).find((planned) => planned.day === day);
  return inTransaction(db, async (transaction): Promise<AnswerOutcome> => {
    const cover = await covers.lock(transaction, id);
    if (!cover) return 'ended';
    const standing = await workoutDays.find(userId, transaction);
    if (!session || !times || !standing || !areSameTimes(times, standing.times)) return 'not_planned';
    if (shownTimes(session, cover).from !== from) return 'not_planned';
    await covers.saveAnswer(transaction, { userId, day: session.day, answer, answeredAt: now() });
    await memberVersions.raise(transaction, userId);
    return 'kept';
  });
}

/** False if it had ended already. */
export function endCover(
  { db, covers, memberVersions, now }: Pick<ChangeCoverNeeds, 'db' | 'covers' | 'memberVersions' | 'now'>,
  { id }: StoredCover,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const cover = await covers.lock(transaction, id);
    if (!cover) return false;
    await covers.end(transaction, cover, now());
    await memberVersions.raise(transaction, cover.userId);
    return true;
  });
}
