import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { freeBytesAt } from '#server/platform/files/free-bytes-at.ts';
import { engineOf } from './engine.ts';
import type { Database } from './schema.ts';

/** Undefined on PostgreSQL: its disk is on another machine. */
export function createFreeBytes(db: Kysely<Database>): () => Promise<number | undefined> {
  let folder: string | undefined;
  return async () => {
    if (engineOf(db) !== 'sqlite') return undefined;
    folder ??= await folderOf(db);
    return freeBytesAt(folder);
  };
}

async function folderOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return dirname(rows[0]?.file ?? '');
}
