import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';

/**
 * For a look at a SQLite file before anybody opens it for good: nothing is set, migrated or written. Not read-only, which
 * would leave WAL files behind.
 */
export function openSqliteAsItIs(path: string): Kysely<Database> {
  const database = new DatabaseSync(path);
  const prepare = (query: string) => {
    const statement = database.prepare(query);
    return {
      reader: true,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqliteValue)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSqliteValue)),
      run(): never {
        throw new Error('This database is only looked at');
      },
    };
  };
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) });
}

const toSqliteValue = (value: unknown) => (typeof value === 'number' ? BigInt(value) : String(value));
