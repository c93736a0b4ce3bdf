import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/open-test-database.ts';
import { DatabaseStartError, isUniqueViolation } from './database-errors.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { onBoth } from './migrations/create-table.ts';

const anna = { id: 'anna', email: 'anna@example.org', first_name: 'Anna', last_name: '', created_at: 1 };

describe.each(TEST_DATABASES)('migrations on %s', (kind) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

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
      ...ALL_MIGRATIONS,
      '9001_broken': [onBoth('create table one (id bigint)'), onBoth('create table "user" (id bigint)')],
    };
    await expect(migrateToLatest(opened.db, { migrations: broken })).rejects.toThrow();
    await migrateToLatest(opened.db);
    const tables = await opened.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('one');
  });

  test('a database of a newer program is refused in one line', async () => {
    const { '0004_email_outbox': _, ...older } = ALL_MIGRATIONS;
    const refusal = migrateToLatest(opened.db, { migrations: older });
    await expect(refusal).rejects.toThrow(DatabaseStartError);
    await expect(refusal).rejects.toThrow(/newer version of the program \(it has 0004_email_outbox\)$/);
  });
});
