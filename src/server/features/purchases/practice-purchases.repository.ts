import type { Kysely, Transaction } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type HistoryLine, writeHistory } from './purchase-changes.repository.ts';

interface TestPurchase {
  id: string;
  userId: string | undefined;
  status: PurchaseStatus;
  version: number;
  livemode: boolean;
  amountPence: number;
}

/** Lists the purchases that were begun while no real card was charged. */
export async function list(db: Kysely<Database>): Promise<TestPurchase[]> {
  const rows = await db
    .selectFrom('purchase')
    .select(['id', 'user_id', 'status', 'version', 'livemode', 'amount_pence'])
    .where('livemode', '=', 0)
    .where('status', '!=', 'expired')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id ?? undefined,
    status: row.status,
    version: row.version,
    livemode: row.livemode === 1,
    amountPence: row.amount_pence,
  }));
}

/**
 * Ends a purchase like a checkout that ran out unpaid: no card processor is asked about it again, it counts in no sum,
 * holds no use of a code, and brings no access back. Returns false if it changed meanwhile.
 */
export async function end(
  transaction: Transaction<Database>,
  purchase: TestPurchase,
  line: HistoryLine,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({
      status: 'expired',
      paid_at: null,
      sale_year: null,
      sale_number: null,
      revoked_at: null,
      nonce_hash: null,
      // A guest who never paid has left no address.
      ...(purchase.userId === undefined && { email: null }),
      stripe_session_id: null,
      stripe_payment_intent_id: null,
      version: purchase.version + 1,
      updated_at: line.now,
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await writeHistory(transaction, { id: purchase.id, from: purchase.status, to: 'expired' }, line);
  return true;
}
