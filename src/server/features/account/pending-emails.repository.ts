import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface ProfileWithNewEmail {
  firstName: string;
  lastName: string;
  pendingEmail: string;
  pendingUntil: number;
}

export async function saveProfile(
  transaction: Kysely<Database>,
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
  transaction: Kysely<Database>,
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

export async function clearPendingEmail(transaction: Kysely<Database>, userId: string): Promise<void> {
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

// ADAPTER
export function pendingEmails(db: Kysely<Database>) {
  return {
    saveProfile: (transaction: Kysely<Database>, userId: string, profile: ProfileWithNewEmail) =>
      saveProfile(transaction, userId, profile),
    confirmPendingEmail: (transaction: Kysely<Database>, given1: { userId: string; email: string; now: number }) =>
      confirmPendingEmail(transaction, given1),
    clearPendingEmail: (transaction: Kysely<Database>, userId: string) => clearPendingEmail(transaction, userId),
    deleteExpiredPendingEmails: (now: number) => deleteExpiredPendingEmails(db, now),
  };
}
// END ADAPTER
