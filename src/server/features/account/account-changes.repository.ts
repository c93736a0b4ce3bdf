import type { Kysely, Transaction } from 'kysely';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  now: number;
}

/** Throws a unique violation when the address is taken. */
export async function insert(transaction: Transaction<Database>, account: NewAccount): Promise<void> {
  await transaction
    .insertInto('user')
    .values({
      id: account.id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      created_at: account.now,
    })
    .execute();
}

/** Row lock: the password could be replaced during the hashing. Undefined if the account is gone. */
export async function lockPasswordHash(
  transaction: Transaction<Database>,
  userId: string,
): Promise<string | null | undefined> {
  const row = await transaction
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  return row?.password_hash;
}

export async function replacePassword(
  transaction: Transaction<Database>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function verifyAddress(transaction: Transaction<Database>, userId: string, now: number): Promise<void> {
  await transaction.updateTable('user').set({ email_verified_at: now }).where('id', '=', userId).execute();
}

/** False if the account has a password already. */
export async function setFirstPassword(
  transaction: Transaction<Database>,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveNames(
  db: Kysely<Database>,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('user')
    .set({ first_name: names.firstName, last_name: names.lastName })
    .where('id', '=', userId)
    .execute();
}

export interface ProfileWithNewEmail {
  firstName: string;
  lastName: string;
  pendingEmail: string;
  pendingUntil: number;
}

export async function saveProfile(
  transaction: Transaction<Database>,
  userId: string,
  profile: ProfileWithNewEmail,
): Promise<void> {
  await transaction
    .updateTable('user')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      pending_email: profile.pendingEmail,
      pending_email_until: profile.pendingUntil,
    })
    .where('id', '=', userId)
    .execute();
}

/** False if another address or none is pending. Throws a unique violation when it is taken by now. */
export async function confirmPendingEmail(
  transaction: Transaction<Database>,
  { userId, email, now }: { userId: string; email: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ email, email_verified_at: now, pending_email: null, pending_email_until: null })
    .where('id', '=', userId)
    .where('pending_email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function clearPendingEmail(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ pending_email: null, pending_email_until: null })
    .where('id', '=', userId)
    .execute();
}

export async function deleteExpiredPendingEmails(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('user')
    .set({ pending_email: null, pending_email_until: null })
    .where('pending_email_until', '<=', now)
    .execute();
}

/** Purchases stay, anonymised, as tax records. Gifts that the member gave can still be claimed. */
export async function deleteAccount(transaction: Transaction<Database>, userId: string, now: number): Promise<void> {
  const given = transaction.selectFrom('gift').select('purchase_id').where('giver_id', '=', userId);
  await transaction
    .updateTable('purchase')
    .set((expression) => ({ email: null, version: expression('version', '+', 1), updated_at: now }))
    .where('id', 'in', given)
    .execute();
  await transaction
    .updateTable('gift')
    .set({ giver_id: null, giver_email: null, browser_hash: null, form_key: null })
    .where('giver_id', '=', userId)
    .execute();
  await transaction
    .updateTable('purchase')
    .set((expression) => ({
      user_id: null,
      // Of a gift it is the giver's.
      email: expression.case().when('is_gift', '=', 1).then(expression.ref('email')).else(null).end(),
      stripe_customer_id: null,
      nonce_hash: null,
      consent_ip: null,
      version: expression('version', '+', 1),
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('user').where('id', '=', userId).execute();
}
