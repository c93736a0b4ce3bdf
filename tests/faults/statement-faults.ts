import type { Kysely } from 'kysely';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { changeEveryConnection } from '../every-connection.ts';

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
  let left = 0;
  let hasFailed = false;

  changeEveryConnection(db, (connection) => {
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      if (spared !== undefined && query.sql.includes(spared)) return executeQuery(query, options);
      left -= 1;
      if (left !== 0) return executeQuery(query, options);
      hasFailed = true;
      throw new DatabaseUnavailableError(`It failed before: ${query.sql}`);
    };
  });

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
