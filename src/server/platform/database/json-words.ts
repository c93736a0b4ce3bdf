import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/**
 * The words in which each engine makes JSON of rows, for what is read so often that making an object of every row would
 * cost more than the rows themselves.
 */
export interface JsonWords {
  /** All rows as one list, as text; "[]" without any. Without an order they come in any. */
  list: (element: RawBuilder<unknown>, order?: RawBuilder<unknown>) => RawBuilder<string>;
  /** Names and values by turns. */
  object: (fields: Readonly<Record<string, RawBuilder<unknown>>>) => RawBuilder<unknown>;
  array: (...values: RawBuilder<unknown>[]) => RawBuilder<unknown>;
  /** A column that holds JSON as text, or null. */
  stored: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export function jsonWordsOf(db: Kysely<Database>): JsonWords {
  const isSqlite = engineOf(db) === 'sqlite';
  const [list, object, array] = isSqlite
    ? [sql`json_group_array`, sql`json_object`, sql`json_array`]
    : [sql`json_agg`, sql`json_build_object`, sql`json_build_array`];
  return {
    list(element, order) {
      const all = sql`${list}(${element}${order ? sql` order by ${order}` : sql``})`;
      return isSqlite ? sql<string>`${all}` : sql<string>`coalesce(${all}::text, '[]')`;
    },
    object: (fields) =>
      sql`${object}(${sql.join(Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]))})`,
    array: (...values) => sql`${array}(${sql.join(values)})`,
    stored: (column) => (isSqlite ? sql`json(${column})` : sql`(${column})::json`),
  };
}
