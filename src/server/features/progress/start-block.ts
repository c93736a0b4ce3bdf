import type { Transaction } from 'kysely';
import type { ProgressChange } from '#contract/progress.ts';
import { claimsUndone, newBlockAnswer, type ProgressClaim } from '#domain/plan/block.ts';
import type { Pace } from '#domain/plan/follow-on.ts';
import type { RunningBlock } from '#domain/progress/dashboard.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as progress from './progress.repository.ts';

/** A block, and the pace at which it walks the follow-on, or is to go on walking it. */
export type BlockWish = Pick<ProgressChange, 'currentBlock' | 'pace'> & ProgressClaim;

export type BlockOutcome = { ok: true } | { ok: false; reason: 'block_not_complete' | 'progress_conflict' };

/** Idempotent: asked for the block that runs already, it changes its pace at most. */
export function startBlock(context: Pick<ServerContext, 'db' | 'now'>, userId: string, wish: BlockWish) {
  return inTransaction(context.db, async (transaction): Promise<BlockOutcome> => {
    const running = await progress.findRunningBlock(transaction, userId);
    const answer = newBlockAnswer(wish.currentBlock, running.block, running.completed);
    if (answer === 'refused') return { ok: false, reason: 'block_not_complete' };
    if (claimsUndone(wish, running.completed)) return { ok: false, reason: 'progress_conflict' };
    const change = { userId, running, pace: wish.pace };
    const hasChanged =
      answer === 'start' ? await startNext(context, transaction, change) : await changePace(transaction, change);
    if (hasChanged) await memberVersions.raise(transaction, userId);
    return { ok: true };
  });
}

interface BlockToChange {
  userId: string;
  running: RunningBlock;
  pace: Pace | undefined;
}

/** False where another tab has started the very block that was asked for. */
function startNext({ now }: Pick<ServerContext, 'now'>, transaction: Transaction<Database>, change: BlockToChange) {
  const { userId, running, pace = null } = change;
  return progress.startNextBlock(transaction, { userId, finished: running, now: now(), pace });
}

async function changePace(transaction: Transaction<Database>, change: BlockToChange) {
  const { userId, running, pace } = change;
  return pace !== undefined && progress.changePace(transaction, { userId, block: running.block, pace });
}
