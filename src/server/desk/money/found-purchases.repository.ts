import type { Kysely } from 'kysely';
import type { ListedPurchase } from '#contract/desk/money.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { LISTED, MEMBER_EMAIL, toListed } from './money.repository.ts';

const MOST_FOUND = 20;
const REFERENCE = /^[0-9a-f]{8}$/;
/** Upper bound of a prefix search. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Purchases that no member's page shows, or that are asked for by what a buyer quotes of them. */
const purchases = (db: Kysely<Database>) =>
  db.selectFrom('purchase').select(LISTED).select(MEMBER_EMAIL).limit(MOST_FOUND);

export async function find(db: Kysely<Database>, text: string): Promise<ListedPurchase[]> {
  const begin = text.toLowerCase();
  const end = begin + LAST_CHARACTER;
  const byReference = REFERENCE.test(begin)
    ? await purchases(db).where('id', '>=', begin).where('id', '<', end).execute()
    : [];
  const byBuyer = await purchases(db)
    .where('email', '>=', begin)
    .where('email', '<', end)
    .where('user_id', 'is', null)
    .where('paid_at', 'is not', null)
    .orderBy('email')
    .execute();
  const byReceiver = await purchases(db)
    .innerJoin('gift', 'gift.purchase_id', 'purchase.id')
    .where('gift.recipient_email', '>=', begin)
    .where('gift.recipient_email', '<', end)
    .where('paid_at', 'is not', null)
    .orderBy('gift.recipient_email')
    .execute();
  const found = new Map([...byReference, ...byBuyer, ...byReceiver].map((row) => [row.id, row]));
  return [...found.values()].map((row) => toListed(row, undefined));
}
