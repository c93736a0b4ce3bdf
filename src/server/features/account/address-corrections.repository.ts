import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface AddressCorrection {
  userId: string;
  oldEmail: string;
  newEmail: string;
  dueAt: number;
}

const corrections = (within: Kysely<Database>) => within.selectFrom('address_correction').selectAll();

/** Whether anybody has ever signed in to this account. */
export async function wasEntered(transaction: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('user')
    .select(['password_hash', 'email_verified_at'])
    .select(({ selectFrom }) => [
      selectFrom('access_token').select('token_hash').where('user_id', '=', userId).limit(1).as('signIn'),
      selectFrom('purchase')
        .select('id')
        .where('user_id', '=', userId)
        .where((where) => where.or([where('login_used_at', 'is not', null), where('claimed_at', 'is not', null)]))
        .limit(1)
        .as('claimed'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && Object.values(row).some((sign) => sign !== null);
}

/** The new address is unverified. Throws a unique violation when it is taken. */
export async function replaceAddress(transaction: Transaction<Database>, userId: string, email: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ email, email_verified_at: null, pending_email: null, pending_email_until: null })
    .where('id', '=', userId)
    .execute();
}

/** Replaces a pending one. */
export async function ask(
  transaction: Transaction<Database>,
  correction: AddressCorrection,
  now: number,
): Promise<void> {
  const { userId, oldEmail, newEmail, dueAt } = correction;
  await transaction.deleteFrom('address_correction').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('address_correction')
    .values({ user_id: userId, old_email: oldEmail, new_email: newEmail, asked_at: now, due_at: dueAt })
    .execute();
}

export async function find(within: Kysely<Database>, userId: string): Promise<AddressCorrection | undefined> {
  const row = await corrections(within).where('user_id', '=', userId).executeTakeFirst();
  return row && toCorrection(row);
}

export async function listDue(db: Kysely<Database>, now: number): Promise<AddressCorrection[]> {
  return (await corrections(db).where('due_at', '<=', now).orderBy('due_at').limit(100).execute()).map(toCorrection);
}

/** True for the first caller only. */
export async function remove(transaction: Transaction<Database>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('address_correction')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface CorrectionRow {
  user_id: string;
  old_email: string;
  new_email: string;
  due_at: number;
}

const toCorrection = (row: CorrectionRow): AddressCorrection => ({
  userId: row.user_id,
  oldEmail: row.old_email,
  newEmail: row.new_email,
  dueAt: row.due_at,
});
