import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/open-test-database.ts';
import { type Change, committedChangesOf } from './committed-changes.ts';
import { openSqlite } from './open-sqlite.ts';

const OF_NAMES: readonly Change[] = ['user.first_name', 'delete from user', 'insert into purchase'];

const nextEvents = () => new Promise((resolve) => setImmediate(resolve));

describe('what was committed to a SQLite file', () => {
  let database: TestDatabase;
  let stampNow: (() => number) | undefined;
  const stamp = async () => {
    await nextEvents();
    return stampNow?.();
  };
  const isNoticed = async (write: () => Promise<unknown>) => {
    const before = await stamp();
    await write();
    return (await stamp()) !== before;
  };

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    stampNow = committedChangesOf(database.db)?.watch(OF_NAMES);
    await database.db
      .insertInto('user')
      .values({ id: 'anna', email: 'anna@example.org', first_name: 'Anna', last_name: '', created_at: 1 } as never)
      .execute();
  });
  afterAll(() => database.close());

  const rename = () => database.db.updateTable('user').set({ first_name: 'Ann' }).where('id', '=', 'anna').execute();

  test('is noticed by the column, and other columns are not', async () => {
    expect(await isNoticed(rename)).toBe(true);
    expect(await isNoticed(() => database.db.updateTable('user').set({ version: 2 }).execute())).toBe(false);
  });

  test('is noticed when rows go, and when a statement does not tell what it changes', async () => {
    expect(await isNoticed(() => database.db.deleteFrom('user').where('id', '=', 'nobody').execute())).toBe(true);
    expect(await isNoticed(() => sql`update "user" set step_goal = 1`.execute(database.db))).toBe(true);
    expect(await isNoticed(() => database.db.deleteFrom('access_token').execute())).toBe(false);
  });

  test('is not noticed before it is committed, nor by reading', async () => {
    const before = await stamp();
    await database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('user').set({ first_name: 'Anne' }).execute();
      expect(stampNow?.()).toBe(before);
    });
    expect(await stamp()).not.toBe(before);
    expect(await isNoticed(() => database.db.selectFrom('user').selectAll().execute())).toBe(false);
  });

  test('is noticed when another process did it', async () => {
    const path = (await sql<{ file: string }>`select file from pragma_database_list`.execute(database.db)).rows[0]
      ?.file;
    const other = openSqlite({ path: path ?? '' });
    expect(await isNoticed(() => other.updateTable('user').set({ first_name: 'Nan' }).execute())).toBe(true);
    await other.destroy();
  });
});
