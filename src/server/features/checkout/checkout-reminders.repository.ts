import { hash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { NEWSLETTER_PAUSE_MS } from '#domain/emails/newsletter-sending.ts';
import { CHECKOUT_REMINDER_MS } from '#domain/emails/newsletter-series.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type CheckoutReminder = Selectable<Database['checkout_reminder']>;

/** States of a purchase that nobody has paid. */
const UNPAID = ['pending', 'failed', 'expired'] as const;

/** Whoever had one within the week, or has stopped it, gets no other. */
export async function ask(
  transaction: Transaction<Database>,
  { now, ...asked }: { email: string; id: string; userId: string | undefined; wording: string; now: number },
): Promise<void> {
  const { email, id, userId = null, wording } = asked;
  const values = { id, user_id: userId, wording, agreed_at: now, due_at: now + CHECKOUT_REMINDER_MS };
  await transaction
    .insertInto('checkout_reminder')
    .values({ email, ...values, queued_at: null, stop_hash: null, stopped_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...values, queued_at: null })
        .where('checkout_reminder.stopped_at', 'is', null)
        .where(({ eb, or }) =>
          or([
            eb('checkout_reminder.queued_at', 'is', null),
            eb('checkout_reminder.queued_at', '<=', now - NEWSLETTER_PAUSE_MS),
          ]),
        ),
    )
    .execute();
}

/** Unless it has gone out. */
export async function takeBack(transaction: Transaction<Database>, email: string): Promise<void> {
  await transaction.deleteFrom('checkout_reminder').where('email', '=', email).where('queued_at', 'is', null).execute();
}

export const listDue = (db: Kysely<Database>, now: number, limit: number): Promise<CheckoutReminder[]> =>
  db
    .selectFrom('checkout_reminder')
    .selectAll()
    .where('queued_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();

export const findById = (db: Kysely<Database>, id: string): Promise<CheckoutReminder | undefined> =>
  db.selectFrom('checkout_reminder').selectAll().where('id', '=', id).executeTakeFirst();

/** True for the first caller only. */
export async function markQueued(transaction: Transaction<Database>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('checkout_reminder')
    .set({ queued_at: now })
    .where('id', '=', id)
    .where('queued_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether somebody has paid with this address, or for this account. */
export async function hasPaid(
  db: Kysely<Database>,
  { email, user_id: userId }: Pick<CheckoutReminder, 'email' | 'user_id'>,
): Promise<boolean> {
  const paid = db.selectFrom('purchase').select('id').where('status', 'not in', UNPAID).limit(1);
  const byAddress = await paid.where('email', '=', email).executeTakeFirst();
  if (byAddress || userId === null) return byAddress !== undefined;
  return (await paid.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function saveStopLink(db: Kysely<Database>, id: string, token: string): Promise<void> {
  await db
    .updateTable('checkout_reminder')
    .set({ stop_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
}

/** Undefined for a link that is none; otherwise whether this stopped it. */
export async function stop(
  transaction: Transaction<Database>,
  token: string,
  now: number,
): Promise<boolean | undefined> {
  const row = await transaction
    .selectFrom('checkout_reminder')
    .select(['id', 'stopped_at'])
    .where('stop_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return undefined;
  await transaction.updateTable('checkout_reminder').set({ stopped_at: now }).where('id', '=', row.id).execute();
  return row.stopped_at === null;
}

/** An address that stopped them is kept, so that none is written to it. */
export async function forgetBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('checkout_reminder').where('agreed_at', '<', time).where('stopped_at', 'is', null).execute();
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');
