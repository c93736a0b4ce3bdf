import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';

/** Sets, migrates and writes nothing. Not in read-only mode, which would leave WAL files behind. */
export function openSqliteForInspection(path: string): Kysely<Database> {
  const database = new DatabaseSync(path);
  const prepare = (query: string) => {
    const statement = database.prepare(query);
    return {
      reader: true,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqliteValue)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSqliteValue)),
      run(): never {
        throw new Error('This database is opened for inspection only');
      },
    };
  };
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) });
}

const toSqliteValue = (value: unknown) => (typeof value === 'number' ? BigInt(value) : String(value));
