import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFileOf } from '#server/database-file.ts';
import type { Engine } from '#server/platform/database/engine.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { openFreshPglite } from './open-fresh-pglite.ts';
import { openFreshPostgres, TEST_POSTGRES_URL } from './open-fresh-postgres.ts';

export type TestDatabaseKind = 'sqlite' | 'pglite' | 'postgres';

/** A migrated database with nothing in it, for one test or one file of tests. */
export interface TestDatabase {
  db: Kysely<Database>;
  engine: Engine;
  /** Of a real PostgreSQL server. */
  url?: string;
  /** Stands for the data folder; on SQLite the database is in it. */
  folder: string;
  close(): Promise<void>;
}

/** What every repository and route is tested on; a real PostgreSQL server only where one is given. */
export const TEST_DATABASES: readonly TestDatabaseKind[] = databasesToTest();

/** PGlite stands in for a server; beside one it runs the same again, which only the long form does. */
function databasesToTest(): TestDatabaseKind[] {
  if (!TEST_POSTGRES_URL) return ['sqlite', 'pglite'];
  return IS_FULL ? ['sqlite', 'pglite', 'postgres'] : ['sqlite', 'postgres'];
}

export async function openTestDatabase(kind: TestDatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') return openFreshSqlite();
  if (kind === 'pglite') return withFolder(await openFreshPglite());
  if (!TEST_POSTGRES_URL) throw new Error('TEST_POSTGRES_URL names no server');
  return withFolder(await openFreshPostgres(TEST_POSTGRES_URL));
}

function withFolder({ close, ...database }: Pick<TestDatabase, 'db' | 'url' | 'close'>): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-test-'));
  return {
    ...database,
    engine: 'postgres',
    folder,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openFreshSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-test-'));
  const db = openSqlite({ path: databaseFileOf(folder) });
  await migrateToLatest(db);
  return {
    db,
    engine: 'sqlite',
    folder,
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
