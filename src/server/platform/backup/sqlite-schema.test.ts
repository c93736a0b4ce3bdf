import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ALL_MIGRATIONS, type Migrations } from '#server/platform/database/migrations/all-migrations.ts';
import { createTable, onBoth } from '#server/platform/database/migrations/create-table.ts';
import { foreignPart } from './sqlite-schema.ts';

/** Of a later version of the program. */
const LATER: Migrations = {
  ...ALL_MIGRATIONS,
  '9001_later': [createTable('later', 'id text primary key'), onBoth('drop table write_probe')],
};

/** As the server leaves it: the statements of these migrations, and their names. */
function databaseOf(migrations: Migrations): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('create table kysely_migration (name text primary key) strict');
  for (const [name, statements] of Object.entries(migrations)) {
    for (const statement of statements) database.exec(statement('sqlite'));
    database.prepare('insert into kysely_migration values (?)').run(name);
  }
  return database;
}

test.each([
  { what: 'of this version', migrations: LATER },
  { what: 'of the version before', migrations: ALL_MIGRATIONS },
])('a backup $what holds nothing foreign, until somebody adds to it', ({ migrations }) => {
  const database = databaseOf(migrations);
  expect(foreignPart(database, LATER)).toBeUndefined();
  database.exec(`create trigger taking after insert on "user" begin delete from purchase; end`);
  expect(foreignPart(database, LATER)).toBe('the trigger taking');
});

test('a table of a later version is foreign in a backup of the version before', () => {
  const database = databaseOf(ALL_MIGRATIONS);
  database.exec(createTable('later', 'id text primary key')('sqlite'));
  expect(foreignPart(database, LATER)).toBe('the table later');
});
