import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { databaseFileOf } from '#server/database-file.ts';
import { deletedAgainText } from '#server/features/account/deleted-accounts.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { backupFolderOf, beforeRestoreFile } from '#server/platform/backup/backup-folder.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import type { BesideStatement } from '#server/platform/backup/run-beside.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { FrontServer } from '#server/platform/http/front-server.ts';
import type { Config, ConfigReading } from '#server/settings/config.ts';
import { createRestore, type Restorer } from './restore-backup.ts';
import type { RunningServer } from './running-server.ts';

export interface Opened {
  db: Kysely<Database>;
  config: Config;
  server: RunningServer;
}

interface ExchangeNeeds {
  front: FrontServer;
  log: FastifyBaseLogger;
  openDatabase: (config: Config) => Promise<Kysely<Database>>;
  /** With what the desk keeps in that database. */
  readSettings: (db: Kysely<Database>) => Promise<ConfigReading>;
  openServer: (parts: Omit<Opened, 'server'>) => Promise<RunningServer>;
  /** Neither the backup nor what was here could be opened. */
  giveUp: (error: unknown) => void;
  /** What the backup takes from what it replaces. */
  endedSince: (db: Kysely<Database>, sessionHash: string) => readonly BesideStatement[];
  /** Who had deleted their account since; answers how many. */
  deleteAgain: (db: Kysely<Database>, config: Config) => Promise<number>;
  /** The films and photos that it names; answers what is said of those that are nowhere. */
  restoreFiles: (db: Kysely<Database>, config: Config) => Promise<string>;
  noteRestored: (db: Kysely<Database>, note: { backup: string; operator: Restorer['operator'] }) => Promise<void>;
}

/** Replaces the running server, one exchange at a time. */
export function createExchange(needs: ExchangeNeeds) {
  const { front, log, openDatabase, readSettings, openServer } = needs;
  let running: Opened | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function open(config: Config, db: Kysely<Database>): Promise<void> {
    running = { db, config, server: await openServer({ db, config }) };
  }

  const begin = () => running?.server.begin();

  /** Opens the database, whatever it is by now, with the settings in it. */
  async function openAgain(config: Config, prepare?: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    const db = await openDatabase(config);
    try {
      await prepare?.(db);
      const reading = await readSettings(db);
      if (!reading.ok) throw new BackupError(reading.problems.join(' '));
      await open(reading.config, db);
      begin();
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  async function reload(): Promise<void> {
    if (!running) return;
    const { db, server } = running;
    const reading = await readSettings(db);
    if (!reading.ok) throw new Error(reading.problems.join(' '));
    await open(reading.config, db);
    begin();
    // Not awaited: the ending server still has to answer the request that caused it.
    void server.end().catch((error: unknown) => log.error({ err: error }, 'closing the previous server failed'));
  }

  async function exchange(backup: string, by: Restorer): Promise<string> {
    if (!running) throw new BackupError('The server isn’t running.');
    const before = running;
    const databaseFile = databaseFileOf(before.config.dataFolder);
    const aside = beforeRestoreFile(before.config.dataFolder, 'sqlite', Date.now());
    let deletedAgain = 0;
    let lost = '';
    front.putAway();
    running = undefined;
    try {
      await close(before, log);
      const copyFile = resolve(join(backupFolderOf(before.config.dataFolder), backup));
      await inDatabaseThread('restore', copyFile, databaseFile, aside);
      await openAgain(before.config, async (restored) => {
        const statements = needs.endedSince(restored, by.sessionHash);
        await inDatabaseThread('runBeside', databaseFile, aside, statements);
        deletedAgain = await needs.deleteAgain(restored, before.config);
        lost = await needs.restoreFiles(restored, before.config);
        await needs.noteRestored(restored, { backup, operator: by.operator });
      });
    } catch (error) {
      // Not there before the backup is: it is kept first.
      if (existsSync(aside)) await inDatabaseThread('putBack', aside, databaseFile).catch(needs.giveUp);
      await openAgain(before.config).catch(needs.giveUp);
      throw error;
    }
    return `The previous database is kept as ${basename(aside)}.${deletedAgainText(deletedAgain)}${lost}`;
  }

  return {
    open,
    begin,
    reload: () => inTurn(reload),

    /** Waits for an exchange in progress. */
    end: () =>
      inTurn(async () => {
        await running?.server.end();
        await running?.db.destroy();
      }),

    ...createRestore(log, (backup, by) => inTurn(() => exchange(backup, by))),
  };
}

/** Even if the server fails to end: the file must be closed before another replaces it. */
async function close({ server, db }: Opened, log: FastifyBaseLogger): Promise<void> {
  await server.end().catch((error: unknown) => log.error({ err: error }, 'the server before could not be ended'));
  await db.destroy();
}
