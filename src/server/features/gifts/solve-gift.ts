import type { Kysely } from 'kysely';
import { giftStanding } from '#domain/gifts/gift.ts';
import { giftLetterDueAt } from '#domain/gifts/gift-email.ts';
import type { RecordDeed } from '#server/features/purchases/operate-purchases.ts';
import type { Correction, CorrectionDeed, SolveNeeds } from '#server/features/purchases/solve-purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import { type Gift, giftFacts } from './gift-row.repository.ts';
import { redirectGift } from './given-gifts.ts';

type GiftLetterOutcome = 'done' | 'same' | 'closed' | 'too_often';

/** The letter of a gift goes once more to where it went, at once. */
export async function sendGiftLetterAgain(
  needs: SolveNeeds,
  purchaseId: string,
  recordDeed: RecordDeed,
): Promise<GiftLetterOutcome> {
  const [gift, purchase] = [await needs.gifts.find(purchaseId), await needs.purchases.find(purchaseId)];
  if (!gift || !purchase || gift.recipientEmail === undefined) return 'closed';
  const standing = giftStanding(giftFacts(purchase, gift));
  if (standing !== 'sent' && standing !== 'not_arrived') return 'closed';
  const delivery = { ...deliveryTo(needs, gift, gift.recipientEmail), letterDueAt: needs.now() };
  return letterTo(needs, gift, delivery, async (transaction) => {
    await recordDeed(transaction, { action: 'gift_letter_sent', aboutPurchaseId: purchaseId });
    return 'done';
  });
}

/** What went to the wrong address opens nothing any more; the letter keeps its day, or goes at once if that is over. */
export async function redirectAtDesk(
  needs: SolveNeeds,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordDeed }: CorrectionDeed,
): Promise<GiftLetterOutcome> {
  const gift = await needs.gifts.find(purchaseId);
  if (gift?.way !== 'letter') return 'closed';
  if (gift.recipientEmail === newEmail) return 'same';
  return letterTo(needs, gift, deliveryTo(needs, gift, newEmail), async (transaction) => {
    if (!(await mayCorrect(transaction))) return 'too_often';
    const after = 'of the letter of a gift';
    await recordDeed(transaction, { action: 'address_corrected', aboutPurchaseId: purchaseId, after });
    return 'done';
  });
}

function deliveryTo({ now }: SolveNeeds, gift: Gift, recipientEmail: string): GiftDelivery {
  const deliverOn = gift.deliverOn ?? londonDayAt(now());
  return { way: 'letter', recipientEmail, deliverOn, letterDueAt: giftLetterDueAt(deliverOn) };
}

async function letterTo(
  needs: SolveNeeds,
  gift: Gift,
  delivery: GiftDelivery,
  first: (transaction: Kysely<Database>) => Promise<'done' | 'too_often'>,
): Promise<GiftLetterOutcome> {
  const outcome = await redirectGift(needs, { gift }, delivery, async (transaction) => {
    const before = { kind: 'gift_letter', onceFor: `${gift.purchaseId}:${gift.letterRound}` } as const;
    await needs.emails.discard(transaction, before);
    return first(transaction);
  });
  if (typeof outcome !== 'string') return 'done';
  // Only a giver uses addresses up.
  return outcome === 'addresses_used' ? 'closed' : outcome;
}
