import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Less than writers wait for a locked file. */
const PATIENCE_MS = 100;

/** Built anew within a fifth of a second; a larger file would keep writers waiting for too long. */
export const SMALL_BYTES = 32 * 1024 * 1024;

const SQLITE_BUSY = 5;

export interface Wiping {
  /** SQLite overwrites what is deleted, but for bytes of rows that it had moved meanwhile within a page. */
  rebuilds: boolean;
}

/**
 * Empties the write-ahead log, which holds what has been deleted since it was last empty. False while somebody still
 * reads in it. All but the last pages are moved without holding anybody up.
 */
export function wipeLog(databaseFile: string, { rebuilds }: Wiping): boolean {
  // Opening one that was moved away would make another in its place.
  if (!existsSync(databaseFile)) return false;
  const database = new DatabaseSync(databaseFile, { timeout: PATIENCE_MS });
  try {
    database.exec('pragma secure_delete = on; pragma wal_checkpoint(passive)');
    if (rebuilds && statSync(databaseFile).size <= SMALL_BYTES) database.exec('vacuum');
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  } finally {
    database.close();
  }
}
