import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { emailFolderOf, forgetEmailsAbout } from '#server/platform/email/written-emails.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as accountChanges from './account-changes.repository.ts';
import * as accountTraces from './account-traces.repository.ts';
import * as deletedAccounts from './deleted-accounts.repository.ts';
import { addToDeletedList, idHashOf } from './deleted-list.ts';
import { type AccountNames, withoutNames } from './without-names.ts';

type ErasingContext = Pick<ServerContext, 'db' | 'config' | 'now' | 'log' | 'rewriteStored'>;

/** Erases an account with all that belongs to it, whoever asks for it. `run` is given what does so within its transaction. */
export async function eraseAccount<Outcome extends { ok: boolean }>(
  context: ErasingContext,
  userId: string,
  run: (erase: (transaction: Transaction<Database>) => Promise<void>) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, config, now, log } = context;
  const names = await accountTraces.namesOf(db, userId);
  // Before the rows, by which it is found, and once more for what was under way.
  await forgetOutside(context, names);
  const outcome = await run((transaction) => eraseRows(transaction, names, now()));
  if (!outcome.ok) return outcome;
  try {
    addToDeletedList(config.dataFolder, [{ idHash: idHashOf(userId), day: londonDayAt(now()) }]);
    await forgetOutside(context, names);
  } catch (error) {
    // It is gone; the job that looks after deleted accounts writes the list.
    log.error({ err: error }, 'what is left of a deleted account could not be forgotten');
  }
  return outcome;
}

/** What is not in the database, or not as rows of the account. */
async function forgetOutside({ config, rewriteStored }: ErasingContext, names: AccountNames): Promise<void> {
  await forgetEmailsAbout(emailFolderOf(config.dataFolder), names);
  await rewriteStored?.((body) => withoutNames(body, names));
}

export async function eraseRows(transaction: Transaction<Database>, names: AccountNames, now: number): Promise<void> {
  await accountTraces.erase(transaction, names, now);
  await accountChanges.deleteAccount(transaction, names.userId, now);
  await deletedAccounts.add(transaction, [{ idHash: idHashOf(names.userId), day: londonDayAt(now) }]);
}
