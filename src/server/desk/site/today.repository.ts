import type { Kysely } from 'kysely';
import type { DeskToday, Todo } from '#contract/desk/today.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { undeliveredEmails } from '#server/desk/emails/undelivered-emails.repository.ts';
import { endedPractice } from '#server/desk/money/ended-practice.repository.ts';
import { restOf } from '#server/desk/operators/rest-of-todos.ts';
import type { Database } from '#server/platform/database/schema.ts';

interface TodosAsked {
  now: number;
  unclaimedBefore: number;
  /** Of each kind; the rest is told in one. */
  atMost: number;
}

/** What waits for a person, and what the last days brought. */
/** Oldest harm first, people before e-mails. */
export async function todos(db: Kysely<Database>, { now, unclaimedBefore, atMost }: TodosAsked): Promise<Todo[]> {
  const { ofPeople, others } = await undeliveredEmails(db, { now, atMost });
  const people = [
    ...ofPeople,
    ...(await purchasesIn(db, 'review', { changedBefore: now, atMost })),
    ...(await purchasesIn(db, 'disputed', { changedBefore: now, atMost })),
    ...(await purchasesIn(db, 'unclaimed', { changedBefore: unclaimedBefore, atMost })),
    ...(await endedPractice(db, { now, atMost })),
  ];
  return [...people.toSorted((one, other) => one.since - other.since), ...others];
}

/** Sales and refunds by when the purchase began. */
export async function since(db: Kysely<Database>, time: number): Promise<DeskToday['week']> {
  const sold = await db
    .selectFrom('purchase')
    .select(({ fn }) => [
      fn.countAll<number>().as('sales'),
      fn.sum<number | null>('amount_pence').as('soldPence'),
      fn.sum<number | null>('amount_refunded_pence').as('givenBackPence'),
    ])
    .where('created_at', '>=', time)
    .where('paid_at', 'is not', null)
    .where('amount_pence', '>', 0)
    .executeTakeFirstOrThrow();
  const { joined } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('joined'))
    .where('created_at', '>=', time)
    .executeTakeFirstOrThrow();
  return {
    sales: sold.sales,
    soldPence: Number(sold.soldPence ?? 0),
    givenBackPence: Number(sold.givenBackPence ?? 0),
    joined,
  };
}

/** What was paid after one moment and until another, the newest first. */
export async function salesIn(
  db: Kysely<Database>,
  { since, until }: { since: number; until: number },
  atMost: number,
): Promise<{ amountPence: number; isGift: boolean }[]> {
  const rows = await db
    .selectFrom('purchase')
    .select(['amount_pence', 'is_gift'])
    .where('paid_at', '>', since)
    .where('paid_at', '<=', until)
    .where('amount_pence', '>', 0)
    .orderBy('paid_at', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({ amountPence: row.amount_pence, isGift: row.is_gift === 1 }));
}

async function purchasesIn(
  db: Kysely<Database>,
  status: PurchaseStatus & Todo['kind'],
  { changedBefore, atMost }: { changedBefore: number; atMost: number },
): Promise<readonly Todo[]> {
  const waiting = db
    .selectFrom('purchase')
    .where('status', '=', status)
    .where('updated_at', '<=', changedBefore)
    // A gift waits for its receiver, for as long as they like.
    .$if(status === 'unclaimed', (query) => query.where('is_gift', '=', 0));
  const rows = await waiting
    .select(['id', 'user_id', 'email', 'amount_pence', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('dispute')
        .select(({ fn }) => fn.min('due_at').as('due'))
        .whereRef('purchase_id', '=', 'purchase.id')
        .as('due_at'),
    )
    .orderBy('updated_at')
    .limit(atMost + 1)
    .execute();
  const todos = rows.slice(0, atMost).map((row) => ({
    kind: status,
    since: row.updated_at,
    count: 1,
    amountPence: row.amount_pence,
    email: row.email,
    memberId: row.user_id,
    purchaseId: row.id,
    emailId: null,
    detail: null,
    isInvited: false,
    dueAt: row.due_at,
  }));
  const [last] = rows.slice(atMost);
  if (!last) return todos;
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return [...todos, restOf(status, last.updated_at, count - atMost)];
}
