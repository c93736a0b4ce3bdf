import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface ProfileWithNewEmail {
  firstName: string;
  lastName: string;
  pendingEmail: string;
  /** When the new address is forgotten, if it is not confirmed before. */
  pendingUntil: number;
}

/** Addresses that wait to take the place of an account's own; part of the repository of accounts. */
export function pendingEmails(db: Kysely<Database>) {
  return {
    /** Names at once; the address only waits until it is confirmed. */
    async saveProfile(transaction: Kysely<Database>, userId: string, profile: ProfileWithNewEmail): Promise<void> {
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
    },

    /**
     * The pending address becomes the account's; false if another one or none is pending. Fails with a unique violation
     * when it is somebody else's by now.
     */
    async takePendingEmail(
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
    },

    /** No address waits any longer to take the place of hers. */
    async callOffEmail(transaction: Kysely<Database>, userId: string): Promise<void> {
      await transaction
        .updateTable('user')
        .set({ pending_email: null, pending_email_until: null })
        .where('id', '=', userId)
        .execute();
    },

    /** Addresses that were not confirmed in time. */
    async forgetPendingEmails(now: number): Promise<void> {
      await db
        .updateTable('user')
        .set({ pending_email: null, pending_email_until: null })
        .where('pending_email_until', '<=', now)
        .execute();
    },
  };
}
