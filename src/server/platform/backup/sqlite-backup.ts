import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

/** All pages in one step, so that writers cannot make the copy begin anew again and again. It reads one moment's state. */
const ALL_PAGES = 2 ** 31 - 1;

/** How long a restore waits for a program that is just closing the file. */
const RESTORE_PATIENCE_MS = 1_000;

/**
 * Copies the database while a server may be writing to it: everything that was answered before the call is in the copy.
 * Answers once the copy is checked and on disk; `target` is whole or absent. Throws {@link BackupError}.
 */
export async function backUpSqlite(databaseFile: string, target: string): Promise<void> {
  if (!existsSync(databaseFile)) throw new BackupError(`There is no database at ${databaseFile}.`);
  if (existsSync(target)) throw new BackupError(`There is a file at ${target} already; it was left as it is.`);
  mkdirSync(dirname(target), { recursive: true });
  await whole(target, async (unfinished) => {
    const source = new DatabaseSync(databaseFile, { readOnly: true });
    try {
      await backup(source, unfinished, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  });
}

/**
 * Puts a backup in the place of the database, which no server may have open. What stood there before is kept as `aside`.
 * Throws {@link BackupError}, with nothing changed, if the backup is damaged or the database in use.
 */
export async function restoreSqlite(backupFile: string, databaseFile: string, aside: string): Promise<void> {
  if (!existsSync(backupFile)) throw new BackupError(`There is no backup at ${backupFile}.`);
  mkdirSync(dirname(databaseFile), { recursive: true });
  const restoring = `${databaseFile}.restoring`;
  rmSync(restoring, { force: true });
  await whole(restoring, async (unfinished) => copyFileSync(backupFile, unfinished));
  if (existsSync(databaseFile)) {
    closeWholly(databaseFile);
    renameSync(databaseFile, aside);
  }
  removeLogs(databaseFile); // of another database, which must never be read into this one
  renameSync(restoring, databaseFile);
  syncFolder(dirname(databaseFile));
}

/** Lets `write` make a file beside `target`, checks it, and gives it its name only when it is sound and on disk. */
async function whole(target: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await write(unfinished);
    requireSound(unfinished);
    sync(unfinished);
    renameSync(unfinished, target);
    syncFolder(dirname(target));
  } finally {
    rmSync(unfinished, { force: true });
    removeLogs(unfinished);
  }
}

function requireSound(file: string): void {
  const problem = soundnessProblem(file);
  if (problem !== undefined) throw new BackupError(`The copy is damaged (${problem}), so it was not kept.`);
}

/** What is wrong with a database file: nothing if every page and every reference in it is right. */
export function soundnessProblem(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: RESTORE_PATIENCE_MS });
    const [first] = database.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') return String(first?.integrity_check);
    const dangling = database.prepare('pragma foreign_key_check').all().length;
    return dangling === 0 ? undefined : `${dangling} rows refer to nothing`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

/** Moves what waits in the log into the file itself, which only works while nobody else has it open. */
function closeWholly(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: RESTORE_PATIENCE_MS });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    throw new BackupError('The database is in use: stop the server, then run this again.', { cause: error });
  } finally {
    database.close();
  }
}

function removeLogs(databaseFile: string): void {
  for (const ending of ['-wal', '-shm']) rmSync(`${databaseFile}${ending}`, { force: true });
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** A new name is safe only once its folder is on disk. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
