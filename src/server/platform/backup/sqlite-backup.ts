import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { requireOwnDatabase } from './sqlite-soundness.ts';
import { writeWhole } from './whole-file.ts';

/** Hot backup with every commit before the call; on disk and checked, or absent. Throws {@link BackupError}. */
export async function backUpSqlite(databaseFile: string, target: string): Promise<void> {
  if (!existsSync(databaseFile)) throw new BackupError(`No database at ${databaseFile}.`);
  await writeWhole(target, async (unfinished) => {
    copyRows(databaseFile, unfinished);
    requireOwnDatabase(unfinished, `${databaseFile}, or its copy,`);
  });
}

/** Built anew of what is in the tables: pages would bring along what had been deleted from them. */
function copyRows(databaseFile: string, copy: string): void {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(databaseFile, { readOnly: true });
    source.prepare('vacuum into ?').run(copy);
  } catch (error) {
    throw new BackupError(`Couldn’t back up ${databaseFile}: ${(error as Error).message}.`, { cause: error });
  } finally {
    source?.close();
  }
}
