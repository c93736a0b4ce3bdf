import type { Kysely, Transaction } from 'kysely';
import { type GiftOpening, giftOpening } from '#domain/gifts/gift.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';

import * as giftChanges from '#server/features/gifts/gift-changes.repository.ts';
import * as giftKeys from '#server/features/gifts/gift-keys.repository.ts';
import * as gifts from '#server/features/gifts/gifts.repository.ts';
import { type Gift, giftFacts } from '#server/features/gifts/gifts.repository.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, WritingContext } from './email-layout.ts';
import {
  giftClaimedEmail,
  giftClosedEmail,
  giftCodeEmail,
  giftHeldEmail,
  giftNotArrivedEmail,
  giftReceiptEmail,
  giftReturnedEmail,
  giftWaitingEmail,
} from './gift-emails.ts';

type GiftEmail = EmailOf<
  | 'gift_receipt'
  | 'gift_claimed'
  | 'gift_returned'
  | 'gift_not_arrived'
  | 'gift_waiting'
  | 'gift_email'
  | 'gift_held'
  | 'gift_closed'
>;

/** Undefined for what is no longer due. */
export async function giftEmailContent(
  context: WritingContext,
  email: GiftEmail,
  envelope: { recipient: string },
): Promise<EmailContent | undefined> {
  const { config, siteOrigin } = context;
  switch (email.kind) {
    case 'gift_receipt':
      return receiptContent(context, email, envelope);
    case 'gift_claimed':
      return giftClaimedEmail(email);
    case 'gift_returned':
      return giftReturnedEmail(email, config.siteWords);
    case 'gift_not_arrived':
      return giftNotArrivedEmail(email, await giverLink(context, email.purchaseId));
    case 'gift_waiting':
      return waitingContent(context, email);
    case 'gift_email':
      return codeContent(context, email, envelope);
    case 'gift_held':
      return giftHeldEmail(email, config.siteWords);
    case 'gift_closed':
      return giftClosedEmail(email, config.siteWords, siteOrigin());
  }
}

async function giverLink(context: WritingContext, purchaseId: string) {
  return `${context.siteOrigin()}/gifts#${await giftKeys.issueGiverKey(context.db, context, purchaseId)}`;
}

async function receiptContent(
  context: WritingContext,
  email: EmailOf<'gift_receipt'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const gift = await gifts.find(context.db, email.purchaseId);
  const isCorrected = gift?.giverId === undefined && gift?.giverEmail !== recipient;
  if (!gift || isCorrected) return undefined;
  return giftReceiptEmail(email, gift, context.config.siteWords, {
    site: context.siteOrigin(),
    gift: await giverLink(context, email.purchaseId),
  });
}

async function openGift(
  connection: Kysely<Database>,
  purchaseId: string,
): Promise<{ gift: Gift; opening: GiftOpening } | undefined> {
  const [gift, purchase] = [await gifts.find(connection, purchaseId), await purchases.find(connection, purchaseId)];
  return gift && purchase && { gift, opening: giftOpening(giftFacts(purchase, gift)) };
}

async function waitingContent(
  context: WritingContext,
  email: EmailOf<'gift_waiting'>,
): Promise<EmailContent | undefined> {
  const found = await openGift(context.db, email.purchaseId);
  if (found?.opening !== 'open') return undefined;
  return giftWaitingEmail(email, await giverLink(context, email.purchaseId));
}

/** Behind the purchase's lock, as a change of address is: no code is made for an address that is another meanwhile. */
async function codeContent(
  context: WritingContext,
  email: EmailOf<'gift_email'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const { db, siteOrigin } = context;
  const made = await inTransaction(db, (transaction) => makeGiftEmail(context, transaction, email, recipient));
  if (!made) return undefined;
  const owner = await accounts.findContactByEmail(db, recipient);
  const hasAccess =
    owner !== undefined && (await accounts.find(db, context, owner.userId))?.subscriptionStatus === 'active';
  return giftCodeEmail(made.gift, { code: made.code, site: siteOrigin(), hasAccess });
}

async function makeGiftEmail(
  context: WritingContext,
  transaction: Transaction<Database>,
  { purchaseId, round }: EmailOf<'gift_email'>,
  recipient: string,
): Promise<{ gift: Gift; code: string } | undefined> {
  await purchaseChanges.lock(transaction, purchaseId);
  const { gift, opening } = (await openGift(transaction, purchaseId)) ?? {};
  if (gift?.emailRound !== round || gift.recipientEmail !== recipient) return undefined;
  // Its payment is being looked into: once that is settled, the e-mail is due again.
  if (opening === 'held') await giftChanges.saveDelivery(transaction, gift, gift);
  if (opening !== 'open') return undefined;
  return { gift, code: await giftKeys.issueCode(transaction, context, purchaseId, 'email') };
}
