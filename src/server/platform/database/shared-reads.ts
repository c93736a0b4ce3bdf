import type { SqliteConnection, StatementResult } from './sqlite-connection.ts';

interface Waiting {
  sql: string;
  parameters: readonly unknown[];
  result: PromiseWithResolvers<StatementResult>;
}

export type SharedReads = ReturnType<typeof createSharedReads>;

/** Batched at the end of the turn in one read transaction, while SQLite's pages are cached. Each fails alone. */
export function createSharedReads(reader: SqliteConnection) {
  let waiting: Waiting[] = [];

  function readAll(): void {
    const all = waiting;
    waiting = [];
    if (all.length > 1) tryTo(() => reader.run('begin', []));
    for (const { sql, parameters, result } of all) {
      try {
        result.resolve(reader.run(sql, parameters));
      } catch (error) {
        result.reject(error);
      }
    }
    tryTo(() => reader.isInTransaction() && reader.run('commit', []));
  }

  return {
    read(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
      if (waiting.length === 0) setImmediate(readAll);
      const result = Promise.withResolvers<StatementResult>();
      waiting.push({ sql, parameters, result });
      return result.promise;
    },

    finish: readAll,
  };
}

/** Without a transaction each statement is one by itself: slower, and as good. */
function tryTo(run: () => unknown): void {
  try {
    run();
  } catch {
    // The reads report what is wrong with the file.
  }
}
