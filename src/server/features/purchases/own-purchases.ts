import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import { lastRefundDay, refundStanding } from '#domain/purchases/refund-window.ts';
import { startAtOnceText } from '#domain/purchases/start-at-once.ts';
import type { ServerContext } from '#server/context.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { Purchase } from './purchases.repository.ts';
import * as purchases from './purchases.repository.ts';

/** States in which money was once received, so that there is a receipt. */
const PAID_ONCE: ReadonlySet<PurchaseStatus> = new Set(['paid', 'revoked', 'refunded', 'disputed', 'lost']);

export const hasReceipt = ({ status, amountPence, isGift, paidAt }: Purchase): boolean =>
  !isGift && amountPence > 0 && paidAt !== undefined && PAID_ONCE.has(status);

export async function listOwnPurchases(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  userId: string,
): Promise<OwnPurchase[]> {
  return (await purchases.listBoughtBy(db, userId)).map((purchase) => ownPurchaseOf(purchase, now()));
}

/** Refund deadlines count in the seller's days. What somebody else paid for a gift, and when, is not told. */
export function ownPurchaseOf(purchase: Purchase, now: number): OwnPurchase {
  const { id, status, isGift, agreed, offerCode, fullPricePence } = purchase;
  const paidAt = isGift ? purchase.claimedAt : purchase.paidAt;
  const amountPence = isGift ? 0 : purchase.amountPence;
  const amountRefundedPence = isGift ? 0 : purchase.amountRefundedPence;
  const paidOn = paidAt === undefined ? undefined : londonDayAt(paidAt);
  const refund = refundStanding({
    status,
    amountPence,
    paidOn,
    hasWaived: agreed !== undefined,
    today: londonDayAt(now),
  });
  return {
    id,
    reference: receiptReference(id),
    status,
    amountPence,
    amountRefundedPence,
    offer: isGift || offerCode === undefined ? null : { code: offerCode, fullPence: fullPricePence },
    paidOn: paidOn ?? null,
    hasReceipt: hasReceipt(purchase),
    refund,
    refundUntil: refund === 'open' && paidOn !== undefined ? lastRefundDay(paidOn) : null,
    agreed: agreed ? { text: startAtOnceText(agreed.version), at: agreed.at } : null,
  };
}
