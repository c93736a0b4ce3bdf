import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { momentInName, openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { OperatorError } from './operator-error.ts';

interface BackupRequest {
  /** A folder or a file; undefined: the data folder's own `backups`. */
  named: string | undefined;
  dataFolder: string;
  ending: 'sqlite' | 'pgdump';
  now: number;
}

/** Named after the time in a folder, so that nothing is overwritten. */
export function backupTarget({ named, dataFolder, ending, now }: BackupRequest): string {
  const moment = momentInName(now);
  if (named === undefined) return join(resolve(openBackupFolder(dataFolder)), `by-hand-${moment}.${ending}`);
  const place = resolve(named);
  if (isFolder(place)) return join(place, `fit-in-30-${moment}.${ending}`);
  if (isFolder(dirname(place))) return place;
  throw new OperatorError(`Can’t find the folder ${dirname(place)}. Is the drive plugged in and mounted?`);
}

export const isOnSameDisk = (file: string, dataFolder: string): boolean =>
  statSync(dirname(file)).dev === statSync(dataFolder).dev;

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
