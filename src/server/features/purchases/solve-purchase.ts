import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as giftChanges from '#server/features/gifts/gift-changes.repository.ts';
import type { Gift } from '#server/features/gifts/gifts.repository.ts';
import * as gifts from '#server/features/gifts/gifts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { isNobodys, type RecordAction, sentOrMerged } from './operate-purchases.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import * as purchases from './purchases.repository.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';
import { ADDRESS_CORRECTED, reconcile } from './reconcile.ts';
import { queueCopy, receiptFacts } from './send-email-again.ts';

/** A correction asks it in its own transaction; false where there were too many. */
export type MayCorrect = (transaction: Transaction<Database>) => Promise<boolean>;

/** What a correction asks and writes in its own transaction. */
export interface WithinCorrection {
  mayCorrect: MayCorrect;
  recordAction: RecordAction;
}

export interface Correction {
  purchaseId: string;
  newEmail: string;
}

type LinkOutcome = { ok: true; to: string } | { ok: false; reason: 'closed' | 'too_often' };
type BuyerOutcome = 'corrected' | 'same' | 'too_often' | 'closed';

/** Sends a giver the link to the gift, or a guest the link to the purchase. */
export async function sendPurchaseLink(
  context: ServerContext,
  purchaseId: string,
  recordAction: RecordAction,
): Promise<LinkOutcome> {
  const purchase = await purchases.find(context.db, purchaseId);
  const outcome = await inTransaction(context.db, async (transaction): Promise<LinkOutcome> => {
    await purchaseChanges.lock(transaction, purchaseId);
    const copy = await copyFor(context, transaction, purchaseId);
    if (!copy) return { ok: false, reason: 'closed' };
    const sent = await queueCopy(context, transaction, { ...copy, about: purchaseId });
    if (!sent.ok) return { ok: false, reason: 'too_often' };
    const action = { action: 'purchase_link_sent', aboutPurchaseId: purchaseId } as const;
    await recordAction(transaction, { ...action, ...sentOrMerged(sent) });
    return sent;
  });
  if (outcome.ok && purchase?.isGift === false) await makeAccount(context, purchase);
  return outcome;
}

async function copyFor(context: ServerContext, transaction: Transaction<Database>, purchaseId: string) {
  const { now } = context;
  const purchase = await purchases.find(transaction, purchaseId);
  if (!purchase || purchase.paidAt === undefined) return undefined;
  const gift = await gifts.find(transaction, purchaseId);
  if (!gift) return copyForGuest(purchase);
  const giver = gift.giverId === undefined ? undefined : await accounts.findContact(transaction, gift.giverId);
  const to = giver?.email ?? gift.giverEmail;
  if (to === undefined) return undefined;
  const firstName = giver?.firstName ?? gift.giverName;
  return { to, email: { kind: 'gift_receipt', purchaseId, firstName, ...receiptFacts(purchase, now()) } as const };
}

const copyForGuest = (purchase: Purchase) =>
  purchase.email !== undefined && purchase.status === 'unclaimed' && awaitsOwner(purchase)
    ? { to: purchase.email, email: { kind: 'guest_existing_copy', purchaseId: purchase.id } as const }
    : undefined;

/**
 * Corrects the address of a buyer who has no account through the purchase. It holds at once, and what was sent to the
 * wrong address opens nothing any more.
 */
export async function correctBuyer(
  context: ServerContext,
  correction: Correction,
  within: WithinCorrection,
): Promise<BuyerOutcome> {
  const isGift = (await gifts.find(context.db, correction.purchaseId)) !== undefined;
  return isGift ? correctGiver(context, correction, within) : correctGuest(context, correction, within);
}

const correctGiver = (
  context: ServerContext,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordAction }: WithinCorrection,
) =>
  inTransaction(context.db, async (transaction): Promise<BuyerOutcome> => {
    await purchaseChanges.lock(transaction, purchaseId);
    const purchase = await purchases.find(transaction, purchaseId);
    const gift = await gifts.find(transaction, purchaseId);
    if (!purchase || !gift || !isNobodys(purchase, gift)) return 'closed';
    if (gift.giverEmail === newEmail) return 'same';
    if (!(await mayCorrect(transaction))) return 'too_often';
    await tellRightGiver(context, transaction, { purchase, gift, newEmail });
    await purchaseChanges.replaceEmail(transaction, purchase, newEmail);
    await recordCorrection(recordAction, transaction, purchaseId);
    return 'corrected';
  });

/** The steps after a stored correction may break off: the same correction, asked for again, goes on with them. */
async function correctGuest(
  context: ServerContext,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordAction }: WithinCorrection,
): Promise<BuyerOutcome> {
  let isToldAgain = false;
  const outcome = await inTransaction(context.db, async (transaction): Promise<BuyerOutcome> => {
    await purchaseChanges.lock(transaction, purchaseId);
    const purchase = await purchases.find(transaction, purchaseId);
    isToldAgain = purchase?.email === newEmail;
    if (isToldAgain) return 'corrected';
    if (!purchase || !isNobodys(purchase, undefined)) return 'closed';
    if (!(await mayCorrect(transaction))) return 'too_often';
    await oneTimeTokens.spendClaimsOf(transaction, context, { email: purchase.email ?? '', purchaseId });
    await purchaseChanges.replaceEmail(transaction, purchase, newEmail);
    await recordCorrection(recordAction, transaction, purchaseId);
    return 'corrected';
  });
  if (outcome === 'corrected') await tellRightGuest(context, { purchaseId, newEmail, isToldAgain });
  return outcome;
}

const recordCorrection = (recordAction: RecordAction, transaction: Transaction<Database>, purchaseId: string) =>
  recordAction(transaction, { action: 'address_corrected', aboutPurchaseId: purchaseId, after: 'holds at once' });

async function tellRightGiver(
  context: ServerContext,
  transaction: Transaction<Database>,
  { purchase, gift, newEmail }: { purchase: Purchase; gift: Gift; newEmail: string },
): Promise<void> {
  const { now } = context;
  const { id: purchaseId } = purchase;
  await giftChanges.replaceGiverEmail(transaction, purchaseId, newEmail);
  const email = {
    kind: 'gift_receipt',
    purchaseId,
    firstName: gift.giverName,
    ...receiptFacts(purchase, now()),
  } as const;
  await emails.queue(transaction, context, { to: newEmail, email, about: purchaseId });
}

/** An account at the right address is sent the link to what was paid for; without one, an account is made. */
async function tellRightGuest(
  context: ServerContext,
  { purchaseId, newEmail: to, isToldAgain }: Correction & { isToldAgain: boolean },
): Promise<void> {
  const { db } = context;
  const purchase = await purchases.find(db, purchaseId);
  if (!purchase) return;
  await makeAccount(context, purchase);
  if ((await purchases.find(db, purchaseId))?.status !== 'unclaimed' || purchase.status !== 'unclaimed') return;
  if (!(await accounts.findContactByEmail(db, to))) return;
  const message = { to, email: { kind: 'guest_existing_copy', purchaseId } as const, about: purchaseId };
  await inTransaction(db, async (transaction) => {
    await purchaseChanges.lock(transaction, purchaseId);
    if (isToldAgain) await queueCopy(context, transaction, message);
    else await emails.queue(transaction, context, message);
  });
}

const makeAccount = (context: ServerContext, { sessionId }: Purchase) =>
  sessionId === undefined ? undefined : reconcile(context, sessionId, ADDRESS_CORRECTED);
