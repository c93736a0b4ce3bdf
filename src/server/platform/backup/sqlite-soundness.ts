import { DatabaseSync } from 'node:sqlite';
import { ALL_MIGRATIONS } from '#server/platform/database/migrations/all-migrations.ts';
import { BackupError } from './backup-error.ts';
import { foreignPart } from './sqlite-schema.ts';

export const PATIENCE_MS = 1_000;

/** A sound file without these is not this program's; an empty file is sound too. */
const OWN_TABLES = ['kysely_migration', 'user'];

export function soundnessProblem(file: string): string | undefined {
  return asking(file, (database) => {
    const [first] = database.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') return String(first?.integrity_check);
    const dangling = database.prepare('pragma foreign_key_check').all().length;
    return dangling === 0 ? undefined : `${dangling} rows point to missing rows`;
  });
}

/** With nothing in it that would do what this program does not, as a trigger can. */
export function requireOwnCopy(file: string, name: string): void {
  requireOwnDatabase(file, name);
  const reason = asking(file, (database) => {
    const foreign = foreignPart(database);
    return foreign && `was changed by another program: ours doesn’t make ${foreign}`;
  });
  if (reason !== undefined) throw new BackupError(`${name} ${reason}.`);
}

export function requireOwnDatabase(file: string, name: string): void {
  const problem = soundnessProblem(file);
  if (problem !== undefined) throw new BackupError(`${name} is damaged (${problem}).`);
  const reason = asking(file, (database) => {
    const tables = new Set(
      database
        .prepare('select name from sqlite_schema')
        .all()
        .map((row) => String(row.name)),
    );
    if (tables.size === 0) return 'is empty';
    if (!OWN_TABLES.every((table) => tables.has(table))) return 'belongs to another program';
    const migrations = database
      .prepare('select name from kysely_migration')
      .all()
      .map((row) => String(row.name));
    const unknown = migrations.find((migration) => !(migration in ALL_MIGRATIONS));
    return unknown && `was made by a newer version (it has ${unknown})`;
  });
  if (reason !== undefined) throw new BackupError(`${name} ${reason}.`);
}

function asking(file: string, ask: (database: DatabaseSync) => string | undefined): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    return ask(database);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
