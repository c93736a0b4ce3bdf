import type { SignInAnswer, User } from '#contract/auth.ts';
import { nonceMatches } from './checkout-nonce.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';

/** How long after the payment its session id may still sign somebody in (decision "Payment"). */
const LOGIN_WINDOW_MS = 60 * 60 * 1_000;

interface LoginFromSessionNeeds {
  purchases: PurchasesRepository;
  now: () => number;
  /** Makes a new sign-in token for an account. */
  signIn: (userId: string) => Promise<SignInAnswer | undefined>;
}

interface LoginAttempt {
  sessionId: string;
  /** The secret that the browser was given when its checkout began. */
  nonce: string | undefined;
  /** Whoever the request is signed in as already. */
  caller: User | undefined;
}

/**
 * Signs the buyer in from a payment that was just made: paid, in the last hour, by this browser, once.
 * A session id alone is no credential. Every refusal looks the same.
 */
export async function loginFromSession(
  { purchases, now, signIn }: LoginFromSessionNeeds,
  { sessionId, nonce, caller }: LoginAttempt,
): Promise<SignInAnswer | undefined> {
  const purchase = await purchases.findBySession(sessionId);
  if (!purchase?.userId || !isFreshlyPaid(purchase, now())) return undefined;
  if (caller?.id !== purchase.userId && !nonceMatches(nonce, purchase.nonceHash)) return undefined;
  const isFirst = await purchases.spendLogin(purchase.id, now());
  return isFirst ? signIn(purchase.userId) : undefined;
}

const isFreshlyPaid = ({ status, paidAt }: Purchase, now: number) =>
  status === 'paid' && paidAt !== undefined && now - paidAt <= LOGIN_WINDOW_MS;
