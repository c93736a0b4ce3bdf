import type { Kysely, SelectQueryBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/** PostgreSQL only: on SQLite a transaction is the only writer. */
export function forUpdate(transaction: Kysely<Database>) {
  const isNeeded = engineOf(transaction) === 'postgres';
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    isNeeded ? query.forUpdate() : query;
}
