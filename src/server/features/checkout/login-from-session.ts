import type { SignInAnswer } from '#contract/auth.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as accessTokens from '#server/features/auth/access-tokens.repository.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';

interface LoginAttempt extends BuyerProof {
  sessionId: string;
  callerToken: string;
  /** The user agent of the browser. */
  device: string;
}

/**
 * Signs a buyer in: once, within the hour, in the paying browser. A guest never gets into an existing account (product
 * §4).
 */
export async function loginFromSession(
  context: ServerContext,
  { sessionId, callerToken, device, ...proof }: LoginAttempt,
): Promise<SignInAnswer | undefined> {
  const { db, now } = context;
  const purchase = await purchases.findByProviderId(db, sessionId);
  if (!purchase || !isJustBought(purchase, now()) || !isBuyer(proof, purchase)) return undefined;
  if (purchase.isGuest && !purchase.createdUser) return undefined;
  const user = purchase.userId && (await accounts.find(db, context, purchase.userId));
  if (!user) return undefined;
  const token = await inTransaction(db, async (transaction) => {
    // The lock on the account lets the later one of a new password and this sign-in see what the first has done.
    if ((await accountChanges.lockPasswordHash(transaction, user.id)) === undefined) return undefined;
    const isFirst = await purchaseChanges.spendLogin(transaction, purchase, now());
    // A buyer who was signed in while paying keeps the token.
    if (proof.caller?.id === user.id) return callerToken;
    return isFirst ? accessTokens.issue(transaction, context, user.id, device) : undefined;
  });
  return token === undefined ? undefined : { token, user };
}
