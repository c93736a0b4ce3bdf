import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/databases/open-test-database.ts';
import { ForeignKeyViolationError, isUniqueViolation } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { forUpdate } from './for-update.ts';
import { inTransaction } from './in-transaction.ts';
import { pipelineReads } from './pipeline-reads.ts';
import { prepareQuery } from './prepared-query.ts';

const person = (id: string) => ({
  id,
  email: `${id}@example.org`,
  first_name: id,
  last_name: '',
  created_at: 1_763_000_000_000,
});
const steps = (day: string, count: number) => ({ user_id: 'anna', day, steps: count, updated_at: 0 });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe.each(TEST_DATABASES)('the database on %s', (kind) => {
  let opened: TestDatabase;
  const db = () => opened.db;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    await db().deleteFrom('user').execute();
    await db()
      .insertInto('user')
      .values([person('anna'), person('bea')])
      .execute();
  });
  afterAll(() => opened.close());

  test('the engine is known from a handle and from a transaction', async () => {
    expect(engineOf(db())).toBe(opened.engine);
    expect(await inTransaction(db(), async (transaction) => engineOf(transaction))).toBe(opened.engine);
  });

  test('times and counts come back as numbers, conditions as 1 and 0', async () => {
    const row = await db()
      .selectFrom('user')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max('created_at').as('latest'),
        fn.sum<number>('version').as('sum'),
      ])
      .select(sql<number>`count(*) > 1`.as('are_many'))
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ count: 2, latest: 1_763_000_000_000, sum: 0, are_many: 1 });
  });

  test('a taken key is told by its columns', async () => {
    const error = await failureOf(
      db()
        .insertInto('user')
        .values({ ...person('cleo'), email: 'anna@example.org' })
        .execute(),
    );
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, ['email'])).toBe(true);
    expect(isUniqueViolation(error, ['id'])).toBe(false);
    expect(error).toMatchObject({ table: 'user', message: expect.not.stringContaining('anna@') });
  });

  test('a taken key of several columns is told by all of them', async () => {
    await db().insertInto('step_entry').values(steps('2026-11-20', 1)).execute();
    const error = await failureOf(db().insertInto('step_entry').values(steps('2026-11-20', 2)).execute());
    expect(isUniqueViolation(error, ['user_id', 'day'])).toBe(true);
  });

  test('a row of nobody is refused', async () => {
    const orphan = db()
      .insertInto('step_entry')
      .values({ ...steps('2026-11-20', 1), user_id: 'nobody' })
      .execute();
    expect(await failureOf(orphan)).toBeInstanceOf(ForeignKeyViolationError);
  });

  test('a deleted user takes her own rows along, her purchase stays', async () => {
    await db().insertInto('step_entry').values(steps('2026-11-20', 1)).execute();
    await db()
      .insertInto('purchase')
      .values({
        id: 'p',
        user_id: 'anna',
        ui_mode: 'elements',
        amount_pence: 2_999,
        full_price_pence: 2_999,
        currency: 'gbp',
        livemode: 0,
        status: 'paid',
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await db().deleteFrom('user').where('id', '=', 'anna').execute();
    expect(await db().selectFrom('step_entry').selectAll().execute()).toEqual([]);
    const kept = await db().selectFrom('purchase').select(['id', 'user_id']).execute();
    expect(kept.map((row) => ({ ...row }))).toEqual([{ id: 'p', user_id: null }]);
    await db().deleteFrom('purchase').execute();
  });

  test('a user has one live purchase, and any number that are over', async () => {
    const purchase = (id: string, status: 'paid' | 'pending' | 'expired') =>
      db()
        .insertInto('purchase')
        .values({
          id,
          user_id: 'anna',
          ui_mode: 'elements',
          amount_pence: 2_999,
          full_price_pence: 2_999,
          currency: 'gbp',
          livemode: 0,
          status,
          created_at: 0,
          updated_at: 0,
        })
        .execute();
    await purchase('p1', 'expired');
    await purchase('p2', 'expired');
    await purchase('p3', 'paid');
    expect(isUniqueViolation(await failureOf(purchase('p4', 'pending')), ['user_id'])).toBe(true);
    await db().deleteFrom('purchase').execute();
  });

  test('text is ordered byte by byte', async () => {
    const names = ['B', 'a', 'Z', 'é', 'b', '-'];
    await db().deleteFrom('user').execute();
    for (const name of names) await db().insertInto('user').values(person(name)).execute();
    const rows = await db().selectFrom('user').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['-', 'B', 'Z', 'a', 'b', 'é']);
  });

  describe('a prepared query', () => {
    const stepsBetween = prepareQuery(
      (handle, { userId, from, limit }: { userId: string; from: string; limit: number }) =>
        handle
          .selectFrom('step_entry')
          .select(['day', 'steps'])
          .where('user_id', '=', userId)
          .where('day', '>=', from)
          .orderBy('day')
          .limit(limit),
    );
    const saveSteps = prepareQuery((handle, { userId, day, count }: { userId: string; day: string; count: number }) =>
      handle
        .insertInto('step_entry')
        .values({ user_id: userId, day, steps: count, updated_at: 0 })
        .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ steps: count })),
    );

    test('answers with the values of each call, in a transaction too', async () => {
      await saveSteps(db(), { userId: 'anna', day: '2026-11-19', count: 1 });
      await saveSteps(db(), { userId: 'anna', day: '2026-11-20', count: 2 });
      await inTransaction(db(), (transaction) =>
        saveSteps(transaction, { userId: 'anna', day: '2026-11-20', count: 3 }),
      );
      const read = async (userId: string, from: string, limit: number) =>
        (await stepsBetween(db(), { userId, from, limit })).map((row) => ({ ...row }));
      expect(await read('anna', '2026-11-20', 9)).toEqual([{ day: '2026-11-20', steps: 3 }]);
      expect(await read('anna', '2026-11-01', 1)).toEqual([{ day: '2026-11-19', steps: 1 }]);
      expect(await read('bea', '2026-11-01', 9)).toEqual([]);
    });

    test('refuses a call without one of its values', async () => {
      const call = stepsBetween(db(), { userId: 'anna', limit: 1 } as never);
      await expect(call).rejects.toThrow('The query needs a value for "from"');
    });

    test('refuses to be built from what a value is', async () => {
      const looking = prepareQuery((handle, { id }: { id: string }) =>
        handle.selectFrom('user').select('id').where('id', '=', `${id}`),
      );
      const spreading = prepareQuery(
        (handle, values: { id: string; email: string; first_name: string; last_name: string; created_at: number }) =>
          handle.insertInto('user').values({ ...values }),
      );
      await expect(looking(db(), { id: 'anna' })).rejects.toThrow('may not look at its value "id"');
      await expect(spreading(db(), person('cleo'))).rejects.toThrow('may not list its values');
    });
  });

  test('several reads together answer each its own, in a transaction too', async () => {
    const byId = prepareQuery((handle, { id }: { id: string }) =>
      handle.selectFrom('user').select('email').where('id', '=', id),
    );
    const readBoth = (handle: TestDatabase['db']) =>
      pipelineReads(handle, (connection) => [byId(connection, { id: 'anna' }), byId(connection, { id: 'bea' })]);
    const emails = (answers: { email: string }[][]) => answers.flat().map(({ email }) => email);
    expect(emails(await readBoth(db()))).toEqual(['anna@example.org', 'bea@example.org']);
    expect(emails(await inTransaction(db(), readBoth))).toEqual(['anna@example.org', 'bea@example.org']);
  });

  test('a transaction that throws leaves nothing', async () => {
    const refused = inTransaction(db(), async (transaction) => {
      await transaction.updateTable('user').set({ first_name: 'Changed' }).execute();
      throw new RangeError('no');
    });
    await expect(refused).rejects.toThrow(RangeError);
    expect(await db().selectFrom('user').select('id').where('first_name', '=', 'Changed').execute()).toEqual([]);
  });

  test('fifty at once that read, lock and add lose none', async () => {
    const raise = () =>
      inTransaction(db(), async (transaction) => {
        const query = transaction.selectFrom('user').select('version').where('id', '=', 'anna');
        const { version } = await query.$call(forUpdate(transaction)).executeTakeFirstOrThrow();
        await transaction
          .updateTable('user')
          .set({ version: version + 1 })
          .where('id', '=', 'anna')
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, raise));
    const { version } = await db()
      .selectFrom('user')
      .select('version')
      .where('id', '=', 'anna')
      .executeTakeFirstOrThrow();
    expect(version).toBe(50);
  });
});
