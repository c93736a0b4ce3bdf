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
  { answer, wording }: NewsletterChoice,
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

const lastOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('newsletter_answer')
    .select(['answer', 'answered_at', 'wording'])
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
