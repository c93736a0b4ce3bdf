import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A real server's address, where one is given: `npm test` starts one, see `scripts/test-postgres.ts`. */
export const TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL;

interface FreshPostgres {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** A migrated database of its own on the given server, dropped at the end. */
export async function openFreshPostgres(serverUrl: string): Promise<FreshPostgres> {
  const { url, drop } = await createPostgresDatabase(serverUrl, process.env.TEST_POSTGRES_MIGRATED);
  const db = openPostgres(url, { poolSize: 4 });
  // Finds nothing to do in a copy of the one that is migrated already.
  await migrateToLatest(db);
  return {
    db,
    url,
    async close() {
      // A test may have ended the database itself, as the program does when it stops.
      await db.destroy().catch(() => {});
      await drop();
    },
  };
}

interface PostgresDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A database on the given server: an empty one, or a copy of one that nobody is connected to. */
export async function createPostgresDatabase(serverUrl: string, copied = 'template0'): Promise<PostgresDatabase> {
  const name = `fit_in_30_test_${randomUUID().replaceAll('-', '')}`;
  await command(serverUrl, `create database ${name} template ${copied}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => command(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
