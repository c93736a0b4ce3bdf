import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/databases/open-test-database.ts';
import { TransactionConflictError } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';

const addPerson = ({ db }: TestDatabase, id: string) =>
  db
    .insertInto('user')
    .values({ id, email: `${id}@example.org`, first_name: id, last_name: '', created_at: 1 } as never)
    .execute();

const versionsIn = async ({ db }: TestDatabase) =>
  (await db.selectFrom('user').select('version').orderBy('id').execute()).map(({ version }) => version);

describe.runIf(TEST_DATABASES.includes('postgres'))('what another transaction undid, on PostgreSQL,', () => {
  test('runs again from its beginning: two that wait for each other are both stored', async () => {
    const database = await openTestDatabase('postgres');
    const { db } = database;
    for (const id of ['anna', 'ben']) await addPerson(database, id);
    const hasFirst = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let attempts = 0;

    const raiseBoth = (first: string, second: string, own: number) =>
      inTransaction(db, async (transaction) => {
        attempts += 1;
        for (const id of [first, second]) {
          await transaction
            .updateTable('user')
            .set(({ eb }) => ({ version: eb('version', '+', 1) }))
            .where('id', '=', id)
            .execute();
          hasFirst[own]?.resolve();
          await hasFirst[1 - own]?.promise;
        }
      });
    await Promise.all([raiseBoth('anna', 'ben', 0), raiseBoth('ben', 'anna', 1)]);

    expect(await versionsIn(database)).toEqual([2, 2]);
    // At least one was undone; whether it meets the other once more is for the database to decide.
    expect(attempts).toBeGreaterThan(2);
    await database.close();
  });

  test('is given up after the fourth time, and nothing of it is stored', async () => {
    const database = await openTestDatabase('postgres');
    await addPerson(database, 'anna');
    let attempts = 0;
    const failing = inTransaction(database.db, async (transaction) => {
      attempts += 1;
      await transaction.updateTable('user').set({ version: 9 }).execute();
      await sql`do $$ begin raise exception 'met another' using errcode = '40001'; end $$`.execute(transaction);
    });

    await expect(failing).rejects.toBeInstanceOf(TransactionConflictError);
    expect(attempts).toBe(4);
    expect(await versionsIn(database)).toEqual([0]);
    await database.close();
  });
});
