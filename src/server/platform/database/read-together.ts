import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs several independent reads on one connection. PostgreSQL gets them in one go and answers in one round trip;
 * on SQLite, and in a transaction, which has its connection already, it changes nothing.
 */
export function readTogether<const Reads extends readonly Promise<unknown>[]>(
  db: Kysely<Database>,
  start: (connection: Kysely<Database>) => Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  if (db.isTransaction) return Promise.all(start(db));
  return db.connection().execute((connection) => Promise.all(start(connection)));
}
