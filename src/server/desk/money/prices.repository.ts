import type { Kysely, Transaction } from 'kysely';
import type { PriceChange } from '#domain/purchases/price.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredPrice extends PriceChange {
  id: string;
  setAt: number;
  setBy: string;
}

const AT_MOST = 200;

/** The price with its history: each holds from a moment on, until the next. */
/** Without those that were taken back; the oldest first. */
export async function list(within: Kysely<Database>): Promise<StoredPrice[]> {
  const rows = await within
    .selectFrom('price')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('holds_from', 'desc')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      amountPence: row.amount_pence,
      holdsFrom: row.holds_from,
      setAt: row.set_at,
      setBy: row.set_by,
    }))
    .toReversed();
}

export async function add(transaction: Transaction<Database>, price: StoredPrice): Promise<void> {
  await transaction
    .insertInto('price')
    .values({
      id: price.id,
      amount_pence: price.amountPence,
      holds_from: price.holdsFrom,
      set_at: price.setAt,
      set_by: price.setBy,
      withdrawn_at: null,
    })
    .execute();
}

/** The amount of a coming one; undefined where there is none, or it holds already. */
export async function withdraw(
  transaction: Transaction<Database>,
  id: string,
  now: number,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('price')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('holds_from', '>', now)
    .where('withdrawn_at', 'is', null)
    .returning('amount_pence')
    .executeTakeFirst();
  return row?.amount_pence;
}
