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

/**
 * Calls off whatever address waits to take the place of an account's own, with the link that was sent to the latter. False
 * for a token that is not good.
 */
export async function keepEmail({ db, accounts, oneTimeTokens }: KeepEmailNeeds, token: string): Promise<boolean> {
  const link = await oneTimeTokens.find('keep_email', token);
  if (!link) return false;
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, 'keep_email', token))) return false;
    // Too late: the account has another address already.
    if ((await accounts.findContact(transaction, link.userId))?.email !== link.payload) return false;
    await accounts.callOffEmail(transaction, link.userId);
    return true;
  });
}
