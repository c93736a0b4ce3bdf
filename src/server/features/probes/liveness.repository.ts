import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** A real write, down to the disk. */
export async function write(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .insertInto('write_probe')
    .values({ id: 'ready', at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}
