import type { Kysely } from 'kysely';
import type { User } from '#contract/auth.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import { type CheckoutNeeds, endOpenCheckout } from '#server/features/checkout/checkout-session.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Purchase } from './purchase-row.repository.ts';
import { refundPurchase } from './refund-purchase.ts';

export interface ClaimPurchaseNeeds extends CheckoutNeeds {
  db: Kysely<Database>;
  oneTimeTokens: OneTimeTokensRepository;
}

export type ClaimOutcome = 'attached' | 'returned' | 'link_expired' | 'other_account';

const KIND = 'claim_purchase';

/** The e-mailed link proves that a guest payment is hers: attached, or refunded if she is active (product §4). */
export async function claimPurchase(needs: ClaimPurchaseNeeds, user: User, token: string): Promise<ClaimOutcome> {
  const { oneTimeTokens, purchases } = needs;
  const link = await oneTimeTokens.find(KIND, token);
  const purchase = link?.payload === undefined ? undefined : await purchases.find(link.payload);
  if (!link || !purchase || (purchase.status !== 'unclaimed' && purchase.userId !== user.id)) return 'link_expired';
  if (link.userId !== user.id) return 'other_account';
  // Claimed already and the response was lost: finish the remaining steps.
  if (purchase.userId === user.id) return finish(needs, purchase, token);
  // Expires any other open checkout first, so that she pays once.
  await endOpenCheckout(needs, user.id, 'bought_as_guest');
  const isActive = subscriptionStatusOf(await purchases.statusesOfUser(user.id)) === 'active';
  return isActive ? refundAndFinish(needs, purchase, token) : attach(needs, purchase, user.id, token);
}

async function refundAndFinish(needs: ClaimPurchaseNeeds, purchase: Purchase, token: string): Promise<ClaimOutcome> {
  const { db, oneTimeTokens } = needs;
  await refundPurchase(needs, purchase, 'owner_active_already');
  await inTransaction(db, (transaction) => oneTimeTokens.spend(transaction, KIND, token));
  return 'returned';
}

async function attach(
  needs: ClaimPurchaseNeeds,
  purchase: Purchase,
  userId: string,
  token: string,
): Promise<ClaimOutcome> {
  const { db, purchases, now } = needs;
  const isHers = await inTransaction(db, (transaction) =>
    purchases.assignToOwner(transaction, purchase, userId, now()),
  );
  return isHers ? finish(needs, purchase, token) : 'link_expired';
}

/** The token is spent last, so that a failed attempt can be repeated. */
async function finish(needs: ClaimPurchaseNeeds, purchase: Purchase, token: string): Promise<ClaimOutcome> {
  const { db, oneTimeTokens, reconcile } = needs;
  await reconcile(purchase.sessionId ?? '', 'claimed_by_owner');
  await inTransaction(db, (transaction) => oneTimeTokens.spend(transaction, KIND, token));
  return 'attached';
}
