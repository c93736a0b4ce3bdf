import type { Kysely } from 'kysely';
import type { DeskToday, Need } from '#contract/desk-today.ts';
import type { PurchaseStatus } from '#domain/purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type TodayRepository = ReturnType<typeof createTodayRepository>;

/** Each kind shows the oldest of its cases. */
const MOST_OF_A_KIND = 20;

/** What waits for a person, and what the last days brought. */
export function createTodayRepository(db: Kysely<Database>) {
  return {
    /** Oldest harm first, people before machines. */
    async needs({ now, unclaimedBefore }: { now: number; unclaimedBefore: number }): Promise<Need[]> {
      const ofPeople = [
        ...(await purchasesIn(db, 'review', 'review', now)),
        ...(await purchasesIn(db, 'disputed', 'disputed', now)),
        ...(await purchasesIn(db, 'unclaimed', 'unclaimed', unclaimedBefore)),
      ];
      const { count, since } = await db
        .selectFrom('email_outbox')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('given_up_at').as('since')])
        .where('sent_at', 'is', null)
        .where('given_up_at', '>', 0)
        .executeTakeFirstOrThrow();
      const letters = { kind: 'letters', count, amountPence: null, email: null, memberId: null, dueAt: null } as const;
      const byAge = ofPeople.toSorted((one, other) => one.since - other.since);
      return since === null ? byAge : [...byAge, { ...letters, since }];
    },

    /** Sales and refunds by when the purchase began. */
    async since(time: number): Promise<DeskToday['week']> {
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
    },
  };
}

async function purchasesIn(
  db: Kysely<Database>,
  kind: Need['kind'],
  status: PurchaseStatus,
  changedBefore: number,
): Promise<readonly Need[]> {
  const rows = await db
    .selectFrom('purchase')
    .select(['user_id', 'email', 'amount_pence', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('dispute')
        .select(({ fn }) => fn.min('due_at').as('due'))
        .whereRef('purchase_id', '=', 'purchase.id')
        .as('due_at'),
    )
    .where('status', '=', status)
    .where('updated_at', '<=', changedBefore)
    // A gift waits for its receiver, for as long as she likes.
    .$if(status === 'unclaimed', (query) => query.where('is_gift', '=', 0))
    .orderBy('updated_at')
    .limit(MOST_OF_A_KIND)
    .execute();
  return rows.map((row) => ({
    kind,
    since: row.updated_at,
    count: 1,
    amountPence: row.amount_pence,
    email: row.email,
    memberId: row.user_id,
    dueAt: row.due_at,
  }));
}
