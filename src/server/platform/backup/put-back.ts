import { copyFileSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { removeWithLogs, sync } from './whole-file.ts';

/** What a restore kept aside takes its place again; nobody may have either open. */
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
