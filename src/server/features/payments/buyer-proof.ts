import type { User } from '#contract/auth.ts';
import { CLAIM_WINDOW_MS } from '#domain/unclaimed-purchase.ts';
import { nonceMatches } from './checkout-nonce.ts';
import type { Purchase } from './purchases.repository.ts';

/** What a request brings to show that it is the buyer's. */
export interface BuyerProof {
  /** The secret that the browser was given when its checkout began. */
  nonce: string | undefined;
  /** Whoever the request is signed in as already. */
  caller: User | undefined;
}

/** A checkout's id travels through addresses and histories, so it proves nothing: the cookie or a sign-in does. */
export function isBuyer({ nonce, caller }: BuyerProof, purchase: Purchase): boolean {
  if (caller !== undefined && caller.id === purchase.userId) return true;
  return nonceMatches(nonce, purchase.nonceHash);
}

/** Paid within the last hour: only then does its browser get further than to the sign-in page. */
export const isJustBought = ({ status, paidAt }: Purchase, now: number): boolean =>
  status === 'paid' && paidAt !== undefined && now - paidAt <= CLAIM_WINDOW_MS;
