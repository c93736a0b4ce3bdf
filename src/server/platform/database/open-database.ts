import type { Kysely } from 'kysely';
import { DatabaseStartError, DatabaseUnavailableError } from './database-errors.ts';
import { type MigrationOptions, migrateToLatest } from './migrate-to-latest.ts';
import type { PostgresOptions } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';

/** A wrong address should be reported soon. */
const SERVER_PATIENCE_MS = 3_000;

export async function openSqliteDatabase(path: string, options: MigrationOptions = {}): Promise<Kysely<Database>> {
  const db = openSqlite({ path });
  try {
    await migrateToLatest(db, options);
    return db;
  } catch (error) {
    await db.destroy();
    throw toStartError(`the database file ${path}`, error);
  }
}

/** As it is, without migrating. */
export async function openPostgresAsItIs(url: string, options: PostgresOptions = {}): Promise<Kysely<Database>> {
  // Loaded on demand: most servers have no PostgreSQL.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(url, options);
}

export async function openPostgresDatabase(url: string, options: PostgresOptions = {}): Promise<Kysely<Database>> {
  // A migration may wait and run longer than any request.
  const patient = { ...options, poolSize: 2, statementTimeoutMs: 0, lockTimeoutMs: 0 };
  const unhurried = await openPostgresAsItIs(url, patient);
  try {
    await migrateToLatest(unhurried, { patienceMs: SERVER_PATIENCE_MS });
  } catch (error) {
    throw toStartError(`the PostgreSQL server at ${hostOf(url)}`, error);
  } finally {
    await unhurried.destroy();
  }
  return openPostgresAsItIs(url, options);
}

function toStartError(what: string, error: unknown): unknown {
  if (error instanceof DatabaseStartError) return error;
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const { message, code } = (cause ?? error) as { message?: string; code?: string };
  return new DatabaseStartError(`Can’t use ${what}: ${message || code}`, { cause: error });
}

/** Without the credentials. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'its local socket' : 'the given address';
}
