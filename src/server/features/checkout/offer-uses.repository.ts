import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Offer, OfferUsesAnswer } from '#contract/desk/money.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** The buyer whose own open checkout is not counted, because it is reused or expired. */
export type OfferHolder = { userId: string } | { nonceHash: string } | { formKey: string } | { browserHash: string };

interface UsesAsked {
  code: string;
  except: OfferHolder | undefined;
}

const OPEN: PurchaseStatus[] = ['pending', 'processing'];
/** What ended unpaid holds no use. */
const UNPAID: PurchaseStatus[] = ['failed', 'expired'];
const PAGE_SIZE = 50;

const byCode = (code: string, within: Kysely<Database>) =>
  within.selectFrom('offer').selectAll().where('code', '=', code);

export async function find(db: Kysely<Database>, code: string): Promise<Offer | undefined> {
  const row = await byCode(code, db).executeTakeFirst();
  return row && toOffer(row);
}

/** Locks the row until the transaction ends. */
export async function lock(transaction: Transaction<Database>, code: string): Promise<Offer | undefined> {
  const row = await byCode(code, transaction).$call(forUpdate(transaction)).executeTakeFirst();
  return row && toOffer(row);
}

/** A use is a purchase with the code that did not end unpaid. Counts up to `most`: more does not matter. */
export async function countUses(within: Kysely<Database>, asked: UsesAsked, most: number): Promise<number> {
  const uses = usesOf(within, asked).select('id').limit(most).as('uses');
  const row = await within
    .selectFrom(uses)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function isUsedBy(within: Kysely<Database>, email: string, asked: UsesAsked): Promise<boolean> {
  return (await usesOf(within, asked).select('id').where('email', '=', email).limit(1).execute()).length > 0;
}

export async function countsOf(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { paid: number; open: number }>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchase')
    .select(({ fn }) => ['offer_code', 'status', fn.countAll<number>().as('count')])
    .where('offer_code', 'in', codes)
    .where('status', 'not in', UNPAID)
    .groupBy(['offer_code', 'status'])
    .execute();
  const found = new Map<string, { paid: number; open: number }>();
  for (const { offer_code: code, status, count } of rows) {
    const uses = found.get(code ?? '') ?? { paid: 0, open: 0 };
    uses[OPEN.includes(status) ? 'open' : 'paid'] += Number(count);
    found.set(code ?? '', uses);
  }
  return found;
}

function usesOf(within: Kysely<Database>, { code, except }: UsesAsked) {
  const uses = within.selectFrom('purchase').where('offer_code', '=', code).where('status', 'not in', UNPAID);
  return except ? uses.where('id', 'not in', openOf(within, except)) : uses;
}

function openOf(within: Kysely<Database>, holder: OfferHolder) {
  const open = within.selectFrom('purchase').select('purchase.id').where('purchase.status', 'in', OPEN);
  if ('userId' in holder) return open.where('user_id', '=', holder.userId);
  if ('nonceHash' in holder) return open.where('nonce_hash', '=', holder.nonceHash);
  const ofGifts = open.innerJoin('gift', 'gift.purchase_id', 'purchase.id');
  return 'formKey' in holder
    ? ofGifts.where('gift.form_key', '=', holder.formKey)
    : ofGifts.where('gift.browser_hash', '=', holder.browserHash);
}

/** Lists the gifts that this browser has begun with the code, and that can still be ended. */
export async function pendingGiftsOf(db: Kysely<Database>, code: string, browserHash: string): Promise<string[]> {
  const open = openOf(db, { browserHash }).where('offer_code', '=', code);
  const rows = await open.where('purchase.status', '=', 'pending').execute();
  return rows.map(({ id }) => id);
}

/** The newest first; `after` is the `next` of the page before. */
export async function listUses(
  db: Kysely<Database>,
  code: string,
  after?: { at: number; id: string },
): Promise<OfferUsesAnswer> {
  const query = usesOf(db, { code, except: undefined })
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE);
  const rows = await (after
    ? query.where((where) =>
        where.or([
          where('created_at', '<', after.at),
          where.and([where('created_at', '=', after.at), where('id', '<', after.id)]),
        ]),
      )
    : query
  ).execute();
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return { uses: rows.map(toUse), next: last ? `${last.created_at}.${last.id}` : null };
}

const toUse = (row: Selectable<Database['purchase']>) => ({
  id: row.id,
  reference: receiptReference(row.id),
  status: row.status,
  fullPence: row.full_price_pence,
  amountPence: row.amount_pence,
  isGift: row.is_gift === 1,
  email: row.email,
  at: row.paid_at ?? row.created_at,
});

export const toOffer = (row: Selectable<Database['offer']>): Offer => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  from: row.from_day,
  until: row.until,
  limit: row.use_limit,
  oncePerAddress: row.once_per_address === 1,
  madeAt: row.made_at,
  endedAt: row.ended_at,
});
