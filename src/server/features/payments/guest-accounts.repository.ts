import type { Kysely } from 'kysely';
import type { PersonName } from '#domain/cardholder-name.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface NewGuestAccount extends PersonName {
  id: string;
  /** Normalised, not verified. */
  email: string;
  now: number;
}

export const guestAccounts = {
  async exists(transaction: Kysely<Database>, email: string): Promise<boolean> {
    const row = await transaction.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
    return row !== undefined;
  },

  /** Throws a unique violation when the address was taken concurrently. */
  async insert(transaction: Kysely<Database>, account: NewGuestAccount): Promise<void> {
    await transaction
      .insertInto('user')
      .values({
        id: account.id,
        email: account.email,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: null,
        created_at: account.now,
      })
      .execute();
  },

  /** False if the account has a password already. */
  async setFirstPassword(transaction: Kysely<Database>, userId: string, passwordHash: string): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('user')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .where('password_hash', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
