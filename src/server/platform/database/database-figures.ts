import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface DatabaseFigures {
  statements: number;
  commits: number;
  waiting: number;
  connections: number;
}

const figuresByAdapter = new WeakMap<object, () => DatabaseFigures>();

export function keepDatabaseFigures(adapter: object, read: () => DatabaseFigures): void {
  figuresByAdapter.set(adapter, read);
}

export function databaseFiguresOf(db: Kysely<Database>): DatabaseFigures {
  const read = figuresByAdapter.get(db.getExecutor().adapter);
  return read ? read() : { statements: 0, commits: 0, waiting: 0, connections: 0 };
}
