import type { User } from '#contract/auth.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import type { ServerContext } from '#server/context.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import { endOpenCheckout } from '#server/features/checkout/checkout-session.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import type { Purchase } from './purchases.repository.ts';
import * as purchases from './purchases.repository.ts';
import { reconcile } from './reconcile.ts';
import { refundPurchase } from './refund.ts';

export type ClaimOutcome = 'attached' | 'returned' | 'link_expired' | 'other_account';

const KIND = 'claim_purchase';

/**
 * The e-mailed link proves that the member paid as a guest: the payment is attached, or refunded if the member is
 * active (product §4).
 */
export async function claimPurchase(context: ServerContext, user: User, token: string): Promise<ClaimOutcome> {
  const link = await oneTimeTokens.find(context.db, context, KIND, token);
  const purchase = link?.payload === undefined ? undefined : await purchases.find(context.db, link.payload);
  if (!link || !purchase || (purchase.status !== 'unclaimed' && purchase.userId !== user.id)) return 'link_expired';
  if (link.userId !== user.id) return 'other_account';
  // It was claimed already and the response was lost: the remaining steps follow.
  if (purchase.userId === user.id) return finish(context, purchase, token);
  // Any other open checkout expires first, so that the member pays once.
  await endOpenCheckout(context, user.id, 'bought_as_guest');
  const isActive = subscriptionStatusOf(await purchases.statusesOfUser(context.db, user.id)) === 'active';
  return isActive ? refundAndFinish(context, purchase, token) : attach(context, purchase, user.id, token);
}

async function refundAndFinish(context: ServerContext, purchase: Purchase, token: string): Promise<ClaimOutcome> {
  const { db } = context;
  await refundPurchase(context, purchase, 'owner_active_already');
  await inTransaction(db, (transaction) => oneTimeTokens.spend(transaction, context, KIND, token));
  return 'returned';
}

async function attach(
  context: ServerContext,
  purchase: Purchase,
  userId: string,
  token: string,
): Promise<ClaimOutcome> {
  const { db, now } = context;
  const isAttached = await inTransaction(db, (transaction) =>
    purchaseChanges.assignToOwner(transaction, purchase, userId, now()),
  );
  return isAttached ? finish(context, purchase, token) : 'link_expired';
}

/** The token is spent last, so that a failed attempt can be repeated. */
async function finish(context: ServerContext, purchase: Purchase, token: string): Promise<ClaimOutcome> {
  const { db } = context;
  await reconcile(context, purchase.sessionId ?? '', 'claimed_by_owner');
  await inTransaction(db, (transaction) => oneTimeTokens.spend(transaction, context, KIND, token));
  return 'attached';
}
