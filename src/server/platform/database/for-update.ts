import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/** PostgreSQL only: on SQLite a transaction is the only writer. */
export function forUpdate(db: Kysely<Database>) {
  const isNeeded = engineOf(db) === 'postgres';
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    isNeeded ? query.forUpdate() : query;
}

/** The account's row stands for what does not exist yet: of two changes of one person the second waits for the first. */
export async function lockAccount(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
}
