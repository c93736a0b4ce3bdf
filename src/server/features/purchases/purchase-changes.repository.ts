import type { Kysely, Transaction } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import * as visitCounts from '#server/features/visits/visit-counts.repository.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { ProviderCharge, ProviderDispute } from './provider-state.ts';
import type { Purchase } from './purchases.repository.ts';

export interface NewPurchase {
  id: string;
  userId: string | undefined;
  email: string | undefined;
  uiMode: string;
  status: PurchaseStatus;
  amountPence: number;
  fullPricePence: number;
  offerCode: string | undefined;
  currency: string;
  vatPercent: number | undefined;
  livemode: boolean;
  isGuest: boolean;
  isGift?: boolean;
  nonceHash: string | undefined;
  now: number;
}

/** Fields that are left out stay unchanged. */
export interface PurchaseChange extends HistoryLine {
  status: PurchaseStatus;
  amountRefundedPence?: number;
  paymentIntentId?: string | undefined;
  email?: string | undefined;
  createdUser?: boolean;
  /** null lifts a revocation. */
  revokedAt?: number | null;
}

/** States in which the money has arrived: they set paid_at. */
const MONEY_IS_HERE: ReadonlySet<PurchaseStatus> = new Set(['paid', 'unclaimed']);

/** Throws a unique violation if the user has a live purchase already, as from a second tab. */
export async function insert(within: Kysely<Database>, purchase: NewPurchase): Promise<void> {
  await within.insertInto('purchase').values(toNewRow(purchase)).execute();
  if (purchase.isGift !== true) await visitCounts.add(within, 'checkout_begun', londonDayAt(purchase.now));
}

export async function insertWithHistory(
  transaction: Transaction<Database>,
  purchase: NewPurchase,
  line: HistoryLine,
): Promise<void> {
  await transaction.insertInto('purchase').values(toNewRow(purchase)).execute();
  await writeHistory(transaction, { id: purchase.id, from: null, to: purchase.status }, line);
}

/** Returns false if the purchase changed meanwhile. */
export async function saveSession(
  db: Kysely<Database>,
  purchase: Purchase,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ stripe_session_id: sessionId, version: purchase.version + 1, updated_at: now })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Leads to a new idempotency key. It raises the version too, so that a session made with the old key cannot be saved.
 */
export async function raiseAttempt(db: Kysely<Database>, purchase: Purchase): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ attempt: purchase.attempt + 1, version: purchase.version + 1 })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .execute();
}

/** Saves the consent while the purchase is pending; it is fixed once it is paid. */
export async function saveAgreed(db: Kysely<Database>, purchaseId: string, agreed: Purchase['agreed']): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ consent_version: agreed?.version ?? null, consent_at: agreed?.at ?? null })
    .where('id', '=', purchaseId)
    .where('status', '=', 'pending')
    .execute();
}

export async function saveNonce(db: Kysely<Database>, purchaseId: string, nonceHash: string): Promise<void> {
  await db.updateTable('purchase').set({ nonce_hash: nonceHash }).where('id', '=', purchaseId).execute();
}

export async function forgetBrowser(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ nonce_hash: null })
    .where('user_id', '=', userId)
    .where('nonce_hash', 'is not', null)
    .execute();
}

/** Returns true for the first caller only, while the purchase still has this owner and is paid. */
export async function spendLogin(
  transaction: Transaction<Database>,
  { id, userId }: Pick<Purchase, 'id' | 'userId'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ login_used_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId ?? '')
    .where('status', '=', 'paid')
    .where('login_used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the member has bought signs nobody in any more. */
export async function spendLogins(transaction: Transaction<Database>, userId: string, now: number): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set({ login_used_at: now })
    .where('user_id', '=', userId)
    .where('login_used_at', 'is', null)
    .execute();
}

/** Compares and sets the version, and writes a history row. Returns false if the purchase changed since it was read. */
export async function changeIfUnchanged(
  transaction: Transaction<Database>,
  purchase: Purchase,
  change: PurchaseChange,
): Promise<boolean> {
  const { status, now, revokedAt, createdUser } = change;
  const stored = await transaction
    .updateTable('purchase')
    .set({
      status,
      amount_refunded_pence: change.amountRefundedPence ?? purchase.amountRefundedPence,
      stripe_payment_intent_id: change.paymentIntentId ?? purchase.paymentIntentId ?? null,
      // A guest who did not pay has left no address.
      email: purchase.isGuest && status === 'expired' ? null : (change.email ?? purchase.email ?? null),
      version: purchase.version + 1,
      updated_at: now,
      paid_at: purchase.paidAt ?? (MONEY_IS_HERE.has(status) ? now : null),
      ...(createdUser === true ? { created_user: 1 } : {}),
      ...(revokedAt === undefined ? {} : { revoked_at: revokedAt }),
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .returning('livemode')
    .executeTakeFirst();
  if (!stored) return false;
  if (isSold(purchase, status)) await keepSale(transaction, purchase, { ...stored, day: londonDayAt(now) });
  if (status !== purchase.status) {
    await writeHistory(transaction, { id: purchase.id, from: purchase.status, to: status }, change);
  }
  return true;
}

/** Its money arrives for the first time. */
const isSold = ({ paidAt, amountPence }: Purchase, status: PurchaseStatus) =>
  paidAt === undefined && MONEY_IS_HERE.has(status) && amountPence > 0;

/** Numbered without gaps: the row of the year is locked until the sale is committed; one that is not takes no number. */
async function keepSale(
  transaction: Transaction<Database>,
  { id, isGift }: Purchase,
  { day, livemode }: { day: CalendarDay; livemode: number },
): Promise<void> {
  const year = Number(day.slice(0, 4));
  const { last } = await transaction
    .insertInto('sale_count')
    .values({ year, livemode, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'livemode'])
        .doUpdateSet(({ ref, eb }) => ({ last: eb(ref('sale_count.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('purchase').set({ sale_year: year, sale_number: last }).where('id', '=', id).execute();
  if (!isGift) await visitCounts.add(transaction, 'paid', day);
}

/** A purchase that an account still lives on stays, or its lifetime access would end; so does a gift that waits. */
export async function deleteOlderThan(db: Kysely<Database>, time: number): Promise<void> {
  await db
    .deleteFrom('purchase')
    .where('created_at', '<', time)
    .where((expression) => expression.or([expression('paid_at', 'is', null), expression('paid_at', '<', time)]))
    .where((expression) =>
      expression.or([expression('user_id', 'is', null), expression('status', 'not in', ['paid', 'disputed'])]),
    )
    .where((expression) => expression.or([expression('is_gift', '=', 0), expression('status', '!=', 'unclaimed')]))
    .execute();
}

function toNewRow(purchase: NewPurchase) {
  return {
    id: purchase.id,
    user_id: purchase.userId ?? null,
    email: purchase.email ?? null,
    ui_mode: purchase.uiMode,
    amount_pence: purchase.amountPence,
    full_price_pence: purchase.fullPricePence,
    offer_code: purchase.offerCode ?? null,
    currency: purchase.currency,
    amount_refunded_pence: 0,
    vat_percent: purchase.vatPercent ?? null,
    livemode: purchase.livemode ? 1 : 0,
    status: purchase.status,
    version: 0,
    attempt: 1,
    nonce_hash: purchase.nonceHash ?? null,
    is_guest: purchase.isGuest ? 1 : 0,
    is_gift: purchase.isGift === true ? 1 : 0,
    created_user: 0,
    created_at: purchase.now,
    updated_at: purchase.now,
    paid_at: purchase.status === 'paid' ? purchase.now : null,
  };
}

export async function lock(transaction: Transaction<Database>, purchaseId: string): Promise<void> {
  await transaction
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', purchaseId)
    .$call(forUpdate(transaction))
    .execute();
}

export async function assignToNewAccount(
  transaction: Transaction<Database>,
  purchaseId: string,
  userId: string,
): Promise<void> {
  await transaction.updateTable('purchase').set({ user_id: userId }).where('id', '=', purchaseId).execute();
}

/** Returns true for the first caller only; a claim counts as the sign-in too. */
export async function spendClaim(
  transaction: Transaction<Database>,
  purchaseId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ claimed_at: now, login_used_at: now })
    .where('id', '=', purchaseId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if it changed since it was looked at. Throws a unique violation if the user has a live purchase. */
export async function giveTo(
  transaction: Transaction<Database>,
  purchase: Purchase,
  userId: string,
  line: HistoryLine,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({
      user_id: userId,
      status: 'paid',
      claimed_at: line.now,
      version: purchase.version + 1,
      updated_at: line.now,
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .where('status', '=', 'unclaimed')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await writeHistory(transaction, { id: purchase.id, from: 'unclaimed', to: 'paid' }, line);
  return true;
}

/** Makes concurrent compare-and-sets retry. */
export async function raiseVersion(transaction: Transaction<Database>, purchaseId: string): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', purchaseId)
    .execute();
}

/** For a purchase of which nothing is paid. */
export async function saveEmail(transaction: Transaction<Database>, purchaseId: string, email: string): Promise<void> {
  await transaction.updateTable('purchase').set({ email }).where('id', '=', purchaseId).execute();
}

/** Returns false if it was claimed or refunded meanwhile. */
export async function assignToOwner(
  transaction: Transaction<Database>,
  purchase: Purchase,
  userId: string,
  now: number,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ user_id: userId, claimed_at: now, version: purchase.version + 1, updated_at: now })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .where('status', '=', 'unclaimed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes concurrent compare-and-sets retry. The caller holds the lock. */
export async function replaceEmail(
  transaction: Transaction<Database>,
  purchase: Purchase,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set({ email, version: purchase.version + 1 })
    .where('id', '=', purchase.id)
    .execute();
}

/** Keeps the disputes as the card processor tells them now. */
export async function saveDisputes(
  db: Kysely<Database>,
  purchaseId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  for (const { id, amountPence, reason, status, dueAt } of disputes) {
    const facts = { amount_pence: amountPence, reason, status, due_at: dueAt };
    await db
      .insertInto('dispute')
      .values({ id, purchase_id: purchaseId, ...facts })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
      .execute();
  }
}

/** Keeps what the card processor says of the charge, once it does. */
export async function saveCharge(db: Kysely<Database>, purchaseId: string, charge: ProviderCharge): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ fee_pence: charge.feePence, card_country: charge.cardCountry })
    .where('id', '=', purchaseId)
    .execute();
}

export interface HistoryLine {
  cause: string;
  historyId: string;
  now: number;
}

export async function writeHistory(
  transaction: Transaction<Database>,
  { id, from, to }: { id: string; from: PurchaseStatus | null; to: PurchaseStatus },
  { historyId, cause, now }: HistoryLine,
): Promise<void> {
  await transaction
    .insertInto('purchase_history')
    .values({ id: historyId, purchase_id: id, from_status: from, to_status: to, cause, at: now })
    .execute();
}
