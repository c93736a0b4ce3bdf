import type { DatabaseConnection, Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Changes every connection once, before anything goes over it. */
export function changeEveryConnection(db: Kysely<Database>, change: (connection: DatabaseConnection) => void): void {
  const executor = db.getExecutor();
  const provideConnection = executor.provideConnection.bind(executor);
  const seen = new WeakSet<DatabaseConnection>();

  // A database knows its connections by identity, so the connection itself is changed.
  function changed(connection: DatabaseConnection): DatabaseConnection {
    if (!seen.has(connection)) change(connection);
    seen.add(connection);
    return connection;
  }

  executor.provideConnection = (consumer, options) =>
    provideConnection((connection) => consumer(changed(connection)), options);
}
