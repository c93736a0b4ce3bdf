import { type Kysely, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/**
 * Until the transaction ends, another one that asks for one of these names waits: for rows that are counted before they
 * are there. PostgreSQL only; on SQLite a transaction has the only turn to write already.
 */
export async function lockNames(transaction: Kysely<Database>, names: readonly string[]): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return;
  // Always in the same order, so that two transactions never wait for each other.
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  }
}
