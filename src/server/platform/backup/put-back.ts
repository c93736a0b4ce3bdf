import { copyFileSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { sync } from '#server/platform/files/safe-file.ts';
import { removeWithLogs } from './whole-file.ts';

/** Undoes a restore by what it set aside; neither file may be open. */
export function putBack(aside: string, databaseFile: string): void {
  const returning = `${databaseFile}.returning`;
  removeWithLogs(returning);
  try {
    linkSync(aside, returning);
  } catch {
    copyFileSync(aside, returning);
  }
  sync(returning);
  removeWithLogs(databaseFile);
  renameSync(returning, databaseFile);
  sync(dirname(databaseFile));
}
