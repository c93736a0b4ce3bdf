import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { AccountTracesRepository } from './account-traces.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import type { DeletedAccountsRepository } from './deleted-accounts.repository.ts';
import { addToDeletedList, idHashOf } from './deleted-list.ts';
import type { AccountNames } from './without-names.ts';

export interface EraseRowsNeeds {
  accounts: Pick<AccountsRepository, 'deleteAccount'>;
  traces: AccountTracesRepository;
  deletedAccounts: DeletedAccountsRepository;
  now: () => number;
}

export interface EraseAccountNeeds extends EraseRowsNeeds {
  dataFolder: string;
  /** What is not in the database. */
  forgetOutside: (names: AccountNames) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export type EraseAccount = ReturnType<typeof createEraseAccount>;

/** The account with all that is hers, whoever ends it. `run` is given what does so within its transaction. */
export function createEraseAccount(needs: EraseAccountNeeds) {
  const { traces, dataFolder, forgetOutside, now, log } = needs;

  return async function eraseAccount<Outcome extends { ok: boolean }>(
    userId: string,
    run: (erase: (transaction: Kysely<Database>) => Promise<void>) => Promise<Outcome>,
  ): Promise<Outcome> {
    const names = await traces.namesOf(userId);
    // Before the rows, by which it is found, and once more for what was under way.
    await forgetOutside(names);
    const outcome = await run((transaction) => eraseRows(needs, transaction, names));
    if (!outcome.ok) return outcome;
    try {
      addToDeletedList(dataFolder, [{ idHash: idHashOf(userId), day: londonDayAt(now()) }]);
      await forgetOutside(names);
    } catch (error) {
      // It is gone; the job that looks after deleted accounts writes the list.
      log.error({ err: error }, 'what is left of a deleted account could not be forgotten');
    }
    return outcome;
  };
}

export async function eraseRows(needs: EraseRowsNeeds, transaction: Kysely<Database>, names: AccountNames) {
  const { accounts, traces, deletedAccounts, now } = needs;
  await traces.erase(transaction, names, now());
  await accounts.deleteAccount(transaction, names.userId, now());
  await deletedAccounts.add(transaction, [{ idHash: idHashOf(names.userId), day: londonDayAt(now()) }]);
}
