import type { GivenGift } from '#contract/gifts.ts';
import type { ServerContext } from '#server/context.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import type { PurchaseContext } from '#server/features/purchases/reconcile.ts';
import { refundUnlessWithBank } from '#server/features/purchases/refund.ts';
import * as gifts from './gifts.repository.ts';
import { type FoundGift, givenGift, holdForReturn } from './given-gifts.ts';

/**
 * All of the money, until somebody has claimed the gift. That it is asked for is written down first, after which nobody can
 * claim it: of a claim and a return at once, one comes about.
 */
export async function returnGift(
  context: ServerContext,
  { purchase: { id } }: FoundGift,
): Promise<GivenGift | 'closed'> {
  const purchase = await holdForReturn(context, id);
  const after = purchase && (await refundGift(context, purchase));
  const gift = await gifts.find(context.db, id);
  return after?.status === 'refunded' && gift ? givenGift({ gift, purchase: after }) : 'closed';
}

/** Idempotent. */
export const refundGift = async (context: PurchaseContext, purchase: Purchase): Promise<Purchase> =>
  purchase.status === 'unclaimed' ? refundUnlessWithBank(context, purchase, 'giver_refunded') : purchase;
