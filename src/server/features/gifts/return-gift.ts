import type { GivenGift } from '#contract/gifts.ts';
import type { ServerContext } from '#server/context.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import type { PurchaseContext } from '#server/features/purchases/reconcile.ts';
import { refundUnlessWithBank } from '#server/features/purchases/refund.ts';
import * as gifts from './gifts.repository.ts';
import { type FoundGift, givenGift, holdForReturn } from './given-gifts.ts';

/**
 * Refunds all of the money while nobody has claimed the gift. The wish is stored first, and from then on nobody can
 * claim the gift: of a claim and a return at once, one comes about.
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

/** It may be asked for twice. */
export const refundGift = async (context: PurchaseContext, purchase: Purchase): Promise<Purchase> =>
  purchase.status === 'unclaimed' ? refundUnlessWithBank(context, purchase, 'giver_refunded') : purchase;
