import type { DatabaseConnection, Kysely } from 'kysely';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StatementFaults {
  /** From now on the `count`-th statement fails, that one only. */
  failAt: (count: number) => void;
  /** No statement fails any more; whether one did since `failAt`. */
  stop: () => boolean;
}

/**
 * Puts a switch between the database and its connections: a statement that is to fail never reaches the database.
 * Statements whose words hold `spared` are not counted.
 */
export function addStatementFaults(db: Kysely<Database>, spared?: string): StatementFaults {
  const executor = db.getExecutor();
  const provideConnection = executor.provideConnection.bind(executor);
  const seen = new WeakSet<DatabaseConnection>();
  let left = 0;
  let hasFailed = false;

  function withSwitch(connection: DatabaseConnection): DatabaseConnection {
    if (seen.has(connection)) return connection;
    seen.add(connection);
    const executeQuery = connection.executeQuery.bind(connection);
    // A database knows its connections by identity, so the connection itself is changed.
    connection.executeQuery = async (query, options) => {
      if (spared !== undefined && query.sql.includes(spared)) return executeQuery(query, options);
      left -= 1;
      if (left !== 0) return executeQuery(query, options);
      hasFailed = true;
      throw new DatabaseUnavailableError(`It failed before: ${query.sql}`);
    };
    return connection;
  }

  executor.provideConnection = (consumer, options) =>
    provideConnection((connection) => consumer(withSwitch(connection)), options);

  return {
    failAt(count) {
      left = count;
      hasFailed = false;
    },
    stop() {
      left = 0;
      return hasFailed;
    },
  };
}
