import type { Kysely } from 'kysely';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { AccountsRepository } from './accounts.repository.ts';

export interface KeepEmailNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  oneTimeTokens: OneTimeTokensRepository;
}

/** Cancels a pending address change, by the link sent to the current address. False for an invalid token. */
export async function keepEmail({ db, accounts, oneTimeTokens }: KeepEmailNeeds, token: string): Promise<boolean> {
  const link = await oneTimeTokens.find('keep_email', token);
  if (!link) return false;
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, 'keep_email', token))) return false;
    // Too late: the change was already confirmed.
    if ((await accounts.findContact(transaction, link.userId))?.email !== link.payload) return false;
    await accounts.callOffEmail(transaction, link.userId);
    return true;
  });
}
