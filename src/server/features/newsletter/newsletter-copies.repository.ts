import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, NewsletterCopyTable } from '#server/platform/database/schema.ts';

/** The key of a copy in the outbox: one for each newsletter, member and time. */
export const copyKey = (newsletterId: string, userId: string, nth = 0): string => `${newsletterId}:${userId}:${nth}`;

/** What the outbox knows of a copy that is not settled. */
export interface OpenCopy {
  userId: string;
  nth: number;
  madeAt: number;
  emailId: string | null;
  sentAt: number | null;
  sentThrough: string | null;
  givenUpAt: number | null;
  reason: string | null;
}

type Outcome = NonNullable<NewsletterCopyTable['outcome']>;

const REASON_LENGTH = 120;

/** Whose it is new for: nobody gets a second one. */
export async function add(
  transaction: Transaction<Database>,
  newsletterId: string,
  userIds: readonly string[],
  { now, nth = 0 }: { now: number; nth?: number },
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await transaction
    .insertInto('newsletter_copy')
    .values(
      userIds.map((id) => ({
        newsletter_id: newsletterId,
        user_id: id,
        nth,
        made_at: now,
        outcome: null,
        reason: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'user_id', 'nth']).doNothing())
    .returning('user_id')
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

export const find = (db: Kysely<Database>, newsletterId: string, userId: string, nth: number) =>
  db
    .selectFrom('newsletter_copy')
    .select(['outcome', 'made_at'])
    .where('newsletter_id', '=', newsletterId)
    .where('user_id', '=', userId)
    .where('nth', '=', nth)
    .executeTakeFirst();

/** Not settled: on its way, or gone without a note of it here. */
export async function listOpen(db: Kysely<Database>, newsletterId: string): Promise<OpenCopy[]> {
  const key = sql<string>`${`newsletter:${newsletterId}:`} || newsletter_copy.user_id || ':' || newsletter_copy.nth`;
  return db
    .selectFrom('newsletter_copy')
    .leftJoin('email_outbox', (join) => join.on('email_outbox.dedupe_key', '=', key))
    .select(['newsletter_copy.user_id as userId', 'newsletter_copy.made_at as madeAt', 'email_outbox.id as emailId'])
    .select('newsletter_copy.nth')
    .select(['sent_at as sentAt', 'sent_through as sentThrough', 'given_up_at as givenUpAt', 'last_error as reason'])
    .where('newsletter_id', '=', newsletterId)
    .where('outcome', 'is', null)
    .execute();
}

/** How many of them this has settled. */
export async function settle(
  transaction: Transaction<Database>,
  newsletterId: string,
  copies: readonly Pick<OpenCopy, 'userId' | 'nth' | 'reason'>[],
  outcome: Outcome,
): Promise<number> {
  let settled = 0;
  for (const { userId, nth, reason } of copies) {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_copy')
      .set({ outcome, reason: outcome === 'came_back' ? (reason?.slice(0, REASON_LENGTH) ?? null) : null })
      .where('newsletter_id', '=', newsletterId)
      .where('user_id', '=', userId)
      .where('nth', '=', nth)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    settled += Number(numUpdatedRows);
  }
  return settled;
}

/** Whose copies came back, and why. */
export const listCameBack = (db: Kysely<Database>, newsletterId: string, limit: number) =>
  db
    .selectFrom('newsletter_copy')
    .innerJoin('user', 'user.id', 'newsletter_copy.user_id')
    .select(['user.id', 'user.first_name', 'user.last_name', 'user.email', 'newsletter_copy.reason'])
    .where('newsletter_id', '=', newsletterId)
    // Spelt out, or PostgreSQL plans for any outcome and takes no notice of the index of this one.
    .where('outcome', '=', sql.lit('came_back' as const))
    .orderBy('newsletter_copy.user_id')
    .limit(limit)
    .execute();

/** What came of each is counted in the newsletter itself; of a series, made at no time, they say who had it. */
export async function forgetEndedBefore(db: Kysely<Database>, time: number): Promise<void> {
  const ended = db.selectFrom('newsletter').select('id').where('ended_at', '<', time).where('made_at', '>', 0);
  await db.deleteFrom('newsletter_copy').where('newsletter_id', 'in', ended).where('outcome', 'is not', null).execute();
}
