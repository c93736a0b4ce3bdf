import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  DatabaseUnavailableError,
  isUniqueViolation,
  OutcomeUnknownError,
  TransactionHeldTooLongError,
} from './database-errors.ts';
import { createGroupCommit } from './group-commit.ts';
import { openSqlite } from './open-sqlite.ts';
import { createSqliteConnection } from './sqlite-connection.ts';
import { toTypedError } from './typed-error.ts';

/** SQLite's extended result code. */
const IOERR_FSYNC = 1_034;

interface Notes {
  note: { id: number; text: string; parent: number | null };
}

let folder: string;
let db: Kysely<Notes>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-group-commit-'));
  // A busy machine may stand still between two members: what they share is told here, not how long that takes.
  db = openSqlite({
    path: join(folder, 'test.sqlite'),
    holdLimitMs: 20,
    maxBatchMs: Infinity,
  }) as unknown as Kysely<Notes>;
  // Deferred, which the product's own tables never are: the way to a COMMIT that throws.
  await sql`create table note (id integer primary key, text text not null unique,
    parent integer references note (id) deferrable initially deferred) strict`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const insert = (target: Kysely<Notes>, id: number, text = `text ${id}`, parent: number | null = null) =>
  target.insertInto('note').values({ id, text, parent }).execute();
const insertInTransaction = (id: number, text?: string) => db.transaction().execute((trx) => insert(trx, id, text));
const storedIds = async () => (await db.selectFrom('note').select('id').orderBy('id').execute()).map(({ id }) => id);
const reasonOf = (outcome: PromiseSettledResult<unknown> | undefined) => (outcome as PromiseRejectedResult).reason;
const statuses = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status);

describe('group commit', () => {
  test('a failing transaction is undone alone and whole, the others of its batch are stored', async () => {
    const outcomes = await Promise.allSettled([
      insertInTransaction(1),
      db.transaction().execute(async (trx) => {
        await insert(trx, 2);
        await insert(trx, 3, 'text 1');
      }),
      insertInTransaction(4),
    ]);
    expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(isUniqueViolation(reasonOf(outcomes[1]), ['text'])).toBe(true);
    expect(await storedIds()).toEqual([1, 4]);
  });

  test('a failing single statement is undone alone', async () => {
    const outcomes = await Promise.allSettled([insert(db, 1), insert(db, 2, 'text 1'), insert(db, 3)]);
    expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storedIds()).toEqual([1, 3]);
  });

  test('reads see nothing of a batch before its commit, and all of it when it is answered', async () => {
    const seenWithin = await db.transaction().execute(async (trx) => {
      await insert(trx, 1);
      const own = await trx.selectFrom('note').select('id').execute();
      return { own: own.length, outside: await storedIds() };
    });
    expect(seenWithin).toEqual({ own: 1, outside: [] });
    expect(await storedIds()).toEqual([1]);
  });

  test('a commit that throws answers nobody with success, and the next batch is stored', async () => {
    // The foreign key is looked at when the batch commits, so it fails every member.
    const outcomes = await Promise.allSettled([
      insertInTransaction(1),
      insert(db, 2, 'orphan', 999),
      insertInTransaction(3),
    ]);
    for (const outcome of outcomes) expect(reasonOf(outcome)).toBeInstanceOf(DatabaseUnavailableError);
    expect(await storedIds()).toEqual([]);
    await insertInTransaction(5);
    expect(await storedIds()).toEqual([5]);
  });

  test('a commit that the disk fails in may be stored or not, and so is told; the next batch is stored', async () => {
    const database = new DatabaseSync(join(folder, 'failing.sqlite'));
    const connection = createSqliteConnection(database);
    connection.run('create table note (id integer primary key)', []);
    let failure: Error | undefined = Object.assign(new Error('disk I/O error'), { errcode: IOERR_FSYNC });
    const writer = {
      ...connection,
      run(text: string, parameters: readonly unknown[]) {
        if (text === 'commit' && failure) throw toTypedError(failure);
        return connection.run(text, parameters);
      },
    };
    const { enter, leave } = createGroupCommit(writer);
    const insertNote = async (id: number) => {
      const transaction = await enter({ hasSavepoint: false });
      writer.run('insert into note values (?)', [id]);
      await leave(transaction, 'keep');
    };
    await expect(insertNote(1)).rejects.toThrow(OutcomeUnknownError);
    failure = new Error('The database file was moved');
    await expect(insertNote(2)).rejects.not.toThrow(OutcomeUnknownError);
    failure = undefined;
    await insertNote(3);
    expect(connection.run('select id from note', []).rows).toEqual([{ id: 3 }]);
    connection.close();
  });

  test('a refusal that rests on a row not yet stored shares the fate of that row', async () => {
    const outcomes = await Promise.allSettled([insert(db, 1), insert(db, 2, 'text 1'), insert(db, 3, 'orphan', 999)]);
    expect(reasonOf(outcomes[1])).toBeInstanceOf(DatabaseUnavailableError);
    expect(await storedIds()).toEqual([]);
  });

  test('a transaction that awaits the outside is undone, the others are stored', async () => {
    const outside = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (trx) => {
      await insert(trx, 1);
      await outside.promise;
      await insert(trx, 2);
    });
    await Promise.all([insertInTransaction(3), insert(db, 4)]);
    outside.resolve();
    await expect(held).rejects.toThrow(TransactionHeldTooLongError);
    expect(await storedIds()).toEqual([3, 4]);
  });

  test('a write through the outer handle inside a transaction fails instead of waiting for ever', async () => {
    const stuck = db.transaction().execute(async (trx) => {
      await insert(trx, 1);
      await insert(db, 2);
    });
    await expect(stuck).rejects.toThrow(TransactionHeldTooLongError);
    await insert(db, 3);
    expect(await storedIds()).not.toContain(1);
  });

  test('a full database answers nobody whose row is not stored, reads go on, writes recover', async () => {
    const { rows } = await sql<{ pages: number }>`select page_count as pages from pragma_page_count()`.execute(db);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.pages ?? 0) + 2}`).execute(db);
    const outcomes = await Promise.allSettled([
      insertInTransaction(1),
      insertInTransaction(2, 'x'.repeat(20_000)),
      insertInTransaction(3),
    ]);
    expect(reasonOf(outcomes[1])).toBeInstanceOf(DatabaseUnavailableError);
    const answered = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at + 1] : []));
    expect(await storedIds()).toEqual(answered);
    await insert(db, 9);
    expect(await storedIds()).toContain(9);
  });

  test('1,000 at once are each stored exactly once', async () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => at + 1);
    await Promise.all(ids.map((id) => insertInTransaction(id)));
    expect(await storedIds()).toEqual(ids);
  });

  test('a nested savepoint is undone alone', async () => {
    const trx = await db.startTransaction().execute();
    await insert(trx, 1);
    const nested = await trx.savepoint('inner').execute();
    await insert(nested, 2);
    await nested.rollbackToSavepoint('inner').execute();
    await trx.commit().execute();
    expect(await storedIds()).toEqual([1]);
  });

  test('what is waiting when the database is closed is stored first', async () => {
    const written = [insert(db, 1), insertInTransaction(2)];
    await db.destroy();
    await Promise.all(written);
    db = openSqlite({ path: join(folder, 'test.sqlite') }) as unknown as Kysely<Notes>;
    expect(await storedIds()).toEqual([1, 2]);
  });

  test('whole numbers are stored as integers, fractions as they are, booleans are refused', async () => {
    const kinds = sql<{ kinds: string }>`select typeof(${5}) || ' ' || typeof(${5.5}) || ' ' || ${5} as kinds`;
    expect((await kinds.execute(db)).rows[0]?.kinds).toBe('integer real 5');
    await expect(sql`select ${true}`.execute(db)).rejects.toThrow(TypeError);
  });
});
