import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checksumFileOf } from './checksum.ts';

const DAILY_NAME = /^daily-\d{4}-\d{2}-\d{2}\.(sqlite|pgdump)$/;

export const backupFolderOf = (dataFolder: string) => join(dataFolder, 'backups');

export function openBackupFolder(dataFolder: string): string {
  const folder = backupFolderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** "20261122T201500", in UTC; sorts by time. */
export const momentInName = (epochMs: number) => new Date(epochMs).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);

/** Where what a restore replaces is kept, whole path: of two restores within a second the later has the next second's name. */
export function beforeRestoreFile(dataFolder: string, ending: 'sqlite' | 'pgdump', now: number): string {
  const file = join(resolve(openBackupFolder(dataFolder)), `before-restore-${momentInName(now)}.${ending}`);
  return existsSync(file) ? beforeRestoreFile(dataFolder, ending, now + 1_000) : file;
}

export const dailyBackupsIn = (folder: string): string[] => namesIn(folder).filter((name) => DAILY_NAME.test(name));

export function newestBackupAt(dataFolder: string): number | undefined {
  const folder = backupFolderOf(dataFolder);
  const newest = dailyBackupsIn(folder).at(-1);
  return newest === undefined ? undefined : statSync(join(folder, newest), { throwIfNoEntry: false })?.mtimeMs;
}

export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

export function deleteBackup(file: string): void {
  for (const part of [file, checksumFileOf(file)]) rmSync(part, { force: true });
}
