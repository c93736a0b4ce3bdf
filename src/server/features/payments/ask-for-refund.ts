import Stripe from 'stripe';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { CheckoutNeeds } from './checkout-session.ts';
import { ownPurchaseOf } from './own-purchases.ts';
import type { Purchase } from './purchase-row.repository.ts';
import { refundPurchase } from './refund-purchase.ts';

export type RefundOutcome = { ok: true; purchase: OwnPurchase } | { ok: false; reason: 'not_found' | 'closed' };

/** A full refund, which ends access (product §4). Idempotent: asked again, it is the same refund. */
export async function askForRefund(needs: CheckoutNeeds, userId: string, purchaseId: string): Promise<RefundOutcome> {
  const { purchases, now } = needs;
  const purchase = await purchases.find(purchaseId);
  if (purchase?.userId !== userId || purchase === undefined) return { ok: false, reason: 'not_found' };
  const { refund } = ownPurchaseOf(purchase, now());
  if (refund !== 'open' && refund !== 'returned') return { ok: false, reason: 'closed' };
  const after = refund === 'returned' ? purchase : await refundNow(needs, purchase);
  const shown = ownPurchaseOf(after, now());
  return shown.refund === 'with_bank' ? { ok: false, reason: 'closed' } : { ok: true, purchase: shown };
}

async function refundNow(needs: CheckoutNeeds, purchase: Purchase): Promise<Purchase> {
  try {
    return await refundPurchase(needs, purchase, 'buyer_refunded');
  } catch (error) {
    if (!isWithBank(error)) throw error;
    // The bank opened a dispute first; reconciling records it.
    return (await needs.reconcile(purchase.sessionId ?? '', 'buyer_refunded')) ?? purchase;
  }
}

const isWithBank = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';
