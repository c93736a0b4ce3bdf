import type { Transaction } from 'kysely';
import type { StatsChange } from '#contract/progress.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as stats from './stats.repository.ts';

/** Keeps a new step goal and the rest-pass switch, together or not at all; `blocksCompleted` is only checked. */
export function changeStats(context: Pick<ServerContext, 'db' | 'now'>, userId: string, change: StatsChange) {
  return inTransaction(context.db, async (transaction): Promise<{ ok: boolean }> => {
    const { blocksCompleted } = change;
    const isTrue =
      blocksCompleted === undefined || blocksCompleted === (await stats.findBlocksCompleted(transaction, userId));
    if (isTrue) await keepChange(context, transaction, userId, change);
    return { ok: isTrue };
  });
}

async function keepChange(
  { now }: Pick<ServerContext, 'now'>,
  transaction: Transaction<Database>,
  userId: string,
  { stepGoal, restPasses, from = calendarDayAt(now(), 0) }: StatsChange,
): Promise<void> {
  if (stepGoal === undefined && restPasses === undefined) return;
  if (stepGoal !== undefined) await stats.saveStepGoal(transaction, userId, { from, stepGoal });
  if (restPasses !== undefined) await stats.saveRestPasses(transaction, userId, restPasses ? null : now());
  await memberVersions.raise(transaction, userId);
}
