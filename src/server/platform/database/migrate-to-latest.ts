import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseStartError, DatabaseUnavailableError } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { ALL_MIGRATIONS, type Migrations } from './migrations/all-migrations.ts';
import type { SchemaStatement } from './migrations/create-table.ts';
import type { Database } from './schema.ts';

/** Another program may be migrating the same SQLite file. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;

export interface MigrationOptions {
  migrations?: Migrations;
  patienceMs?: number;
  /** If it fails, nothing is changed. */
  beforeChange?: (() => Promise<void>) | undefined;
}

const MIGRATION_TABLE = 'kysely_migration';

/** One transaction; idempotent, safe concurrently. Throws {@link DatabaseStartError} for a newer version's database. */
// biome-ignore lint/suspicious/noExplicitAny: before it has run, the tables are not those of the schema
export async function migrateToLatest(db: Kysely<any>, options: MigrationOptions = {}): Promise<void> {
  const { migrations = ALL_MIGRATIONS, patienceMs = PATIENCE_MS, beforeChange = async () => {} } = options;
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const error = await attemptMigration(db, migrations, beforeChange);
    if (error === undefined) return;
    if (!(error instanceof DatabaseUnavailableError) || performance.now() > giveUpAt) throw error;
    await pause(PAUSE_MS);
  }
}

export async function findMissingMigration(
  db: Kysely<Database>,
  migrations = ALL_MIGRATIONS,
): Promise<string | undefined> {
  const had = new Set(await namesHad(db));
  return Object.keys(migrations).find((name) => !had.has(name));
}

async function attemptMigration(
  db: Kysely<unknown>,
  migrations: Migrations,
  beforeChange: () => Promise<void>,
): Promise<unknown> {
  try {
    if (await isUpToDate(db, migrations)) return undefined;
    if (await isOfEarlierVersion(db, migrations)) await beforeChange();
    const { error } = await new Migrator({ db, provider: inMemoryProvider(migrations) }).migrateToLatest();
    return error;
  } catch (error) {
    return error;
  }
}

/** In memory: a migration's transaction may await nothing but the database. */
function inMemoryProvider(migrations: Migrations) {
  const entries = Object.entries(migrations).map(([name, statements]) => [
    name,
    { up: (db: Kysely<unknown>) => runStatements(db, statements) },
  ]);
  return { getMigrations: async () => Object.fromEntries(entries) };
}

async function runStatements(db: Kysely<unknown>, statements: readonly SchemaStatement[]): Promise<void> {
  const engine = engineOf(db);
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement(engine)));
}

async function isOfEarlierVersion(db: Kysely<unknown>, migrations: Migrations): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return false;
  const had = await namesHad(db);
  const unknown = had.find((name) => !(name in migrations));
  if (unknown) {
    throw new DatabaseStartError(`The database was made by a newer version (it has ${unknown})`);
  }
  return had.length > 0;
}

/** The usual case in one statement: looking through all tables, as a migration does, takes ten times as long. */
async function isUpToDate(db: Kysely<unknown>, migrations: Migrations): Promise<boolean> {
  try {
    const had = await namesHad(db);
    return had.length === Object.keys(migrations).length && had.every((name) => name in migrations);
  } catch {
    return false; // A new database has no such table; whatever else is wrong will be told by the migration.
  }
}

async function namesHad(db: Kysely<unknown> | Kysely<Database>): Promise<string[]> {
  const { rows } = await db.executeQuery<{ name: string }>(CompiledQuery.raw(`select name from ${MIGRATION_TABLE}`));
  return rows.map(({ name }) => name);
}
