import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '#server/platform/database/migrations/all-migrations.ts';
import { openPostgresDatabase, openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { IS_FULL } from '#tests/test-size.ts';

const PROGRAM = new URL('./programs/migrate.ts', import.meta.url).pathname;
const DEATHS = IS_FULL
  ? Object.values(ALL_MIGRATIONS)
      .flat()
      .map((_, index) => index)
  : [0, 7, 19];
/** One process only can use PGlite, so that two starters and a killed one do not exist there. */
const SHARED_DATABASES = TEST_DATABASES.filter((kind) => kind !== 'pglite');

interface Place {
  /** The file, or the server's address. */
  target: string;
  remove(): Promise<void>;
}

async function newPlace(kind: string): Promise<Place> {
  if (kind === 'postgres') {
    const { url, drop } = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    return { target: url, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-migration-'));
  return { target: join(folder, 'test.sqlite'), remove: async () => rmSync(folder, { recursive: true }) };
}

/** How the program ended: its exit code, or the signal that killed it. */
async function migrateInProcess(target: string, version: 'now' | 'later', deathAt?: number): Promise<number | string> {
  const options = deathAt === undefined ? [] : [String(deathAt)];
  const child = spawn(process.execPath, [PROGRAM, target, version, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}

const openDatabase = (target: string) =>
  target.startsWith('postgres') ? openPostgresDatabase(target) : openSqliteDatabase(target);

async function tableNames(target: string): Promise<string[]> {
  const db = await openDatabase(target);
  const tables = await db.introspection.getTables();
  await db.destroy();
  return tables.map(({ name }) => name).toSorted();
}

/** What the migrations make where nothing disturbs them. */
async function undisturbedTables(kind: string): Promise<string[]> {
  const place = await newPlace(kind);
  const tables = await tableNames(place.target);
  await place.remove();
  return tables;
}

describe.each(SHARED_DATABASES)('migrations at the start, on %s', (kind) => {
  let place: Place;
  let tables: string[];

  beforeAll(async () => {
    tables = await undisturbedTables(kind);
    expect(tables).toContain('purchase');
  });
  beforeEach(async () => {
    place = await newPlace(kind);
  });
  afterEach(() => place.remove());

  test('four programs that start at once all come up on the same tables', async () => {
    const endings = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(place.target, 'now')));
    expect(endings).toEqual([0, 0, 0, 0]);
    expect(await tableNames(place.target)).toEqual(tables);
  });

  test.each(DEATHS)('a program killed before statement %d leaves nothing between old and new', async (deathAt) => {
    expect(await migrateInProcess(place.target, 'now', deathAt)).toBe('SIGKILL');
    expect(await productTablesLeft(place.target)).toEqual([]);
    expect(await tableNames(place.target)).toEqual(tables);
  });

  test('four programs that update at once all come up on the new tables', async () => {
    expect(await migrateInProcess(place.target, 'now')).toBe(0);
    const endings = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(place.target, 'later')));
    expect(endings).toEqual([0, 0, 0, 0]);
    expect(await productTablesLeft(place.target)).toEqual([...tables, 'later'].toSorted());
  });

  test.each([0, 1])('a program killed before statement %d of an update leaves the old tables', async (deathAt) => {
    expect(await migrateInProcess(place.target, 'now')).toBe(0);
    expect(await migrateInProcess(place.target, 'later', deathAt)).toBe('SIGKILL');
    expect(await productTablesLeft(place.target)).toEqual(tables);
    expect(await migrateInProcess(place.target, 'later')).toBe(0);
    expect(await productTablesLeft(place.target)).toEqual([...tables, 'later'].toSorted());
  });
});

/** Looked at without the program, which would finish what is missing. */
async function productTablesLeft(target: string): Promise<string[]> {
  if (target.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    const { rows } = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`);
    await client.end();
    return withoutMigrationTables(rows);
  }
  const database = new DatabaseSync(target);
  const rows = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  database.close();
  return withoutMigrationTables(rows);
}

function withoutMigrationTables(rows: { name?: unknown }[]): string[] {
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('kysely_'))
    .toSorted();
}
