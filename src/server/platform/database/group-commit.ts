import { DatabaseUnavailableError, OutcomeUnknownError, TransactionHeldTooLongError } from './database-errors.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { isIoError } from './typed-error.ts';

/** A batch ends early to bound the wait of the first in it. */
const LIMITS = { maxBatchSize: 256, maxBatchMs: 5, holdLimitMs: 1_000 };

/** Shares one COMMIT, and so one fsync, with the others of its batch. */
export interface BatchedTransaction {
  /** Rolled back alone on failure. A single statement needs none: SQLite undoes it. */
  readonly hasSavepoint: boolean;
  readonly batch: Batch;
  isEvicted: boolean;
}

interface Batch {
  readonly openedAt: number;
  size: number;
  /** All waiting events were served: commit as soon as nothing runs. */
  isDue: boolean;
  readonly stored: PromiseWithResolvers<void>;
}

interface Waiting {
  hasSavepoint: boolean;
  turn: PromiseWithResolvers<BatchedTransaction>;
}

interface GroupCommitLimits {
  /** How long a transaction may block the others by awaiting something other than the database. */
  holdLimitMs?: number;
  maxBatchSize?: number;
  /** Endless in tests of what transactions of one batch share. */
  maxBatchMs?: number;
  assertInPlace?: () => void;
  onCommit?: () => void;
}

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Transactions take turns on the one writing connection and commit together. What `leave` returns settles once the
 * whole batch is on disk, also for one that was rolled back: its refusal may rest on what an earlier one has just
 * written. Between `enter` and `leave` only database calls may be awaited. They are synchronous underneath, so a
 * transaction ends within its event-loop turn; one that does not is rolled back after `holdLimitMs`.
 */
export function createGroupCommit(writer: SqliteConnection, limits: GroupCommitLimits = {}) {
  const { holdLimitMs, isFull, store } = completed(limits, writer);
  const waiting: Waiting[] = [];
  let batch: Batch | undefined;
  let atWork: BatchedTransaction | undefined;

  async function enter({ hasSavepoint }: { hasSavepoint: boolean }): Promise<BatchedTransaction> {
    if (!atWork && waiting.length === 0) return beginTurn(hasSavepoint);
    const turn = Promise.withResolvers<BatchedTransaction>();
    waiting.push({ hasSavepoint, turn });
    return turn.promise;
  }

  function leave(transaction: BatchedTransaction, outcome: 'keep' | 'undo'): Promise<void> {
    if (transaction.isEvicted) return Promise.reject(new TransactionHeldTooLongError());
    endSavepoint(transaction, outcome);
    endTurn();
    return transaction.batch.stored.promise;
  }

  const assertAtWork = (transaction: BatchedTransaction) => assertMayWrite(transaction, writer);

  function beginTurn(hasSavepoint: boolean): BatchedTransaction {
    batch ??= openBatch(writer, becomeDue);
    if (hasSavepoint) writer.run('savepoint batched', []);
    batch.size += 1;
    atWork = { hasSavepoint, batch, isEvicted: false };
    return atWork;
  }

  function endSavepoint(transaction: BatchedTransaction, outcome: 'keep' | 'undo'): void {
    try {
      assertAtWork(transaction);
      if (!transaction.hasSavepoint) return;
      if (outcome === 'undo') writer.run('rollback to batched', []);
      writer.run('release batched', []);
    } catch (cause) {
      abandon(transaction.batch, notStored(cause));
    }
  }

  function endTurn(): void {
    atWork = undefined;
    if (batch && (isFull(batch) || (batch.isDue && waiting.length === 0))) commit(batch);
    const next = waiting.shift();
    if (next) giveTurn(next);
  }

  function giveTurn({ hasSavepoint, turn }: Waiting): void {
    try {
      turn.resolve(beginTurn(hasSavepoint));
    } catch (error) {
      turn.reject(error);
      // A locked database has already cost the busy timeout: fail the others at once.
      for (const other of waiting.splice(0)) other.turn.reject(error);
    }
  }

  function becomeDue(opened: Batch): void {
    if (opened !== batch) return;
    opened.isDue = true;
    if (!atWork) commit(opened);
    // It awaits something other than the database.
    else setTimeout(evict, holdLimitMs, atWork);
  }

  function evict(transaction: BatchedTransaction): void {
    if (transaction !== atWork) return;
    endSavepoint(transaction, 'undo');
    transaction.isEvicted = true;
    endTurn();
  }

  function commit(ended: Batch): void {
    try {
      store();
      batch = undefined;
      ended.stored.resolve();
    } catch (cause) {
      abandon(ended, isIoError(cause) ? new OutcomeUnknownError('The commit failed', { cause }) : notStored(cause));
    }
  }

  function abandon(lost: Batch, error: DatabaseUnavailableError): void {
    batch = undefined;
    if (writer.isInTransaction()) writer.run('rollback', []);
    lost.stored.reject(error);
  }

  return { enter, leave, assertAtWork, countWaiting: () => waiting.length };
}

const notStored = (cause: unknown) =>
  new DatabaseUnavailableError(`Not stored: ${(cause as Error).message}`, { cause });

function openBatch(writer: SqliteConnection, becomeDue: (opened: Batch) => void): Batch {
  beginImmediate(writer);
  const opened = { openedAt: performance.now(), size: 0, isDue: false, stored: Promise.withResolvers<void>() };
  opened.stored.promise.catch(() => {}); // the batch may be empty: avoids an unhandled rejection
  setImmediate(() => becomeDue(opened));
  return opened;
}

/** Evicted, or SQLite rolled the whole batch back (disk full, I/O error). */
function assertMayWrite(transaction: BatchedTransaction, writer: SqliteConnection): void {
  if (transaction.isEvicted) throw new TransactionHeldTooLongError();
  if (!writer.isInTransaction()) throw new DatabaseUnavailableError('SQLite gave the transaction up');
}

function beginImmediate(writer: SqliteConnection): void {
  try {
    writer.run('begin immediate', []);
  } catch (cause) {
    throw new DatabaseUnavailableError(`Nothing can be stored now: ${(cause as Error).message}`, { cause });
  }
}

function completed(limits: GroupCommitLimits, writer: SqliteConnection) {
  const { holdLimitMs, maxBatchSize, maxBatchMs, assertInPlace, onCommit } = { ...LIMITS, ...limits };
  const isFull = ({ size, openedAt }: Batch) => size >= maxBatchSize || performance.now() - openedAt >= maxBatchMs;
  function store(): void {
    assertInPlace?.();
    writer.run('commit', []);
    onCommit?.();
  }
  return { holdLimitMs, isFull, store };
}
