import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { isOpenElsewhere } from './open-elsewhere.ts';
import { PATIENCE_MS, requireOwnDatabase } from './sqlite-soundness.ts';
import { LOG_ENDINGS, removeWithLogs, requireBackupFile, sync } from './whole-file.ts';

/** Nobody but the program reads who moved how, and when. */
const OWNER_ONLY = 0o600;

interface Restore {
  backupFile: string;
  databaseFile: string;
  /** Where the database that stands there now is kept, whatever state it is in. */
  aside: string;
  /** Is shown the copy before anything is changed. */
  look?: (copy: string) => void;
}

/**
 * Puts a backup in the place of the database, which no server may have open. What stood there is kept as `aside`; at no
 * moment is there no database. Throws {@link BackupError}, with nothing changed, if the backup is damaged, empty or another
 * program's, or the database in use.
 */
export async function restoreSqlite({ backupFile, databaseFile, aside, look }: Restore): Promise<void> {
  await requireBackupFile(backupFile);
  mkdirSync(dirname(databaseFile), { recursive: true });
  const restoring = `${databaseFile}.restoring`;
  try {
    copyWithLog(backupFile, restoring);
    requireOwnDatabase(restoring, `The backup ${backupFile}`);
    sync(restoring);
    look?.(restoring);
    keepAside(databaseFile, aside);
    for (const ending of LOG_ENDINGS) rmSync(`${databaseFile}${ending}`, { force: true });
    renameSync(restoring, databaseFile);
    sync(dirname(databaseFile));
  } finally {
    removeWithLogs(restoring);
  }
}

/** Of a database that was copied by hand, or kept aside damaged, a part may still be in its log. */
function copyWithLog(backupFile: string, copy: string): void {
  removeWithLogs(copy);
  for (const ending of ['', '-wal']) {
    if (!existsSync(`${backupFile}${ending}`)) continue;
    copyFileSync(`${backupFile}${ending}`, `${copy}${ending}`);
    chmodSync(`${copy}${ending}`, OWNER_ONLY);
  }
}

function keepAside(databaseFile: string, aside: string): void {
  if (existsSync(databaseFile)) closeWholly(databaseFile);
  for (const ending of ['', ...LOG_ENDINGS]) {
    if (existsSync(`${databaseFile}${ending}`)) keepFile(`${databaseFile}${ending}`, `${aside}${ending}`);
  }
}

/** A second name, so that the first never goes missing; a copy where the folder is on another disk or knows no such names. */
function keepFile(file: string, aside: string): void {
  mkdirSync(dirname(aside), { recursive: true });
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside);
  }
  chmodSync(aside, OWNER_ONLY);
  sync(dirname(aside));
}

const SQLITE_BUSY = 5;
const SQLITE_IO_ERROR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;
/** What a destroyed file answers: there is nothing in it to be closed, and it is kept as it is. */
const DESTROYED = [SQLITE_IO_ERROR, SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE];

/** Moves what waits in the log into the file itself, which only works while nobody else has it open. */
function closeWholly(databaseFile: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(databaseFile, { timeout: PATIENCE_MS });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    const isInUse = code === SQLITE_BUSY || (DESTROYED.includes(code) && isOpenElsewhere(databaseFile));
    if (isInUse)
      throw new BackupError('The database is in use: stop the server, then run this again.', { cause: error });
    if (DESTROYED.includes(code)) return;
    throw new BackupError(`${databaseFile} cannot be replaced: ${(error as Error).message}.`, { cause: error });
  } finally {
    database?.close();
  }
}
