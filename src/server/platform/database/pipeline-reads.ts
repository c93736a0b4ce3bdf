import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Pipelined on PostgreSQL: independent reads share one round trip; nothing changes elsewhere. */
export function pipelineReads<const Reads extends readonly Promise<unknown>[]>(
  db: Kysely<Database>,
  start: (connection: Kysely<Database>) => Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  if (db.isTransaction) return Promise.all(start(db));
  return db.connection().execute((connection) => Promise.all(start(connection)));
}
