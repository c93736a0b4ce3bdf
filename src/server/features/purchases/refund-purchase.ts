import Stripe from 'stripe';
import type { Purchase } from './purchase-row.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

export interface RefundNeeds {
  stripe: Stripe;
  reconcile: ReconcilePurchase;
}

export class NothingPaidError extends Error {}

/**
 * All that is left, or an amount. The idempotency key makes concurrent calls one refund, and refuses the second of two
 * different ones; after a failed refund a new key is used.
 */
export async function refundPurchase(
  { stripe, reconcile }: RefundNeeds,
  purchase: Purchase,
  cause: string,
  amountPence?: number,
): Promise<Purchase> {
  const { id, sessionId, paymentIntentId, version } = purchase;
  if (!sessionId || !paymentIntentId) throw new NothingPaidError('Nothing was paid through this purchase.');
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntentId, ...(amountPence !== undefined && { amount: amountPence }) },
      { idempotencyKey: `refund:${id}:${version}` },
    );
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
  return (await reconcile(sessionId, cause)) ?? purchase;
}

/** As {@link refundPurchase}; where the bank opened a dispute first, looking again records it. */
export async function refundUnlessWithBank(
  needs: RefundNeeds,
  purchase: Purchase,
  cause: string,
  amountPence?: number,
) {
  try {
    return await refundPurchase(needs, purchase, cause, amountPence);
  } catch (error) {
    if (!isWithBank(error)) throw error;
    return (await needs.reconcile(purchase.sessionId ?? '', cause)) ?? purchase;
  }
}

const isWithBank = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';

const isRefundedAlready = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
