import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { requireOwnDatabase } from './sqlite-soundness.ts';
import { writeWhole } from './whole-file.ts';

/** All pages in one step, so that writers cannot make the copy begin anew again and again. It reads one moment's state. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database while a server may be writing to it: everything that was answered before the call is in the copy.
 * Answers once the copy is checked and on disk; `target`, in a folder that is there, is whole or absent. Throws {@link BackupError}.
 */
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
