import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { momentInName, openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { OperatorMistake } from './operator-mistake.ts';

interface BackupWish {
  /** A folder or a file; left out, the data folder's own place for backups. */
  named: string | undefined;
  dataFolder: string;
  ending: 'sqlite' | 'pgdump';
  now: number;
}

/** The file that a backup by hand goes to; in a folder it is named after the moment, so that it never meets another. */
export function backupPlace({ named, dataFolder, ending, now }: BackupWish): string {
  const moment = momentInName(now);
  if (named === undefined) return join(resolve(openBackupFolder(dataFolder)), `by-hand-${moment}.${ending}`);
  const place = resolve(named);
  if (isFolder(place)) return join(place, `fit-in-30-${moment}.${ending}`);
  if (isFolder(dirname(place))) return place;
  throw new OperatorMistake(`There is no folder ${dirname(place)}: is the stick or the disk plugged in and mounted?`);
}

/** When that disk fails, the database and its copy are gone together. */
export const isOnSameDisk = (file: string, dataFolder: string): boolean =>
  statSync(dirname(file)).dev === statSync(dataFolder).dev;

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
