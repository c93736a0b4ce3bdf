import type { SignInAnswer } from '#contract/auth.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';
import type { PurchasesRepository } from './purchases.repository.ts';

interface LoginFromSessionNeeds {
  purchases: PurchasesRepository;
  now: () => number;
  /** Makes a new sign-in token for an account. */
  signIn: (userId: string) => Promise<SignInAnswer | undefined>;
}

interface LoginAttempt extends BuyerProof {
  sessionId: string;
}

/**
 * Signs the buyer in from a payment that was just made: paid, in the last hour, by this browser, once.
 * A session id alone is no credential. Every refusal looks the same.
 *
 * A guest never gets into an account that was there before she paid, although its owner took the payment (decision "Payment").
 */
export async function loginFromSession(
  { purchases, now, signIn }: LoginFromSessionNeeds,
  { sessionId, ...proof }: LoginAttempt,
): Promise<SignInAnswer | undefined> {
  const purchase = await purchases.findByProviderId(sessionId);
  if (!purchase?.userId || !isJustBought(purchase, now()) || !isBuyer(proof, purchase)) return undefined;
  if (purchase.isGuest && !purchase.createdUser) return undefined;
  const isFirst = await purchases.spendLogin(purchase.id, now());
  return isFirst ? signIn(purchase.userId) : undefined;
}
