import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export type HealthRepository = ReturnType<typeof createHealthRepository>;

export function createHealthRepository(db: Kysely<Database>) {
  return {
    /** Fails when the database does not answer. */
    async reachDatabase(): Promise<void> {
      await sql`select 1`.execute(db);
    },
  };
}
