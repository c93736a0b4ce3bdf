import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { toTypedError } from './typed-error.ts';

const MAX_PREPARED_STATEMENTS = 500;

/** `rows` if it reads or returns, else how many rows it changed. */
export interface StatementResult {
  rows: unknown[];
  changedRows?: number;
  insertedRowId?: number | bigint;
}

export interface SqliteConnection {
  run(sql: string, parameters: readonly unknown[]): StatementResult;
  stream(sql: string, parameters: readonly unknown[]): IterableIterator<unknown>;
  isInTransaction(): boolean;
  close(): void;
}

interface PreparedStatement {
  statement: StatementSync;
  returnsRows: boolean;
}

export function createSqliteConnection(database: DatabaseSync): SqliteConnection {
  const preparedStatements = new LRUCache<string, PreparedStatement>({ max: MAX_PREPARED_STATEMENTS });

  function prepared(sql: string): PreparedStatement {
    const known = preparedStatements.peek(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const created = { statement, returnsRows: statement.columns().length > 0 };
    preparedStatements.set(sql, created);
    return created;
  }

  return {
    run(sql, parameters) {
      try {
        const { statement, returnsRows } = prepared(sql);
        const values = parameters.map(toSqliteValue);
        if (returnsRows) return { rows: statement.all(...values) };
        const { changes, lastInsertRowid } = statement.run(...values);
        return { rows: [], changedRows: Number(changes), insertedRowId: lastInsertRowid };
      } catch (error) {
        throw toTypedError(error);
      }
    },
    // Never a cached statement: a second use would reset the one whose rows are still being read.
    stream: (sql, parameters) => database.prepare(sql).iterate(...parameters.map(toSqliteValue)),
    isInTransaction: () => database.isTransaction,
    close() {
      preparedStatements.clear();
      database.close();
    },
  };
}

/**
 * node:sqlite binds every number as REAL, so that 5 in a text column becomes "5.0" and json_object() says 5.0.
 * Whole numbers go in as integers; what both engines do not share (boolean, Date, undefined) is refused.
 */
function toSqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') throw new TypeError('A boolean cannot be stored: store when it happened, or 0 or 1');
  return value as SQLInputValue;
}
