import type { Transaction } from 'kysely';
import { giftStanding } from '#domain/gifts/gift.ts';
import { giftEmailDueAt } from '#domain/gifts/gift-email.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import type { Correction, WithinCorrection } from '#server/features/purchases/solve-purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import * as gifts from './gifts.repository.ts';
import { type Gift, giftFacts } from './gifts.repository.ts';
import { redirectGift } from './given-gifts.ts';

export type GiftEmailOutcome = 'done' | 'same' | 'closed' | 'too_often';

/** Sends the e-mail of a gift once more to the same address, at once. */
export async function sendGiftEmailAgain(
  context: ServerContext,
  purchaseId: string,
  recordAction: RecordAction,
): Promise<GiftEmailOutcome> {
  const [gift, purchase] = [await gifts.find(context.db, purchaseId), await purchases.find(context.db, purchaseId)];
  if (!gift || !purchase || gift.recipientEmail === undefined) return 'closed';
  const standing = giftStanding(giftFacts(purchase, gift));
  if (standing !== 'sent' && standing !== 'not_arrived') return 'closed';
  const delivery = { ...deliveryTo(context, gift, gift.recipientEmail), emailDueAt: context.now() };
  return emailGiftTo(context, gift, delivery, async (transaction) => {
    await recordAction(transaction, { action: 'gift_email_sent', aboutPurchaseId: purchaseId });
    return 'done';
  });
}

/** What went to the wrong address opens nothing any more; the e-mail keeps its day, or goes at once if that is over. */
export async function redirectAtDesk(
  context: ServerContext,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordAction }: WithinCorrection,
): Promise<GiftEmailOutcome> {
  const gift = await gifts.find(context.db, purchaseId);
  if (gift?.way !== 'email') return 'closed';
  if (gift.recipientEmail === newEmail) return 'same';
  return emailGiftTo(context, gift, deliveryTo(context, gift, newEmail), async (transaction) => {
    if (!(await mayCorrect(transaction))) return 'too_often';
    const after = 'of the email of a gift';
    await recordAction(transaction, { action: 'address_corrected', aboutPurchaseId: purchaseId, after });
    return 'done';
  });
}

function deliveryTo(context: ServerContext, gift: Gift, recipientEmail: string): GiftDelivery {
  const { now } = context;
  const deliverOn = gift.deliverOn ?? londonDayAt(now());
  return { way: 'email', recipientEmail, deliverOn, emailDueAt: giftEmailDueAt(deliverOn) };
}

async function emailGiftTo(
  context: ServerContext,
  gift: Gift,
  delivery: GiftDelivery,
  first: (transaction: Transaction<Database>) => Promise<'done' | 'too_often'>,
): Promise<GiftEmailOutcome> {
  const outcome = await redirectGift(context, { gift }, delivery, async (transaction) => {
    const before = { kind: 'gift_email', onceFor: `${gift.purchaseId}:${gift.emailRound}` } as const;
    await emails.discard(transaction, context, before);
    return first(transaction);
  });
  if (typeof outcome !== 'string') return 'done';
  // Only a giver uses addresses up.
  return outcome === 'addresses_used' ? 'closed' : outcome;
}
