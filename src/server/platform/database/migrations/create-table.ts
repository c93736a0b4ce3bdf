import type { Engine } from '../engine.ts';

export type SchemaStatement = (engine: Engine) => string;

interface TableOptions {
  /** SQLite keeps the rows in the order of their primary key, so that one user's rows lie on few pages. */
  clustered?: boolean;
  /** PostgreSQL writes the rows to no log: they cost less, and are gone after a crash and on a replica. */
  unlogged?: boolean;
}

/**
 * A table for both engines, its columns written with the types `text` and `bigint` only.
 * SQLite refuses a value of another type (STRICT). PostgreSQL compares text byte by byte, as SQLite does.
 */
export function createTable(name: string, columns: string, options: TableOptions = {}): SchemaStatement {
  const { clustered = false, unlogged = false } = options;
  return (engine) =>
    engine === 'sqlite'
      ? `create table "${name}" (${columns.replace(/\bbigint\b/g, 'integer')}) strict${clustered ? ', without rowid' : ''}`
      : `create ${unlogged ? 'unlogged ' : ''}table "${name}" (${columns.replace(/ text\b/g, ' text collate "C"')})`;
}

export function onBoth(statement: string): SchemaStatement {
  return () => statement;
}
