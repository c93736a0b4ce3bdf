import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { requireOwnDatabase } from './sqlite-soundness.ts';
import { writeWhole } from './whole-file.ts';

/** All pages in one step, so that writers cannot restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/** Hot backup with every commit before the call; on disk and checked, or absent. Throws {@link BackupError}. */
export async function backUpSqlite(databaseFile: string, target: string): Promise<void> {
  if (!existsSync(databaseFile)) throw new BackupError(`There is no database at ${databaseFile}.`);
  await writeWhole(target, async (unfinished) => {
    await copyPages(databaseFile, unfinished);
    requireOwnDatabase(unfinished, `${databaseFile}, or its copy,`);
  });
}

async function copyPages(databaseFile: string, copy: string): Promise<void> {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(databaseFile, { readOnly: true });
    await backup(source, copy, { rate: ALL_PAGES });
  } catch (error) {
    throw new BackupError(`${databaseFile} could not be copied: ${(error as Error).message}.`, { cause: error });
  } finally {
    source?.close();
  }
}
