import { sql, type Transaction } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/** A lock until the transaction ends, for rows that are counted before they exist. PostgreSQL only. */
export async function lockNames(transaction: Transaction<Database>, names: readonly string[]): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return;
  // Always in the same order: no deadlock.
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  }
}
