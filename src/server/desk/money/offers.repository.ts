import type { Kysely, Transaction } from 'kysely';
import type { Offer } from '#contract/desk/money.ts';
import { toOffer } from '#server/features/checkout/offer-uses.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Codes that take something off the price. */
export async function list(db: Kysely<Database>): Promise<Offer[]> {
  return (await db.selectFrom('offer').selectAll().orderBy('made_at', 'desc').limit(200).execute()).map(toOffer);
}

/** Throws a unique violation where there is such a code. */
export async function add(transaction: Transaction<Database>, offer: Omit<Offer, 'endedAt'>): Promise<void> {
  await transaction
    .insertInto('offer')
    .values({
      code: offer.code,
      kind: offer.kind,
      value: offer.value,
      from_day: offer.from,
      until: offer.until,
      use_limit: offer.limit,
      once_per_address: offer.oncePerAddress ? 1 : 0,
      made_at: offer.madeAt,
      ended_at: null,
    })
    .execute();
}

/** True for the first caller only. */
export async function end(transaction: Transaction<Database>, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('offer')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
