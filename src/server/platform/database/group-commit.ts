import { DatabaseUnavailableError, TransactionHeldTooLongError } from './database-errors.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** A batch ends early, so that the first in it does not wait for a crowd behind it. */
const LIMITS = { maxBatchMembers: 256, maxBatchMs: 5, holdLimitMs: 1_000 };

/** A transaction that shares one COMMIT, and so one fsync, with the others of its batch. */
export interface Member {
  /** Undone alone if this member fails. A single statement needs none: SQLite undoes it by itself. */
  readonly hasSavepoint: boolean;
  readonly batch: Batch;
  isEvicted: boolean;
}

interface Batch {
  readonly openedAt: number;
  memberCount: number;
  /** Every event already waiting has been served: commit as soon as no member is at work. */
  isDue: boolean;
  readonly stored: PromiseWithResolvers<void>;
}

interface Waiting {
  hasSavepoint: boolean;
  turn: PromiseWithResolvers<Member>;
}

interface GroupCommitLimits {
  /** How long a transaction may hold everybody else up by awaiting something that is not the database. */
  holdLimitMs?: number;
  /** How many transactions may share a COMMIT. */
  maxBatchMembers?: number;
  /** How long the first may wait for those behind it; endless in tests of what members of one batch share. */
  maxBatchMs?: number;
  /** Throws where a batch must not be stored now. */
  assertInPlace?: () => void;
  /** Hears of every batch that is stored, before anybody in it does. */
  onCommit?: () => void;
}

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Lets transactions take turns on the one writing connection and commits them together.
 *
 * `enter` gives the turn, `leave` ends it; what `leave` returns settles once the whole batch is on disk,
 * for a kept member and for an undone one: a refusal may rest on what an earlier member has only just written.
 * The work between the two may await database calls only. They are synchronous underneath, so a well-behaved
 * transaction ends within the event-loop turn it began in; one that does not is undone after `holdLimitMs`.
 */
export function createGroupCommit(writer: SqliteConnection, limits: GroupCommitLimits = {}) {
  const { holdLimitMs, isFull, store } = completed(limits, writer);
  const waiting: Waiting[] = [];
  let batch: Batch | undefined;
  let atWork: Member | undefined;

  /** Resolves when it is this member's turn. Rejects if the database cannot be written to. */
  async function enter({ hasSavepoint }: { hasSavepoint: boolean }): Promise<Member> {
    if (!atWork && waiting.length === 0) return beginTurn(hasSavepoint);
    const turn = Promise.withResolvers<Member>();
    waiting.push({ hasSavepoint, turn });
    return turn.promise;
  }

  /** Ends the member's turn, its changes kept or undone. Settles when the batch is on disk, or is lost. */
  function leave(member: Member, outcome: 'keep' | 'undo'): Promise<void> {
    if (member.isEvicted) return Promise.reject(new TransactionHeldTooLongError());
    endSavepoint(member, outcome);
    endTurn();
    return member.batch.stored.promise;
  }

  const assertAtWork = (member: Member) => assertMayWrite(member, writer);

  function beginTurn(hasSavepoint: boolean): Member {
    batch ??= openBatch(writer, becomeDue);
    if (hasSavepoint) writer.run('savepoint member', []);
    batch.memberCount += 1;
    atWork = { hasSavepoint, batch, isEvicted: false };
    return atWork;
  }

  function endSavepoint(member: Member, outcome: 'keep' | 'undo'): void {
    try {
      assertAtWork(member);
      if (!member.hasSavepoint) return;
      if (outcome === 'undo') writer.run('rollback to member', []);
      writer.run('release member', []);
    } catch (cause) {
      abandon(member.batch, cause);
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
      // A locked database has already cost the busy timeout: do not wait as long again for each of the others.
      for (const other of waiting.splice(0)) other.turn.reject(error);
    }
  }

  function becomeDue(opened: Batch): void {
    if (opened !== batch) return;
    opened.isDue = true;
    if (!atWork) commit(opened);
    // Only a member that awaits something other than the database is still here.
    else setTimeout(evict, holdLimitMs, atWork);
  }

  function evict(member: Member): void {
    if (member !== atWork) return;
    endSavepoint(member, 'undo');
    member.isEvicted = true;
    endTurn();
  }

  function commit(ended: Batch): void {
    try {
      store();
      batch = undefined;
      ended.stored.resolve();
    } catch (cause) {
      abandon(ended, cause);
    }
  }

  /** Nothing of the batch is stored, and everybody in it is told so. */
  function abandon(lost: Batch, cause: unknown): void {
    batch = undefined;
    if (writer.isInTransaction()) writer.run('rollback', []);
    lost.stored.reject(new DatabaseUnavailableError(`Not stored: ${(cause as Error).message}`, { cause }));
  }

  return { enter, leave, assertAtWork, countWaiting: () => waiting.length };
}

function openBatch(writer: SqliteConnection, becomeDue: (opened: Batch) => void): Batch {
  beginImmediate(writer);
  const opened = { openedAt: performance.now(), memberCount: 0, isDue: false, stored: Promise.withResolvers<void>() };
  opened.stored.promise.catch(() => {}); // every member that left has the same promise; nobody may be left
  setImmediate(() => becomeDue(opened));
  return opened;
}

/** Throws unless `member` may still write: evicted, or SQLite undid the whole batch (disk full, I/O error). */
function assertMayWrite(member: Member, writer: SqliteConnection): void {
  if (member.isEvicted) throw new TransactionHeldTooLongError();
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
  const { holdLimitMs, maxBatchMembers, maxBatchMs, assertInPlace, onCommit } = { ...LIMITS, ...limits };
  const isFull = ({ memberCount, openedAt }: Batch) =>
    memberCount >= maxBatchMembers || performance.now() - openedAt >= maxBatchMs;
  function store(): void {
    assertInPlace?.();
    writer.run('commit', []);
    onCommit?.();
  }
  return { holdLimitMs, isFull, store };
}
