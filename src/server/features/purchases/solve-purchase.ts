import type { Kysely } from 'kysely';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { Gift } from '#server/features/gifts/gift-row.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { isNobodys, type OnePurchaseNeeds } from './operate-one-purchase.ts';
import type { RecordDeed } from './operate-purchases.ts';
import { awaitsOwner, type Purchase } from './purchase-row.repository.ts';
import { ADDRESS_CORRECTED, type ReconcilePurchase } from './reconcile-purchase.ts';
import { queueCopy, receiptFacts } from './send-email-again.ts';

export interface SolveNeeds extends OnePurchaseNeeds {
  oneTimeTokens: OneTimeTokensRepository;
  reconcile: ReconcilePurchase;
}

/** Asked within the transaction of a correction: false where that were too many. */
export type MayCorrect = (transaction: Kysely<Database>) => Promise<boolean>;

export interface CorrectionDeed {
  mayCorrect: MayCorrect;
  recordDeed: RecordDeed;
}

export interface Correction {
  purchaseId: string;
  newEmail: string;
}

type LinkOutcome = { ok: true; to: string } | { ok: false; reason: 'closed' | 'too_often' };
type BuyerOutcome = 'corrected' | 'same' | 'too_often' | 'closed';

/** To a giver for her gift, or to a guest for her purchase. */
export async function sendPurchaseLink(
  needs: SolveNeeds,
  purchaseId: string,
  recordDeed: RecordDeed,
): Promise<LinkOutcome> {
  const purchase = await needs.purchases.find(purchaseId);
  const outcome = await inTransaction(needs.db, async (transaction): Promise<LinkOutcome> => {
    await needs.purchases.lock(transaction, purchaseId);
    const copy = await copyFor(needs, transaction, purchaseId);
    if (!copy) return { ok: false, reason: 'closed' };
    const sent = await queueCopy(needs, transaction, { ...copy, about: purchaseId });
    if (!sent.ok) return { ok: false, reason: 'too_often' };
    await recordDeed(transaction, { action: 'purchase_link_sent', aboutPurchaseId: purchaseId });
    return sent;
  });
  if (outcome.ok && purchase?.isGift === false) await makeAccount(needs, purchase);
  return outcome;
}

async function copyFor(needs: SolveNeeds, transaction: Kysely<Database>, purchaseId: string) {
  const { accounts, gifts, purchases, now } = needs;
  const purchase = await purchases.find(purchaseId, transaction);
  if (!purchase || purchase.paidAt === undefined) return undefined;
  const gift = await gifts.find(purchaseId, transaction);
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
 * Of a buyer who has no account through it, so it holds at once, and what was sent to the wrong address opens nothing any
 * more. `mayCorrect` is asked within its transaction.
 */
export async function correctBuyer(
  needs: SolveNeeds,
  correction: Correction,
  deed: CorrectionDeed,
): Promise<BuyerOutcome> {
  const isGift = (await needs.gifts.find(correction.purchaseId)) !== undefined;
  return isGift ? correctGiver(needs, correction, deed) : correctGuest(needs, correction, deed);
}

const correctGiver = (
  needs: SolveNeeds,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordDeed }: CorrectionDeed,
) =>
  inTransaction(needs.db, async (transaction): Promise<BuyerOutcome> => {
    await needs.purchases.lock(transaction, purchaseId);
    const purchase = await needs.purchases.find(purchaseId, transaction);
    const gift = await needs.gifts.find(purchaseId, transaction);
    if (!purchase || !gift || !isNobodys(purchase, gift)) return 'closed';
    if (gift.giverEmail === newEmail) return 'same';
    if (!(await mayCorrect(transaction))) return 'too_often';
    await tellRightGiver(needs, transaction, { purchase, gift, newEmail });
    await needs.purchases.replaceEmail(transaction, purchase, newEmail);
    await recordCorrection(recordDeed, transaction, purchaseId);
    return 'corrected';
  });

/** What comes after a correction is stored may break off: asked again for the same address, it goes on. */
async function correctGuest(
  needs: SolveNeeds,
  { purchaseId, newEmail }: Correction,
  { mayCorrect, recordDeed }: CorrectionDeed,
): Promise<BuyerOutcome> {
  let isToldAgain = false;
  const outcome = await inTransaction(needs.db, async (transaction): Promise<BuyerOutcome> => {
    await needs.purchases.lock(transaction, purchaseId);
    const purchase = await needs.purchases.find(purchaseId, transaction);
    isToldAgain = purchase?.email === newEmail;
    if (isToldAgain) return 'corrected';
    if (!purchase || !isNobodys(purchase, undefined)) return 'closed';
    if (!(await mayCorrect(transaction))) return 'too_often';
    await needs.oneTimeTokens.spendClaimsOf(transaction, { email: purchase.email ?? '', purchaseId });
    await needs.purchases.replaceEmail(transaction, purchase, newEmail);
    await recordCorrection(recordDeed, transaction, purchaseId);
    return 'corrected';
  });
  if (outcome === 'corrected') await tellRightGuest(needs, { purchaseId, newEmail, isToldAgain });
  return outcome;
}

const recordCorrection = (recordDeed: RecordDeed, transaction: Kysely<Database>, purchaseId: string) =>
  recordDeed(transaction, { action: 'address_corrected', aboutPurchaseId: purchaseId, after: 'holds at once' });

async function tellRightGiver(
  { gifts, emails, now }: SolveNeeds,
  transaction: Kysely<Database>,
  { purchase, gift, newEmail }: { purchase: Purchase; gift: Gift; newEmail: string },
): Promise<void> {
  const { id: purchaseId } = purchase;
  await gifts.replaceGiverEmail(transaction, purchaseId, newEmail);
  const email = {
    kind: 'gift_receipt',
    purchaseId,
    firstName: gift.giverName,
    ...receiptFacts(purchase, now()),
  } as const;
  await emails.queue(transaction, { to: newEmail, email, about: purchaseId });
}

/** Whoever has an account at the right address is sent the link to what she paid for; else one is made. */
async function tellRightGuest(
  needs: SolveNeeds,
  { purchaseId, newEmail: to, isToldAgain }: Correction & { isToldAgain: boolean },
): Promise<void> {
  const { db, accounts, emails, purchases } = needs;
  const purchase = await purchases.find(purchaseId);
  if (!purchase) return;
  await makeAccount(needs, purchase);
  if ((await purchases.find(purchaseId))?.status !== 'unclaimed' || purchase.status !== 'unclaimed') return;
  if (!(await accounts.findContactByEmail(to))) return;
  const letter = { to, email: { kind: 'guest_existing_copy', purchaseId } as const, about: purchaseId };
  await inTransaction(db, async (transaction) => {
    await purchases.lock(transaction, purchaseId);
    if (isToldAgain) await queueCopy(needs, transaction, letter);
    else await emails.queue(transaction, letter);
  });
}

const makeAccount = ({ reconcile }: SolveNeeds, { sessionId }: Purchase) =>
  sessionId === undefined ? undefined : reconcile(sessionId, ADDRESS_CORRECTED);
