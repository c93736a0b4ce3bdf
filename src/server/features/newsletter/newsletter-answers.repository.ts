import type { Kysely, Transaction } from 'kysely';
import type { NewsletterChoice, OwnNewsletter } from '#contract/newsletter.ts';
import { lockAccount } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Members' answers to the newsletter. Lines are added, never changed; the last one counts. */
export async function current(db: Kysely<Database>, userId: string): Promise<OwnNewsletter['choice']> {
  const last = await lastOf(db, userId);
  return last ? { answer: last.answer, at: last.answered_at } : null;
}

/** The same said again with the same words adds nothing. @returns what counts now. */
export async function say(
  transaction: Transaction<Database>,
  userId: string,
  { answer, wording }: Pick<NewsletterChoice, 'answer'> & { wording: string },
  now: number,
): Promise<OwnNewsletter['choice']> {
  // One after the other, so that the last tap is the last line.
  await lockAccount(transaction, userId);
  const last = await lastOf(transaction, userId);
  if (last?.answer === answer && last.wording === wording) return { answer, at: last.answered_at };
  const at = Math.max(now, (last?.answered_at ?? 0) + 1);
  await transaction
    .insertInto('newsletter_answer')
    .values({ user_id: userId, answered_at: at, answer, wording })
    .execute();
  return { answer, at };
}

/** Whom their last answer allows to write to, and since when. */
export async function findAgreed(
  db: Kysely<Database>,
  userId: string,
): Promise<{ firstName: string; since: number } | undefined> {
  const row = await db
    .selectFrom('user')
    .select(['first_name', 'newsletter_since'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && row.newsletter_since !== null ? { firstName: row.first_name, since: row.newsletter_since } : undefined;
}

/** All who have said yes. */
export async function count(db: Kysely<Database>): Promise<number> {
  const { count: counted } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // So that the planner goes along the index.
    .where('newsletter_since', '>=', 0)
    .executeTakeFirstOrThrow();
  return Number(counted);
}

/** A no to the words of the yes; false where the last answer was none. */
export async function withdraw(transaction: Transaction<Database>, userId: string, now: number): Promise<boolean> {
  await lockAccount(transaction, userId);
  const last = await lastOf(transaction, userId);
  if (last?.answer !== 'yes') return false;
  await say(transaction, userId, { answer: 'no', wording: last.wording }, now);
  return true;
}

const lastOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('newsletter_answer')
    .select(['answer', 'answered_at', 'wording'])
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
