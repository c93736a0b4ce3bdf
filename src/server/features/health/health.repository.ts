import type { Kysely } from 'kysely';
import { findMissingMigration } from '#server/platform/database/migrate-to-latest.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type HealthRepository = ReturnType<typeof createHealthRepository>;

/** What must work for the server to be of use, each tried for real. All of them fail where it does not. */
export function createHealthRepository(db: Kysely<Database>) {
  return {
    /** The name of a migration of this program that the database has not had; absent when it is up to date. */
    findMissingMigration: () => findMissingMigration(db),

    /** Stores something, down to the disk. */
    async write(now: number): Promise<void> {
      await db
        .insertInto('write_probe')
        .values({ id: 'ready', at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
    },
  };
}
