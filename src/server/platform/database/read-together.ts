import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * PostgreSQL answers independent reads on one connection in one round trip; on SQLite and in a transaction nothing
 * changes.
 */
export function readTogether<const Reads extends readonly Promise<unknown>[]>(
  db: Kysely<Database>,
  start: (connection: Kysely<Database>) => Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  if (db.isTransaction) return Promise.all(start(db));
  return db.connection().execute((connection) => Promise.all(start(connection)));
}
