import type { GivenGiftNeeds } from '#server/features/gifts/given-gifts.ts';
import { holdForReturn } from '#server/features/gifts/given-gifts.ts';
import type { OperatorNeeds, RecordDeed } from './operate-purchases.ts';
import { type AskedRefund, type HandRefund, refundByHand } from './refund-by-hand.ts';
import { type RefundNeeds, refundUnlessWithBank } from './refund-purchase.ts';

type RefundAtDeskNeeds = RefundNeeds & OperatorNeeds & Pick<GivenGiftNeeds, 'gifts'>;

/** Undefined where there is no such purchase. A gift whose money all goes back can be claimed by nobody from then on. */
export async function refundAtDesk(
  needs: RefundAtDeskNeeds,
  purchaseId: string,
  asked: AskedRefund,
  recordDeed: RecordDeed,
): Promise<HandRefund | undefined> {
  const purchase = await needs.purchases.find(purchaseId);
  if (!purchase) return undefined;
  return refundByHand({ db: needs.db, recordDeed }, purchase, asked, async () => {
    const isReturn = purchase.isGift && asked.amountPence === undefined;
    const held = (isReturn && (await holdForReturn(needs, purchaseId))) || purchase;
    return refundUnlessWithBank(needs, held, 'operator_refunded', asked.amountPence);
  });
}
