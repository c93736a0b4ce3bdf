import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Dispute, ListedPurchase, MoneyDay } from '#contract/desk/money.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

interface PurchasePage {
  purchases: ListedPurchase[];
  next: string | null;
}

interface PurchasesAsked {
  state?: PurchaseStatus | undefined;
  after?: { at: number; id: string } | undefined;
}

const PAGE_SIZE = 50;
const SALES_PAGE_SIZE = 1_000;
const HOUR_MS = 3_600_000;
/** A bound even for the first page, so that the planner uses the index. */
const BEFORE_ALL = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** Sums and purchases. Lists go by an index, however many there are. */
/** Every day from the one of `since` to the one of `now`. London is whole hours from UTC: an hour is of one day. */
export async function days(db: Kysely<Database>, since: number, now: number): Promise<MoneyDay[]> {
  const hour = sql<number>`paid_at / ${sql.lit(HOUR_MS)}`;
  const rows = await db
    .selectFrom('purchase')
    .select(({ fn }) => [
      hour.as('hour'),
      fn.countAll<number>().as('sales'),
      fn.sum<number>('amount_pence').as('sold'),
      fn.sum<number>('amount_refunded_pence').as('givenBack'),
    ])
    .where('paid_at', '>=', since)
    .where('amount_pence', '>', 0)
    .groupBy(hour)
    .execute();
  const days = emptyDays(since, now);
  for (const row of rows) {
    const day = days.get(londonDayAt(Number(row.hour) * HOUR_MS));
    if (!day) continue;
    day.sales += row.sales;
    day.soldPence += Number(row.sold);
    day.givenBackPence += Number(row.givenBack);
  }
  return [...days.values()];
}

/** Changed last first; `after` is the `next` of the page before. */
export async function purchases(
  db: Kysely<Database>,
  { state, after: { at, id } = BEFORE_ALL }: PurchasesAsked,
): Promise<PurchasePage> {
  const query = db
    .selectFrom('purchase')
    .select(LISTED)
    .select(MEMBER_EMAIL)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('updated_at', 'id'), '<', tuple(at, id)))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE);
  const rows = await (state === undefined ? query : query.where('status', '=', state)).execute();
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  const disputes = await disputesOf(
    db,
    rows.map((row) => row.id),
  );
  return {
    purchases: rows.map((row) => toListed(row, disputes.get(row.id))),
    next: last ? `${last.updated_at}.${last.id}` : null,
  };
}

export interface Sale {
  soldAt: number;
  /** "2026-0001": without gaps within a year; test cards have numbers of their own. */
  number: string;
  reference: string;
  isGift: boolean;
  paidPence: number;
  vatPercent: number | null;
  refundedPence: number;
  feePence: number | null;
  cardCountry: string | null;
}

/** The oldest first; `after` is the `next` of the page before. */
export async function sales(
  db: Kysely<Database>,
  after: { at: number; id: string } = { at: 0, id: '' },
): Promise<{ sales: Sale[]; next: string | null }> {
  const rows = await db
    .selectFrom('purchase')
    .select(['id', 'paid_at', 'sale_year', 'sale_number', 'livemode', 'is_gift', 'amount_pence', 'vat_percent'])
    .select(['amount_refunded_pence', 'fee_pence', 'card_country'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('paid_at', 'id'), '>', tuple(after.at, after.id)))
    .where('sale_number', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .limit(SALES_PAGE_SIZE)
    .execute();
  const last = rows.length === SALES_PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    sales: rows.map((row) => ({
      soldAt: row.paid_at ?? 0,
      number: `${row.livemode === 1 ? '' : 'test-'}${row.sale_year}-${String(row.sale_number).padStart(4, '0')}`,
      reference: receiptReference(row.id),
      isGift: row.is_gift === 1,
      paidPence: row.amount_pence,
      vatPercent: row.vat_percent,
      refundedPence: row.amount_refunded_pence,
      feePence: row.fee_pence,
      cardCountry: row.card_country,
    })),
    next: last ? `${last.paid_at}.${last.id}` : null,
  };
}

export const disputeOf = async (db: Kysely<Database>, purchaseId: string): Promise<Dispute | undefined> =>
  (await disputesOf(db, [purchaseId])).get(purchaseId);

function emptyDays(since: number, now: number): Map<string, MoneyDay> {
  const days = new Map<string, MoneyDay>();
  const today = londonDayAt(now);
  for (let day = londonDayAt(since); day <= today; day = addDays(day, 1)) {
    days.set(day, { day, sales: 0, soldPence: 0, givenBackPence: 0 });
  }
  return days;
}

export const LISTED = [
  'purchase.id',
  'purchase.status',
  'purchase.amount_pence',
  'purchase.amount_refunded_pence',
  'purchase.updated_at',
  'purchase.email',
  'purchase.user_id',
  'purchase.is_gift',
] as const;

/** The address of today, where it belongs to an account. */
export const MEMBER_EMAIL = ({ selectFrom }: ExpressionBuilder<Database, 'purchase'>) =>
  selectFrom('user').select('user.email').whereRef('user.id', '=', 'purchase.user_id').as('member_email');

type ListedRow = Pick<
  Selectable<Database['purchase']>,
  'id' | 'status' | 'amount_pence' | 'amount_refunded_pence' | 'updated_at' | 'email' | 'user_id' | 'is_gift'
> & { member_email: string | null };

export const toListed = (row: ListedRow, dispute: Dispute | undefined): ListedPurchase => ({
  id: row.id,
  reference: receiptReference(row.id),
  status: row.status,
  amountPence: row.amount_pence,
  amountRefundedPence: row.amount_refunded_pence,
  changedAt: row.updated_at,
  email: (row.is_gift === 1 ? null : row.member_email) ?? row.email,
  memberId: row.user_id,
  isGift: row.is_gift === 1,
  dispute: dispute ?? null,
});

async function disputesOf(db: Kysely<Database>, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, Dispute>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dispute')
    .innerJoin('purchase', 'purchase.id', 'dispute.purchase_id')
    .select(['dispute.id', 'purchase_id', 'dispute.amount_pence', 'reason', 'dispute.status', 'due_at', 'livemode'])
    .where('purchase_id', 'in', purchaseIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.purchase_id,
      {
        amountPence: row.amount_pence,
        reason: row.reason,
        status: row.status,
        dueAt: row.due_at,
        url: row.livemode === 1 ? `https://dashboard.stripe.com/disputes/${row.id}` : null,
      },
    ]),
  );
}
