import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Instants in epoch milliseconds. */
export interface SitterEmails {
  userId: string;
  coverId: string;
  address: string;
  isConfirmed: boolean;
  nextAt: number | undefined;
  lastAt: number | undefined;
}

interface EmailMove {
  coverId: string;
  from: number;
  nextAt: number;
  lastAt: number | undefined;
}

/** The weekly e-mail to a sitter. Keeps when the last was sent: asking again cannot send two a week. */
export async function find(connection: Kysely<Database>, coverId: string): Promise<SitterEmails | undefined> {
  const row = await connection
    .selectFrom('cover')
    .select(['user_id', 'mail_address', 'mail_confirmed_at', 'next_letter_at', 'last_letter_at'])
    .where('id', '=', coverId)
    .executeTakeFirst();
  if (!row || row.mail_address === null) return undefined;
  return {
    userId: row.user_id,
    coverId,
    address: row.mail_address,
    isConfirmed: row.mail_confirmed_at !== null,
    nextAt: row.next_letter_at ?? undefined,
    lastAt: row.last_letter_at ?? undefined,
  };
}

/** None goes before the address is confirmed. False once it has ended. */
export async function ask(transaction: Kysely<Database>, coverId: string, address: string | null): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('cover')
    .set({ mail_address: address, mail_confirmed_at: null, next_letter_at: null })
    .where('id', '=', coverId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if another address was given meanwhile, or none. */
export async function confirm(
  transaction: Kysely<Database>,
  { coverId, address, confirmedAt, nextAt }: { coverId: string; address: string; confirmedAt: number; nextAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('cover')
    .set({ mail_confirmed_at: confirmedAt, next_letter_at: nextAt })
    .where('id', '=', coverId)
    .where('mail_address', '=', address)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listDue(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<Pick<SitterEmails, 'userId' | 'coverId'>[]> {
  const rows = await db
    .selectFrom('cover')
    .select(['user_id', 'id'])
    .where('next_letter_at', '<=', now)
    .orderBy('next_letter_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, coverId: row.id }));
}

/** True for one process only, by compare-and-set. */
export async function advance(
  transaction: Kysely<Database>,
  { coverId, from, nextAt, lastAt }: EmailMove,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('cover')
    .set({ next_letter_at: nextAt, ...(lastAt !== undefined && { last_letter_at: lastAt }) })
    .where('id', '=', coverId)
    .where('next_letter_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
