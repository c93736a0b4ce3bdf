import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { openPostgresDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { pipelineReads } from './pipeline-reads.ts';
import { prepareQuery } from './prepared-query.ts';

const person = (id: string) => ({ id, email: id, first_name: id, last_name: '', created_at: 0 });

describe.skipIf(!TEST_POSTGRES_URL)('a PostgreSQL server (skipped where TEST_POSTGRES_URL names none)', () => {
  let place: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: ReturnType<typeof openPostgres>;

  beforeAll(async () => {
    place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    db = await openPostgresDatabase(place.url, { poolSize: 4 });
  });
  beforeEach(async () => {
    await db.deleteFrom('user').execute();
    await db
      .insertInto('user')
      .values([person('anna'), person('bea')])
      .execute();
  });
  afterAll(async () => {
    await db.destroy();
    await place.drop();
  });

  const rename = (handle: typeof db, id: string, name: string) =>
    handle.updateTable('user').set({ first_name: name }).where('id', '=', id).execute();

  test('a statement that takes too long, and one that waits too long for a lock, can be tried again later', async () => {
    const hurried = openPostgres(place.url, { poolSize: 2, statementTimeoutMs: 100, lockTimeoutMs: 50 });
    await expect(sql`select pg_sleep(20)`.execute(hurried)).rejects.toThrow(DatabaseUnavailableError);
    await inTransaction(db, async (transaction) => {
      await rename(transaction, 'anna', 'Held');
      await expect(rename(hurried, 'anna', 'Other')).rejects.toThrow(DatabaseUnavailableError);
    });
    await hurried.destroy();
  });

  test('connections that the server ends are replaced', async () => {
    const backends = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const other = openPostgres(place.url, { poolSize: 1 });
    const running = expect(sql`select pg_sleep(20), ${1}::int`.execute(other)).rejects.toThrow(
      DatabaseUnavailableError,
    );
    const sleepers = sql<{
      count: number;
    }>`select count(*) from pg_stat_activity where query like 'select pg_sleep(20), $1%'`;
    while ((await sleepers.execute(db)).rows[0]?.count === 0) await sql`select pg_sleep(0.01)`.execute(db);
    await backends.execute(db);
    await running;
    // The pool may learn of the broken connection only by the next query on it.
    const count = () =>
      other
        .selectFrom('user')
        .select('id')
        .execute()
        .then((rows) => rows.length);
    expect(await count().catch(count)).toBe(2);
    await other.destroy();
  });

  test('a connection that ends while it stores leaves open whether it did', async () => {
    await sql`create function end_connection() returns trigger language plpgsql
      as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(db);
    await sql`create constraint trigger ends_connection after update on "user" deferrable initially deferred
      for each row execute function end_connection()`.execute(db);
    const other = openPostgres(place.url, { poolSize: 1 });
    const inOne = inTransaction(other, (transaction) => rename(transaction, 'anna', 'In one'));
    await expect(inOne).rejects.toThrow(OutcomeUnknownError);
    await expect(rename(other, 'anna', 'Alone')).rejects.toThrow(OutcomeUnknownError);
    await other.destroy();
    await sql`drop function end_connection cascade`.execute(db);
  });

  test('a connection that ends before anything is stored leaves nothing open', async () => {
    const other = openPostgres(place.url, { poolSize: 1 });
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`;
    for (const read of [ended.execute(other), inTransaction(other, (transaction) => ended.execute(transaction))]) {
      const error: unknown = await read.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DatabaseUnavailableError);
      expect(error).not.toBeInstanceOf(OutcomeUnknownError);
    }
    await other.destroy();
  });

  test('every statement with values is prepared once per connection', async () => {
    const byId = prepareQuery((handle, { id }: { id: string }) =>
      handle.selectFrom('user').select('email').where('id', '=', id),
    );
    const names = await db.connection().execute(async (connection) => {
      await Promise.all(['anna', 'bea', 'cleo'].map((id) => byId(connection, { id })));
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection);
    });
    expect(names.rows.filter(({ statement }) => statement.startsWith('select "email"'))).toHaveLength(1);
  });

  test('of several reads sent together, one that fails spoils no other', async () => {
    const [anna, broken, bea] = await pipelineReads(db, (connection) => [
      connection.selectFrom('user').select('id').where('id', '=', 'anna').execute(),
      sql`select 1 / ${0}::int`.execute(connection).catch((error: Error) => error.message),
      connection.selectFrom('user').select('id').where('id', '=', 'bea').execute(),
    ]);
    expect([anna, broken, bea]).toEqual([[{ id: 'anna' }], 'division by zero', [{ id: 'bea' }]]);
  });

  test('a number that JavaScript cannot hold is refused instead of rounded', async () => {
    await expect(sql`select 9007199254740993 as big`.execute(db)).rejects.toThrow(RangeError);
    expect((await sql`select count(*) from "user"`.execute(db)).rows).toEqual([{ count: 2 }]);
  });
});
