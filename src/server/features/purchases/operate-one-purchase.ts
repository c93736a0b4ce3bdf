import type { DeskPurchasePage } from '#contract/desk/purchases.ts';
import { giftStanding } from '#domain/gifts/gift.ts';
import { type Gift, giftFacts } from '#server/features/gifts/gift-row.repository.ts';
import type { GiftsRepository } from '#server/features/gifts/gifts.repository.ts';
import { deskPurchaseOf, type OperatorNeeds, withHistory } from './operate-purchases.ts';
import { awaitsOwner, type Purchase } from './purchase-row.repository.ts';

export type OnePurchaseNeeds = OperatorNeeds & { gifts: GiftsRepository };

type Looked = Omit<DeskPurchasePage, 'dispute' | 'letters' | 'diary'>;

export async function lookAtPurchase(needs: OnePurchaseNeeds, purchaseId: string): Promise<Looked | undefined> {
  const { db, accounts, gifts, purchases } = needs;
  const purchase = await purchases.find(purchaseId);
  if (!purchase) return undefined;
  const gift = await gifts.find(purchaseId);
  const buyerId = gift ? gift.giverId : purchase.userId;
  const buyer = buyerId === undefined ? undefined : await accounts.findContact(db, buyerId);
  return {
    ...deskPurchaseOf(await withHistory(needs, purchase)),
    paidAt: purchase.paidAt ?? null,
    buyerName: buyer?.firstName ?? gift?.giverName ?? null,
    buyerEmail: buyer?.email ?? gift?.giverEmail ?? purchase.email ?? null,
    memberId: purchase.userId ?? null,
    giverId: gift?.giverId ?? null,
    isNobodys: isNobodys(purchase, gift),
    gift: gift ? deskGift(purchase, gift) : null,
  };
}

/** Held, with a buyer who has no account through it: of a guest, or of a giver without one. */
export const isNobodys = (purchase: Purchase, gift: Gift | undefined): boolean =>
  gift
    ? gift.giverId === undefined && IS_HERE.has(purchase.status)
    : awaitsOwner(purchase) && IS_HELD.has(purchase.status);

const IS_HELD: ReadonlySet<Purchase['status']> = new Set(['unclaimed', 'review']);
const IS_HERE: ReadonlySet<Purchase['status']> = new Set(['unclaimed', 'review', 'paid', 'disputed']);

const deskGift = (purchase: Purchase, gift: Gift): NonNullable<Looked['gift']> => ({
  standing: giftStanding(giftFacts(purchase, gift)),
  recipientName: gift.recipientName,
  way: gift.way,
  recipientEmail: gift.recipientEmail ?? null,
  deliverOn: gift.deliverOn ?? null,
  letterSentAt: gift.letterSentAt ?? null,
  letterFailedAt: gift.letterFailedAt ?? null,
  claimedAt: purchase.claimedAt ?? null,
});
