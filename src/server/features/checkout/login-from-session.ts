import type { Kysely } from 'kysely';
import type { SignInAnswer } from '#contract/auth.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';

interface LoginFromSessionNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  accounts: AccountsRepository;
  now: () => number;
}

interface LoginAttempt extends BuyerProof {
  sessionId: string;
  callerToken: string;
  issueToken: (transaction: Kysely<Database>, userId: string) => Promise<string>;
}

/** Within the hour, by this browser, once. A guest never gets into an existing account (product §4). */
export async function loginFromSession(
  { db, purchases, accounts, now }: LoginFromSessionNeeds,
  { sessionId, callerToken, issueToken, ...proof }: LoginAttempt,
): Promise<SignInAnswer | undefined> {
  const purchase = await purchases.findByProviderId(sessionId);
  if (!purchase || !isJustBought(purchase, now()) || !isBuyer(proof, purchase)) return undefined;
  if (purchase.isGuest && !purchase.createdUser) return undefined;
  const user = purchase.userId && (await accounts.find(purchase.userId));
  if (!user) return undefined;
  const token = await inTransaction(db, async (transaction) => {
    // Locks the account: of a new password and this sign-in the second finds what the first has done.
    if ((await accounts.lockPasswordHash(transaction, user.id)) === undefined) return undefined;
    const isFirst = await purchases.spendLogin(transaction, purchase, now());
    // Signed in while paying: the current token stays.
    if (proof.caller?.id === user.id) return callerToken;
    return isFirst ? issueToken(transaction, user.id) : undefined;
  });
  return token === undefined ? undefined : { token, user };
}
