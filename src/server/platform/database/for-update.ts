import type { Kysely, SelectQueryBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/**
 * Locks the selected rows until the transaction ends: `query.$call(forUpdate(transaction))`. PostgreSQL only;
 * on SQLite a transaction has the only turn to write already.
 */
export function forUpdate(transaction: Kysely<Database>) {
  const isNeeded = engineOf(transaction) === 'postgres';
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    isNeeded ? query.forUpdate() : query;
}
