import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What a process has done with its database, and what waits for it. */
export interface DatabaseFigures {
  statements: number;
  commits: number;
  /** Transactions, or on PostgreSQL those who want a connection, that wait for their turn now. */
  waiting: number;
  /** Open connections; on SQLite the two to the file. */
  connections: number;
}

const figuresByAdapter = new WeakMap<object, () => DatabaseFigures>();

/** For whoever opens a database: how its figures are read. */
export function keepDatabaseFigures(adapter: object, read: () => DatabaseFigures): void {
  figuresByAdapter.set(adapter, read);
}

/** The figures since the database was opened; nothing but noughts for one that keeps none. */
export function databaseFiguresOf(db: Kysely<Database>): DatabaseFigures {
  const read = figuresByAdapter.get(db.getExecutor().adapter);
  return read ? read() : { statements: 0, commits: 0, waiting: 0, connections: 0 };
}
