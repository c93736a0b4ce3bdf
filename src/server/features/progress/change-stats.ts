import type { Kysely } from 'kysely';
import type { StatsChange } from '#contract/progress.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ProgressNeeds } from './start-block.ts';
import type { StatsRepository } from './stats.repository.ts';

export interface StatsNeeds extends Omit<ProgressNeeds, 'progress'> {
  stats: StatsRepository;
}

/** Keeps a new step goal and the rest-pass switch, together or not at all; `blocksCompleted` is only checked. */
export function changeStats(needs: StatsNeeds, userId: string, change: StatsChange) {
  const { db, stats } = needs;
  return inTransaction(db, async (transaction): Promise<{ ok: boolean }> => {
    const { blocksCompleted } = change;
    const isTrue =
      blocksCompleted === undefined || blocksCompleted === (await stats.findBlocksCompleted(transaction, userId));
    if (isTrue) await keepChange(needs, transaction, userId, change);
    return { ok: isTrue };
  });
}

async function keepChange(
  { stats, memberVersions, now }: StatsNeeds,
  transaction: Kysely<Database>,
  userId: string,
  { stepGoal, restPasses, from = calendarDayAt(now(), 0) }: StatsChange,
): Promise<void> {
  if (stepGoal === undefined && restPasses === undefined) return;
  if (stepGoal !== undefined) await stats.saveStepGoal(transaction, userId, { from, stepGoal });
  if (restPasses !== undefined) await stats.saveRestPasses(transaction, userId, restPasses ? null : now());
  await memberVersions.raise(transaction, userId);
}
