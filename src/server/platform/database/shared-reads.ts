import type { SqliteConnection, StatementResult } from './sqlite-connection.ts';

interface Waiting {
  sql: string;
  parameters: readonly unknown[];
  result: PromiseWithResolvers<StatementResult>;
}

export type SharedReads = ReturnType<typeof createSharedReads>;

/**
 * Reads one after the other, when every socket that was readable in this turn of the event loop has been heard: SQLite is
 * then still near the processor from the read before, and what a read transaction costs is paid once. Each fails alone.
 */
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
    /** Runs a statement that only reads. */
    read(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
      if (waiting.length === 0) setImmediate(readAll);
      const result = Promise.withResolvers<StatementResult>();
      waiting.push({ sql, parameters, result });
      return result.promise;
    },

    /** Answers at once whoever is waiting: the connection is about to be closed. */
    finish: readAll,
  };
}

/** Without a transaction each statement is one by itself: dearer, and as good. What ails the file the reads tell. */
function tryTo(run: () => unknown): void {
  try {
    run();
  } catch {
    // As it says above.
  }
}
