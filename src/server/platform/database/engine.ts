import { type Kysely, SqliteAdapter } from 'kysely';

/** The two kinds of database that the same schema and the same queries run on. */
export type Engine = 'sqlite' | 'postgres';

/** Which engine stands behind this handle, a transaction's included. */
// biome-ignore lint/suspicious/noExplicitAny: it is asked of handles on any set of tables
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}
