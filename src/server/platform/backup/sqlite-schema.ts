import { DatabaseSync } from 'node:sqlite';
import { ALL_MIGRATIONS } from '#server/platform/database/migrations/all-migrations.ts';

/** Of the program that counts the migrations. */
const COUNTING = /^kysely_/;

/** A table, view or trigger that the migrations of this database do not make, or make otherwise. An index does nothing. */
export function foreignPart(database: DatabaseSync, migrations = ALL_MIGRATIONS): string | undefined {
  const applied = database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map((row) => String(row.name));
  const own = new DatabaseSync(':memory:');
  try {
    for (const name of applied) for (const statement of migrations[name] ?? []) own.exec(statement('sqlite'));
    const expected = new Map(partsOf(own).map(({ title, sql }) => [title, sql]));
    return partsOf(database).find(({ title, sql }) => expected.get(title) !== sql)?.title;
  } finally {
    own.close();
  }
}

const partsOf = (database: DatabaseSync) =>
  database
    .prepare(
      "select type, name, sql from sqlite_schema where type <> 'index' and name not like 'sqlite\\_%' escape '\\'",
    )
    .all()
    .filter(({ type, name }) => type !== 'table' || !COUNTING.test(String(name)))
    .map(({ type, name, sql }) => ({ title: `the ${type} ${name}`, sql: String(sql) }));
