import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

export interface BesideStatement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the statements call the other database. */
export const REPLACED = 'replaced';

/** In one transaction, without other writers; the replaced database is attached for reading. */
export function runBeside(databaseFile: string, replacedFile: string, statements: readonly BesideStatement[]): void {
  const database = new DatabaseSync(databaseFile);
  try {
    database.prepare(`attach database ? as ${REPLACED}`).run(replacedFile);
    database.exec('begin immediate');
    for (const { sql, parameters } of statements) database.prepare(sql).run(...(parameters as (string | number)[]));
    database.exec('commit');
  } catch (error) {
    const why = (error as Error).message;
    throw new BackupError(`Couldn’t read which sign-ins and links have ended, so the restore was stopped: ${why}.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}
