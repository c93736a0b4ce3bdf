import type { Kysely } from 'kysely';
import { findMissingMigration } from '#server/platform/database/migrate-to-latest.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type HealthRepository = ReturnType<typeof createHealthRepository>;

/** A real write, down to the disk. */
export async function write(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .insertInto('write_probe')
    .values({ id: 'ready', at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}

// ADAPTER
export function createHealthRepository(db: Kysely<Database>) {
  return {
    findMissingMigration: () => findMissingMigration(db),
    write: (now: number) => write(db, now),
  };
}
// END ADAPTER
