import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { keepDatabaseFigures } from './database-figures.ts';
import { parseColumn } from './postgres-columns.ts';
import type { Database } from './schema.ts';
import { withTypedErrors } from './with-typed-errors.ts';

const DEFAULT_POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;

export interface PostgresOptions {
  poolSize?: number;
  /** Off behind a pooler in transaction mode, such as PgBouncer. */
  prepare?: boolean;
  /** 0 for no limit, as migrations need. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
}

/** Each distinct statement is prepared once per connection. */
export function openPostgres(connectionString: string, options: PostgresOptions = {}): Kysely<Database> {
  const {
    poolSize = DEFAULT_POOL_SIZE,
    prepare = true,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    lockTimeoutMs = LOCK_TIMEOUT_MS,
  } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'fit-in-30',
    types: { getTypeParser: parseColumn },
    // Pipelined: queries do not wait for the answer to the one before.
    pipeline: true,
    ...(prepare ? { Client: NamedStatementClient } : {}),
  });
  // A broken connection fails its query and leaves the pool; without listeners it would end the process as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const counts = { statements: 0, commits: 0 };
  const db = new Kysely<Database>({ dialect: withTypedErrors(new PostgresDialect({ pool }), counts) });
  keepDatabaseFigures(db.getExecutor().adapter, () => ({
    ...counts,
    waiting: pool.waitingCount,
    connections: pool.totalCount,
  }));
  return db;
}

const statementNames = new Map<string, string>();

class NamedStatementClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads fit no one signature; Kysely calls query(text, values)
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !values?.length) return super.query(text, values, callback);
    return super.query({ name: statementName(text), text, values }, callback);
  }
}

/** PostgreSQL cuts names at 63 bytes. */
function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}
