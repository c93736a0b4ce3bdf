import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFileOf } from '#server/database-file.ts';
import { openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { createFrontServer } from '#server/platform/http/front-server.ts';
import { readConfig } from '#server/settings/config.ts';
import { createExchange } from './exchange.ts';

const BACKUP = 'by-hand-20261120T090000.sqlite';
const BY = { operator: { id: 'kate', name: 'Kate' }, sessionHash: '' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-exchange-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a server that cannot be ended keeps nobody out: the backup is restored, and requests are handed on', async () => {
  const reading = readConfig({ DATA_DIR: folder });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const front = createFrontServer();
  const begun: string[] = [];
  const exchange = createExchange({
    front,
    log: pino({ level: 'silent' }),
    openDatabase: ({ dataFolder }) => openSqliteDatabase(databaseFileOf(dataFolder)),
    readSettings: async () => reading,
    async openServer() {
      const app = Fastify();
      await app.ready();
      return {
        app,
        begin() {
          begun.push('begun');
          front.put(app.server, []);
        },
        end: () => Promise.reject(new Error('a job would not stop')),
      };
    },
    endedSince: () => [],
    deleteAgain: async () => 0,
    restoreFiles: async () => '',
    noteRestored: async () => {},
    giveUp: (error) => {
      throw error;
    },
  });
  const db = await openSqliteDatabase(databaseFileOf(folder));
  await exchange.open(reading.config, db);
  exchange.begin();
  await backUpSqlite(databaseFileOf(folder), join(openBackupFolder(folder), BACKUP));

  expect(await exchange.restore(BACKUP, BY, async () => {})).toBe(true);
  expect(await exchange.restore(BACKUP, BY, async () => {})).toBe(false);
  await vi.waitFor(() => expect(exchange.lastRestore()?.outcome).toBe('done'), 20_000);
  expect(begun).toHaveLength(2);
}, 30_000);
