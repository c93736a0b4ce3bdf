import type { Kysely } from 'kysely';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { changeEveryConnection } from '#tests/databases/every-connection.ts';

export interface StatementFaults {
  /** From now on the `count`-th statement fails, that one only. */
  failAt: (count: number) => void;
  /** No statement fails any more; whether one did since `failAt`. */
  stop: () => boolean;
}

interface FaultOptions {
  /** Statements that are not counted. */
  spared?: RegExp;
  /** The statement that is to fail is carried out and only its answer is lost; otherwise it never reaches the database. */
  losesAnswer?: boolean;
}

/** Puts a switch between the database and its connections. */
export function addStatementFaults(db: Kysely<Database>, { spared, losesAnswer }: FaultOptions = {}): StatementFaults {
  let left = 0;
  let hasFailed = false;

  changeEveryConnection(db, (connection) => {
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      if (spared?.test(query.sql)) return executeQuery(query, options);
      left -= 1;
      if (left !== 0) return executeQuery(query, options);
      hasFailed = true;
      if (losesAnswer) await executeQuery(query, options);
      throw new DatabaseUnavailableError(`It failed: ${query.sql}`);
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
