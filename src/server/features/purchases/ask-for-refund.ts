import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { CheckoutNeeds } from '#server/features/checkout/checkout-session.ts';
import { ownPurchaseOf } from './own-purchases.ts';
import { refundUnlessWithBank } from './refund-purchase.ts';

export type RefundOutcome = { ok: true; purchase: OwnPurchase } | { ok: false; reason: 'not_found' | 'closed' };

/** A full refund, which ends access (product §4). Idempotent. */
export async function askForRefund(needs: CheckoutNeeds, userId: string, purchaseId: string): Promise<RefundOutcome> {
  const { purchases, now } = needs;
  const purchase = await purchases.find(purchaseId);
  if (purchase?.userId !== userId || purchase === undefined) return { ok: false, reason: 'not_found' };
  const { refund } = ownPurchaseOf(purchase, now());
  if (refund !== 'open' && refund !== 'returned') return { ok: false, reason: 'closed' };
  const after = refund === 'returned' ? purchase : await refundUnlessWithBank(needs, purchase, 'buyer_refunded');
  const shown = ownPurchaseOf(after, now());
  return shown.refund === 'with_bank' ? { ok: false, reason: 'closed' } : { ok: true, purchase: shown };
}
