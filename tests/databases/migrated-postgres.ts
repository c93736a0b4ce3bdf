import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from './open-fresh-postgres.ts';

let drop = async () => {};

/** Makes what every fresh database is a copy of: migrating takes three times as long as copying. */
export async function setup(): Promise<void> {
  if (!TEST_POSTGRES_URL) return;
  const migrated = await createPostgresDatabase(TEST_POSTGRES_URL);
  drop = migrated.drop;
  const db = openPostgres(migrated.url, { poolSize: 1 });
  await migrateToLatest(db);
  await db.destroy();
  process.env.TEST_POSTGRES_MIGRATED = migrated.name;
}

export const teardown = () => drop();
