import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A new database on the given server, dropped at the end. */
export async function openFreshPostgres(serverUrl: string): Promise<{ db: Kysely<Database>; close(): Promise<void> }> {
  const name = `fit_in_30_test_${randomUUID().replaceAll('-', '')}`;
  await command(serverUrl, `create database ${name} template template0`);
  const db = openPostgres(urlOf(serverUrl, name), { poolSize: 4 });
  await migrateToLatest(db);
  return {
    db,
    async close() {
      await db.destroy();
      await command(serverUrl, `drop database ${name} with (force)`);
    },
  };
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

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
