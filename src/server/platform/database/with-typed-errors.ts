import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { DatabaseUnavailableError, OutcomeUnknownError } from './database-errors.ts';
import { onlyReads } from './engine.ts';
import { isConnectionLost, toTypedError } from './typed-error.ts';

interface Counts {
  statements: number;
  commits: number;
}

export function withTypedErrors(dialect: Dialect, counts: Counts = { statements: 0, commits: 0 }): Dialect {
  return {
    createDriver: () => typedDriver(dialect.createDriver(), counts),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function typedDriver(driver: Driver, counts: Counts): Driver {
  const typedConnections = new WeakSet<DatabaseConnection>();
  const inTransaction = new WeakSet<DatabaseConnection>();

  /** Drivers know their connections by identity, so the connection itself is changed, once. */
  function typedConnection(connection: DatabaseConnection): DatabaseConnection {
    if (typedConnections.has(connection)) return connection;
    typedConnections.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = typed((query: CompiledQuery) => {
      counts.statements += 1;
      const storesAtOnce = !inTransaction.has(connection) && !onlyReads(query);
      return storesAtOnce ? storing(execute(query)) : execute(query);
    }) as typeof connection.executeQuery;
    return connection;
  }

  return {
    init: typed((options) => driver.init(options)),
    acquireConnection: typed(async (options) => typedConnection(await driver.acquireConnection(options))),
    beginTransaction: typed((connection, settings) => {
      inTransaction.add(connection);
      return driver.beginTransaction(connection, settings);
    }),
    commitTransaction: typed((connection) => {
      counts.commits += 1;
      inTransaction.delete(connection);
      return driver.commitTransaction(connection);
    }),
    rollbackTransaction: typed((connection) => driver.rollbackTransaction(connection).catch(unlessLost)),
    savepoint: typed(async (...needs) => driver.savepoint?.(...needs)),
    rollbackToSavepoint: typed(async (...needs) => driver.rollbackToSavepoint?.(...needs)),
    releaseSavepoint: typed(async (...needs) => driver.releaseSavepoint?.(...needs)),
    releaseConnection: typed((connection, options) => {
      inTransaction.delete(connection);
      return driver.releaseConnection(connection, options);
    }),
    destroy: typed((options) => driver.destroy(options)),
  };
}

/** What was lost with its connection is undone; the error that led here says more. */
function unlessLost(error: unknown): void {
  if (!(error instanceof DatabaseUnavailableError)) throw error;
}

/** A connection that is lost before the answer takes along whether it was stored. */
async function storing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw isConnectionLost(cause) ? new OutcomeUnknownError('It may be stored, or not', { cause }) : cause;
  }
}

function typed<Needs extends unknown[], Result>(work: (...needs: Needs) => Promise<Result>) {
  return async (...needs: Needs): Promise<Result> => {
    try {
      return await work(...needs);
    } catch (error) {
      throw toTypedError(error);
    }
  };
}
