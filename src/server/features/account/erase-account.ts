import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as accountChanges from './account-changes.repository.ts';
import * as accountTraces from './account-traces.repository.ts';
import * as deletedAccounts from './deleted-accounts.repository.ts';

import { addToDeletedList, idHashOf } from './deleted-list.ts';
import type { AccountNames } from './without-names.ts';

export type EraseAccount = ReturnType<typeof createEraseAccount>;

/** Erases an account with all that belongs to it, whoever asks for it. `run` is given what does so within its transaction. */
export function createEraseAccount(
  context: Pick<ServerContext, 'db' | 'config' | 'now' | 'log'>,
  /** Forgets what is not in the database. */
  forgetOutside: (names: AccountNames) => Promise<void>,
) {
  const { db, config, now, log } = context;

  return async function eraseAccount<Outcome extends { ok: boolean }>(
    userId: string,
    run: (erase: (transaction: Transaction<Database>) => Promise<void>) => Promise<Outcome>,
  ): Promise<Outcome> {
    const names = await accountTraces.namesOf(db, userId);
    // Before the rows, by which it is found, and once more for what was under way.
    await forgetOutside(names);
    const outcome = await run((transaction) => eraseRows(transaction, names, now()));
    if (!outcome.ok) return outcome;
    try {
      addToDeletedList(config.dataFolder, [{ idHash: idHashOf(userId), day: londonDayAt(now()) }]);
      await forgetOutside(names);
    } catch (error) {
      // It is gone; the job that looks after deleted accounts writes the list.
      log.error({ err: error }, 'what is left of a deleted account could not be forgotten');
    }
    return outcome;
  };
}

export async function eraseRows(transaction: Transaction<Database>, names: AccountNames, now: number): Promise<void> {
  await accountTraces.erase(transaction, names, now);
  await accountChanges.deleteAccount(transaction, names.userId, now);
  await deletedAccounts.add(transaction, [{ idHash: idHashOf(names.userId), day: londonDayAt(now) }]);
}
