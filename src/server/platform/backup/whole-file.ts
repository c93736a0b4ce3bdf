import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sync } from '#server/platform/files/safe-file.ts';
import { BackupError } from './backup-error.ts';
import { isUnchanged, writeChecksum } from './checksum.ts';

/** Useless without their database, and dangerous beside another. */
export const LOG_ENDINGS = ['-wal', '-shm'];

/** Writes and checks beside `target`, then renames. */
export async function writeWhole(target: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} already exists. Nothing was changed.`);
  // Two programs may do the same at once.
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    await write(unfinished);
    sync(unfinished);
    await writeChecksum(unfinished, target);
    renameSync(unfinished, target);
    sync(dirname(target));
  } finally {
    removeWithLogs(unfinished);
  }
}

export async function requireBackupFile(file: string): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new BackupError(`No backup at ${file}.`);
  if (found.isDirectory()) throw new BackupError(`${file} is a folder. Name a backup file in it.`);
  if (found.size === 0) throw new BackupError(`The backup ${file} is empty. Use another one.`);
  if ((await isUnchanged(file)) !== false) return;
  throw new BackupError(`The backup ${file} has changed since it was made (checksum mismatch). Use another one.`);
}

export function removeWithLogs(databaseFile: string): void {
  for (const ending of ['', ...LOG_ENDINGS]) rmSync(`${databaseFile}${ending}`, { force: true });
}
