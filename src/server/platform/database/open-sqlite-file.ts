import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from './database-errors.ts';
import { createSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';

/** Waiting blocks the event loop, so it is short: 503, and the client retries. */
const BUSY_TIMEOUT_MS = 250;

/** Two programs may start on the same file at once. */
const START_ATTEMPTS = 20;
const START_PAUSE_MS = 100;

/** A megabyte for each connection: the system's page cache keeps far more. */
const SETTINGS = 'pragma cache_size = -1000;';

/** Everything answered is on disk, and what is deleted is overwritten. A WAL of up to 40 MB means fewer page writes. */
const WRITER_SETTINGS = `
  ${SETTINGS}
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma wal_autocheckpoint = 10000;
  pragma journal_size_limit = 67108864;
`;

const SQLITE_BUSY = 5;
const SQLITE_READ_ONLY = 8;
const SQLITE_CANNOT_OPEN = 14;
const SQLITE_NOT_A_DATABASE = 26;

export interface SqliteFile {
  writer: SqliteConnection;
  reader: SqliteConnection;
  assertInPlace: () => void;
}

export function openSqliteFile(path: string): SqliteFile {
  makeFolder(dirname(path));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { writer: openWriter(path), reader: openReader(path), assertInPlace: createPlaceCheck(path) };
    } catch (error) {
      if (primaryCode(error) !== SQLITE_BUSY || attempt === START_ATTEMPTS) throw toStartError(path, error);
      pause(START_PAUSE_MS);
    }
  }
}

function openWriter(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec(WRITER_SETTINGS);
    // Opening alone needs no permission to write and reads nothing of the file.
    database.exec('begin immediate; select count(*) from sqlite_schema; commit;');
  } catch (error) {
    database.close();
    throw error;
  }
  return createSqliteConnection(database);
}

/** Sees committed rows only. */
function openReader(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  database.exec(SETTINGS);
  return createSqliteConnection(database);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseStartError(`Can’t create the data folder ${folder} (${code})`, { cause: error });
  }
}

function toStartError(path: string, cause: unknown): DatabaseStartError {
  const reasons: Record<number, string> = {
    [SQLITE_BUSY]: `The database file ${path} is held by another program`,
    [SQLITE_READ_ONLY]: `Can’t write to the data folder ${dirname(path)} or the database file in it`,
    [SQLITE_CANNOT_OPEN]: `Can’t open the database file ${path}. Is its folder writable?`,
    [SQLITE_NOT_A_DATABASE]: `The file ${path} isn’t a database`,
  };
  const reason = reasons[primaryCode(cause)] ?? `Can’t use the database file ${path}: ${(cause as Error).message}`;
  return new DatabaseStartError(reason, { cause });
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

/** Nothing else runs yet, so the thread may block. */
function pause(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** Throws once the path leads to another file or none: writes to an unlinked file are lost at exit. */
function createPlaceCheck(path: string): () => void {
  const opened = identityOf(path);
  return function assertInPlace() {
    // One cached stat: microseconds beside the fsync of a COMMIT.
    if (identityOf(path) !== opened) {
      throw new Error(`The database file ${path} was moved, removed or replaced: put it back`);
    }
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
