import type { Kysely } from 'kysely';
import { newBlockAnswer } from '#domain/block.ts';
import type { MemberVersionRepository } from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ProgressRepository } from './progress.repository.ts';

export interface ProgressNeeds {
  db: Kysely<Database>;
  progress: ProgressRepository;
  memberVersions: MemberVersionRepository;
  now: () => number;
}

/** Idempotent: asked for the block that runs already, it changes nothing. */
export function startBlock({ db, progress, memberVersions, now }: ProgressNeeds, userId: string, requested: number) {
  return inTransaction(db, async (transaction): Promise<{ ok: boolean }> => {
    const running = await progress.findRunningBlock(transaction, userId);
    const answer = newBlockAnswer(requested, running.block, running.completed);
    if (answer !== 'start') return { ok: answer === 'unchanged' };
    const hasStarted = await progress.startNextBlock(transaction, { userId, finished: running, now: now() });
    // Where it has not, another tab has started the very block that was asked for.
    if (hasStarted) await memberVersions.raise(transaction, userId);
    return { ok: true };
  });
}
