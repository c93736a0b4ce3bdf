import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { keepDatabaseFigures } from './database-figures.ts';
import { onlyReads } from './engine.ts';
import { type BatchedTransaction, createGroupCommit, type GroupCommit } from './group-commit.ts';
import { openSqliteFile, type SqliteFile } from './open-sqlite-file.ts';
import type { StatementResult } from './sqlite-connection.ts';

const CONNECTIONS = 2;

export interface GroupCommitOptions {
  path: string;
  holdLimitMs?: number;
  /** 1 to measure what sharing saves. */
  maxBatchSize?: number;
  maxBatchMs?: number;
}

/** Reads outside a transaction use a second, read-only connection; every write takes a turn in a batch. */
export function createGroupCommitDialect(options: GroupCommitOptions): Dialect {
  const figures = { statements: 0, commits: 0, countWaiting: () => 0 };
  return {
    createDriver: () => createDriver(openSqliteFile(options.path), figures, options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter() {
      const adapter = new GroupCommitAdapter();
      keepDatabaseFigures(adapter, () => ({ ...figures, waiting: figures.countWaiting(), connections: CONNECTIONS }));
      return adapter;
    },
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The batch replaces Kysely's own lock; a migration that is killed must leave nothing behind. */
class GroupCommitAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

interface GroupCommitConnection extends DatabaseConnection {
  begin(): Promise<void>;
  end(outcome: 'keep' | 'undo'): Promise<void>;
}

interface Figures {
  statements: number;
  commits: number;
  countWaiting: () => number;
}

function createDriver(file: SqliteFile, figures: Figures, limits: GroupCommitOptions): Driver {
  const { writer, reader } = file;
  const groupCommit = createGroupCommit(writer, {
    ...limits,
    assertInPlace: file.assertInPlace,
    onCommit() {
      figures.commits += 1;
    },
  });
  figures.countWaiting = groupCommit.countWaiting;
  const own = (connection: DatabaseConnection) => connection as GroupCommitConnection;

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(file, groupCommit, figures),
    releaseConnection: async () => {},
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end('keep'),
    rollbackTransaction: (connection) => own(connection).end('undo'),
    savepoint: (connection, name) => runCommand(connection, `savepoint ${quoted(name)}`),
    rollbackToSavepoint: (connection, name) => runCommand(connection, `rollback to ${quoted(name)}`),
    releaseSavepoint: (connection, name) => runCommand(connection, `release ${quoted(name)}`),
    async destroy() {
      await waitForAll(groupCommit);
      reader.close();
      writer.close();
    },
  };
}

function createConnection(
  { writer, reader }: SqliteFile,
  groupCommit: GroupCommit,
  figures: Figures,
): GroupCommitConnection {
  let transaction: BatchedTransaction | undefined;

  const write = (query: CompiledQuery) => toQueryResult(writer.run(query.sql, query.parameters));

  /** A failed statement waits for its batch too. */
  async function writeAlone(query: CompiledQuery): Promise<QueryResult<never>> {
    const own = await groupCommit.enter({ hasSavepoint: false });
    const attempt = attempted(() => write(query));
    await groupCommit.leave(own, 'keep');
    if ('error' in attempt) throw attempt.error;
    return attempt.value;
  }

  return {
    async begin() {
      transaction = await groupCommit.enter({ hasSavepoint: true });
    },
    async end(outcome) {
      const ended = transaction;
      transaction = undefined;
      if (ended) await groupCommit.leave(ended, outcome);
    },
    async executeQuery(query) {
      figures.statements += 1;
      if (transaction) {
        groupCommit.assertAtWork(transaction);
        return write(query);
      }
      return onlyReads(query) ? toQueryResult(reader.run(query.sql, query.parameters)) : writeAlone(query);
    },
    async *streamQuery(query) {
      const source = transaction ? writer : reader;
      for (const row of source.stream(query.sql, query.parameters)) yield { rows: [row as never] };
    },
  };
}

/** A file that takes no more writes is closed all the same. */
async function waitForAll(groupCommit: GroupCommit): Promise<void> {
  try {
    await groupCommit.leave(await groupCommit.enter({ hasSavepoint: false }), 'keep');
  } catch {
    // Everybody in the batch was told.
  }
}

function toQueryResult({ rows, changedRows, insertedRowId }: StatementResult): QueryResult<never> {
  if (changedRows === undefined) return { rows: rows as never[] };
  return { rows: [], numAffectedRows: BigInt(changedRows), insertId: BigInt(insertedRowId ?? 0) };
}

function attempted<Value>(work: () => Value): { value: Value } | { error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

async function runCommand(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
