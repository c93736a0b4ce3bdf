import type { Kysely } from 'kysely';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type HistoryLine, writeHistory } from './purchase-history.repository.ts';
import type { Purchase } from './purchase-row.repository.ts';

export async function lock(transaction: Kysely<Database>, purchaseId: string): Promise<void> {
  await transaction
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', purchaseId)
    .$call(forUpdate(transaction))
    .execute();
}

export async function assignToNewAccount(
  transaction: Kysely<Database>,
  purchaseId: string,
  userId: string,
): Promise<void> {
  await transaction.updateTable('purchase').set({ user_id: userId }).where('id', '=', purchaseId).execute();
}

/** True for the first caller only; a claim counts as the sign-in too. */
export async function spendClaim(transaction: Kysely<Database>, purchaseId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ claimed_at: now, login_used_at: now })
    .where('id', '=', purchaseId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if it changed since it was looked at. Throws a unique violation if she has a live purchase. */
export async function giveTo(
  transaction: Kysely<Database>,
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
export async function raiseVersion(transaction: Kysely<Database>, purchaseId: string): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', purchaseId)
    .execute();
}

/** While nothing is paid. */
export async function saveEmail(transaction: Kysely<Database>, purchaseId: string, email: string): Promise<void> {
  await transaction.updateTable('purchase').set({ email }).where('id', '=', purchaseId).execute();
}

/** False if it was claimed or refunded meanwhile. */
export async function assignToOwner(transaction: Kysely<Database>, purchase: Purchase, userId: string, now: number) {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ user_id: userId, claimed_at: now, version: purchase.version + 1, updated_at: now })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .where('status', '=', 'unclaimed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

// ADAPTER
export function claimChanges() {
  return {
    lock: (transaction: Kysely<Database>, purchaseId: string) => lock(transaction, purchaseId),
    assignToNewAccount: (transaction: Kysely<Database>, purchaseId: string, userId: string) =>
      assignToNewAccount(transaction, purchaseId, userId),
    spendClaim: (transaction: Kysely<Database>, purchaseId: string, now: number) =>
      spendClaim(transaction, purchaseId, now),
    giveTo: (transaction: Kysely<Database>, purchase: Purchase, userId: string, line: HistoryLine) =>
      giveTo(transaction, purchase, userId, line),
    raiseVersion: (transaction: Kysely<Database>, purchaseId: string) => raiseVersion(transaction, purchaseId),
    saveEmail: (transaction: Kysely<Database>, purchaseId: string, email: string) =>
      saveEmail(transaction, purchaseId, email),
    replaceEmail,
    assignToOwner: (transaction: Kysely<Database>, purchase: Purchase, userId: string, now: number) =>
      assignToOwner(transaction, purchase, userId, now),
  };
}
// END ADAPTER

/** Makes concurrent compare-and-sets retry. The caller holds the lock. */
export async function replaceEmail(transaction: Kysely<Database>, purchase: Purchase, email: string): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set({ email, version: purchase.version + 1 })
    .where('id', '=', purchase.id)
    .execute();
}
