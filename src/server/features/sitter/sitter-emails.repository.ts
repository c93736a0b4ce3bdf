import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Instants in epoch milliseconds. */
export interface SitterEmails {
  userId: string;
  sitterId: string;
  address: string;
  isConfirmed: boolean;
  nextAt: number | undefined;
  lastAt: number | undefined;
}

interface EmailMove {
  sitterId: string;
  from: number;
  nextAt: number;
  lastAt: number | undefined;
}

/** The weekly e-mail to a sitter. Keeps when the last was sent: asking again cannot send two a week. */
export async function find(connection: Kysely<Database>, sitterId: string): Promise<SitterEmails | undefined> {
  const row = await connection
    .selectFrom('sitter')
    .select(['user_id', 'email', 'email_confirmed_at', 'next_email_at', 'last_email_at'])
    .where('id', '=', sitterId)
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return {
    userId: row.user_id,
    sitterId,
    address: row.email,
    isConfirmed: row.email_confirmed_at !== null,
    nextAt: row.next_email_at ?? undefined,
    lastAt: row.last_email_at ?? undefined,
  };
}

/** None goes before the address is confirmed. False once it has ended. */
export async function ask(
  transaction: Transaction<Database>,
  sitterId: string,
  address: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('sitter')
    .set({ email: address, email_confirmed_at: null, next_email_at: null })
    .where('id', '=', sitterId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if another address was given meanwhile, or none. */
export async function confirm(
  transaction: Transaction<Database>,
  {
    sitterId,
    address,
    confirmedAt,
    nextAt,
  }: { sitterId: string; address: string; confirmedAt: number; nextAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('sitter')
    .set({ email_confirmed_at: confirmedAt, next_email_at: nextAt })
    .where('id', '=', sitterId)
    .where('email', '=', address)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listDue(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<Pick<SitterEmails, 'userId' | 'sitterId'>[]> {
  const rows = await db
    .selectFrom('sitter')
    .select(['user_id', 'id'])
    .where('next_email_at', '<=', now)
    .orderBy('next_email_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, sitterId: row.id }));
}

/** True for one process only, by compare-and-set. */
export async function advance(
  transaction: Transaction<Database>,
  { sitterId, from, nextAt, lastAt }: EmailMove,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('sitter')
    .set({ next_email_at: nextAt, ...(lastAt !== undefined && { last_email_at: lastAt }) })
    .where('id', '=', sitterId)
    .where('next_email_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
