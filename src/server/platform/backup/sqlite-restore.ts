import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sync } from '#server/platform/files/safe-file.ts';
import { BackupError } from './backup-error.ts';
import { PATIENCE_MS, requireOwnCopy } from './sqlite-soundness.ts';
import { LOG_ENDINGS, removeWithLogs, requireBackupFile } from './whole-file.ts';

const OWNER_ONLY = 0o600;

interface Restore {
  backupFile: string;
  databaseFile: string;
  aside: string;
  look?: (copy: string) => void;
}

/**
 * Replaces the database, which no server may have open; the old one is kept as `aside`, and there is a database at
 * every moment. Throws {@link BackupError}, with nothing changed.
 */
export async function restoreSqlite({ backupFile, databaseFile, aside, look }: Restore): Promise<void> {
  await requireBackupFile(backupFile);
  mkdirSync(dirname(databaseFile), { recursive: true });
  const restoring = `${databaseFile}.restoring`;
  try {
    copyWithLog(backupFile, restoring);
    requireOwnCopy(restoring, `The backup ${backupFile}`);
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

/** A database that was copied by hand may have part of its data in the WAL. */
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

/** A hard link, so that the file never goes missing; a copy where the file system has none. */
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
/** A corrupt file cannot be checkpointed; it is kept as it is. */
const DESTROYED = [SQLITE_IO_ERROR, SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE];

/** Checkpoints the WAL, which fails while another process has the file open. */
function closeWholly(databaseFile: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(databaseFile, { timeout: PATIENCE_MS });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    const isInUse = code === SQLITE_BUSY || (DESTROYED.includes(code) && isOpenElsewhere(databaseFile));
    if (isInUse)
      throw new BackupError('The database is in use. Stop the server, then run this again.', { cause: error });
    if (DESTROYED.includes(code)) return;
    throw new BackupError(`Couldn’t replace ${databaseFile}: ${(error as Error).message}.`, { cause: error });
  } finally {
    database?.close();
  }
}

const PROCESSES = '/proc';

/** Linux only: whether another process of this account has the file open. A corrupt database cannot be asked itself. */
function isOpenElsewhere(file: string): boolean {
  if (!existsSync(PROCESSES)) return false;
  const wanted = realpathSync(file);
  const others = readdirSync(PROCESSES).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return others.some((id) => openFilesOf(id).includes(wanted));
}

function openFilesOf(id: string): string[] {
  const folder = `${PROCESSES}/${id}/fd`;
  try {
    return readdirSync(folder).map((name) => targetOf(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** It may have been closed meanwhile. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
