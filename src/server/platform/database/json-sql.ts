import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/** JSON built by the database, for rows read so often that building objects would cost more. */
export interface JsonSql {
  /** "[]" without rows; in any order. */
  list: (element: RawBuilder<unknown>) => RawBuilder<string>;
  /** Rows sorted by a subquery: SQLite keeps their order, `order` repeats it; `element` holds an {@link object}. */
  sortedList: (element: RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<string>;
  object: (fields: Fields) => RawBuilder<unknown>;
  array: (...values: RawBuilder<unknown>[]) => RawBuilder<unknown>;
}

type Fields = Readonly<Record<string, RawBuilder<unknown>>>;

export function jsonSqlOf(db: Kysely<Database>): JsonSql {
  return engineOf(db) === 'sqlite' ? SQLITE_JSON : POSTGRES_JSON;
}

const namesAndValues = (fields: Fields) =>
  sql.join(Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]));

const SQLITE_JSON: JsonSql = {
  list: (element) => sql`json_group_array(${element})`,
  sortedList: (element) => sql`'[' || coalesce(group_concat(${element}), '') || ']'`,
  object: (fields) => sql`json_object(${namesAndValues(fields)})`,
  array: (...values) => sql`json_array(${sql.join(values)})`,
};

const POSTGRES_JSON: JsonSql = {
  list: (element) => sql`coalesce(json_agg(${element})::text, '[]')`,
  sortedList: (element, order) => sql`coalesce(json_agg(${element} order by ${order})::text, '[]')`,
  object: (fields) => sql`json_build_object(${namesAndValues(fields)})`,
  array: (...values) => sql`json_build_array(${sql.join(values)})`,
};
