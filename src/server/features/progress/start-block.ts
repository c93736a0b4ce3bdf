import type { Kysely } from 'kysely';
import type { ProgressChange } from '#contract/progress.ts';
import { claimsUndone, newBlockAnswer, type ProgressClaim } from '#domain/plan/block.ts';
import type { RoadPace } from '#domain/plan/road.ts';
import type { RunningBlock } from '#domain/progress/dashboard.ts';
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

/** A block, and the pace at which it walks the road, or is to go on walking it. */
export type BlockWish = Pick<ProgressChange, 'currentBlock' | 'road'> & ProgressClaim;

export type BlockOutcome = { ok: true } | { ok: false; reason: 'block_not_complete' | 'progress_conflict' };

/** Idempotent: asked for the block that runs already, it changes its pace at most. */
export function startBlock(needs: ProgressNeeds, userId: string, wish: BlockWish) {
  const { db, progress, memberVersions } = needs;
  return inTransaction(db, async (transaction): Promise<BlockOutcome> => {
    const running = await progress.findRunningBlock(transaction, userId);
    const answer = newBlockAnswer(wish.currentBlock, running.block, running.completed);
    if (answer === 'refused') return { ok: false, reason: 'block_not_complete' };
    if (claimsUndone(wish, running.completed)) return { ok: false, reason: 'progress_conflict' };
    const change = answer === 'start' ? startNext : changePace;
    const hasChanged = await change(needs, transaction, { userId, running, pace: wish.road });
    if (hasChanged) await memberVersions.raise(transaction, userId);
    return { ok: true };
  });
}

interface BlockToChange {
  userId: string;
  running: RunningBlock;
  pace: RoadPace | undefined;
}

/** False where another tab has started the very block that was asked for. */
function startNext({ progress, now }: ProgressNeeds, transaction: Kysely<Database>, change: BlockToChange) {
  const { userId, running, pace = null } = change;
  return progress.startNextBlock(transaction, { userId, finished: running, now: now(), road: pace });
}

async function changePace({ progress }: ProgressNeeds, transaction: Kysely<Database>, change: BlockToChange) {
  const { userId, running, pace } = change;
  return pace !== undefined && progress.changePace(transaction, { userId, block: running.block, pace });
}
