import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolderOf, openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { appendSafely } from '#server/platform/files/safe-file.ts';

/** Says nothing of whoever had the account. */
export interface DeletedAccount {
  /** SHA-256 of its id, hex. */
  idHash: string;
  /** "YYYY-MM-DD" */
  day: string;
}

export const DELETED_LIST_FILE = 'deleted-accounts.txt';

/** A line that was being written when the power failed is none. */
const LINE = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2})$/;

export const idHashOf = (userId: string): string => createHash('sha256').update(userId).digest('hex');

/** Outside of the database, beside its copies: whatever copy takes its place, this stays. */
export function readDeletedList(backupFolder: string): DeletedAccount[] {
  const file = join(backupFolder, DELETED_LIST_FILE);
  return existsSync(file) ? deletedIn(readFileSync(file, 'utf8')) : [];
}

export const deletedIn = (list: string): DeletedAccount[] =>
  list.split('\n').flatMap((line) => {
    const [, idHash, day] = LINE.exec(line) ?? [];
    return idHash !== undefined && day !== undefined ? [{ idHash, day }] : [];
  });

export const deletedText = (accounts: readonly DeletedAccount[]): string =>
  accounts.map(({ idHash, day }) => `\n${idHash} ${day}\n`).join('');

/** On disk when it returns. */
export function addToDeletedList(dataFolder: string, accounts: readonly DeletedAccount[]): void {
  if (accounts.length === 0) return;
  const file = join(openBackupFolder(dataFolder), DELETED_LIST_FILE);
  // Begins with a line break: the last line may have been cut off.
  appendSafely(file, deletedText(accounts));
}

/** What the database knows of, and the list does not: another server, or a stop at the wrong moment. */
export function completeDeletedList(dataFolder: string, accounts: readonly DeletedAccount[]): void {
  const listed = new Set(readDeletedList(backupFolderOf(dataFolder)).map(({ idHash }) => idHash));
  addToDeletedList(
    dataFolder,
    accounts.filter(({ idHash }) => !listed.has(idHash)),
  );
}
