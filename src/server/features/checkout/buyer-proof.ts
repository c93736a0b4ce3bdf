import type { User } from '#contract/auth.ts';
import { CLAIM_WINDOW_MS } from '#domain/purchases/unclaimed-purchase.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import { nonceMatches } from './checkout-nonce.ts';

export interface BuyerProof {
  /** The cookie set when the checkout began. */
  nonce: string | undefined;
  caller: User | undefined;
}

/** A session id appears in URLs and histories, so it proves nothing: the cookie or a sign-in does. */
export function isBuyer({ nonce, caller }: BuyerProof, purchase: Purchase): boolean {
  if (caller !== undefined && caller.id === purchase.userId) return true;
  return nonceMatches(nonce, purchase.nonceHash);
}

/** It was paid within the claim window: later, the browser only gets to the sign-in page. A gift signs nobody in. */
export const isJustBought = ({ status, isGift, paidAt }: Purchase, now: number): boolean =>
  status === 'paid' && !isGift && paidAt !== undefined && now - paidAt <= CLAIM_WINDOW_MS;
