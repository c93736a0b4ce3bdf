import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/databases/open-test-database.ts';
import { DatabaseStartError, isUniqueViolation } from './database-errors.ts';
import { findMissingMigration, migrateToLatest } from './migrate-to-latest.ts';
import { ALL_MIGRATIONS, type Migrations } from './migrations/all-migrations.ts';
import { createTable, onBoth } from './migrations/create-table.ts';

/** Of a later version of the program. */
const LATER: Migrations = {
  ...ALL_MIGRATIONS,
  '9001_nickname': [createTable('later', 'id text primary key'), onBoth(`alter table "user" add column nickname text`)],
};

const anna = { id: 'anna', email: 'anna@example.org', first_name: 'Anna', last_name: '', created_at: 1 };

describe.each(TEST_DATABASES)('migrations on %s', (kind) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await takeBack(opened);
    await opened.close();
  });

  test('running them again changes nothing', async () => {
    await opened.db.insertInto('user').values(anna).execute();
    await migrateToLatest(opened.db);
    const rows = await opened.db.selectFrom('user').select(['id', 'current_block', 'version']).execute();
    expect(rows).toEqual([{ id: 'anna', current_block: 1, version: 0 }]);
  });

  test('an e-mail address is taken once', async () => {
    const again = opened.db
      .insertInto('user')
      .values({ ...anna, id: 'other' })
      .execute();
    const error = await again.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, ['email'])).toBe(true);
  });

  test('a run that fails leaves nothing behind', async () => {
    const broken = {
      ...LATER,
      '9002_broken': [onBoth('create table one (id bigint)'), onBoth('create table "user" (id bigint)')],
    };
    await expect(migrateToLatest(opened.db, { migrations: broken })).rejects.toThrow();
    await migrateToLatest(opened.db);
    const tables = await opened.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('one');
    expect(tables.map(({ name }) => name)).not.toContain('later');
  });

  test('an update whose backup fails changes nothing', async () => {
    const beforeChange = vi.fn(() => Promise.reject(new Error('The disk is full.')));
    await expect(migrateToLatest(opened.db, { migrations: LATER, beforeChange })).rejects.toThrow('The disk is full.');
    expect(await findMissingMigration(opened.db)).toBeUndefined();
    expect(await findMissingMigration(opened.db, LATER)).toBe('9001_nickname');
  });

  test('an update makes its backup once, of the database as it was, and keeps what is in it', async () => {
    const had: string[][] = [];
    const beforeChange = async () => void had.push(await columnsOf(opened, 'user'));
    await migrateToLatest(opened.db, { migrations: LATER, beforeChange });
    await migrateToLatest(opened.db, { migrations: LATER, beforeChange });
    expect(had).toHaveLength(1);
    expect(had[0]).not.toContain('nickname');
    expect(await columnsOf(opened, 'user')).toContain('nickname');
    expect(await opened.db.selectFrom('user').select('id').execute()).toEqual([{ id: 'anna' }]);
    expect(await findMissingMigration(opened.db, LATER)).toBeUndefined();
  });

  test('a database of a newer program is refused in one line', async () => {
    const refusal = migrateToLatest(opened.db);
    await expect(refusal).rejects.toThrow(DatabaseStartError);
    await expect(refusal).rejects.toThrow(/newer version \(it has 9001_nickname\)$/);
  });
});

async function columnsOf({ db }: TestDatabase, table: string): Promise<string[]> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.map(({ name }) => name) ?? [];
}

/** A cluster of PGlite serves the next test, too. */
async function takeBack({ db }: TestDatabase): Promise<void> {
  for (const statement of ['drop table later', `alter table "user" drop column nickname`]) {
    await db.executeQuery(CompiledQuery.raw(statement));
  }
  await db.executeQuery(CompiledQuery.raw(`delete from kysely_migration where name = '9001_nickname'`));
}
