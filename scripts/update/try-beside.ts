import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { READY_PATH } from '#contract/paths.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import type { Config } from '#server/settings/config.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { NEXT } from './project-folder.ts';

/** Migrating a large copy takes long, and nobody waits for it. */
const PATIENCE_MS = 600_000;

/** Starts the new version on a copy of the SQLite database, without e-mail or payments. PostgreSQL is not copied. */
export async function tryBeside({ databaseUrl, dataFolder }: Config): Promise<void> {
  if (databaseUrl) return;
  const trial = join(NEXT, 'trial');
  mkdirSync(trial);
  if (existsSync(databaseFileOf(dataFolder))) await backUpSqlite(databaseFileOf(dataFolder), databaseFileOf(trial));
  const { PATH } = process.env;
  // Without desk.key, so that no secret of the desk is opened there.
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: trial };
  const settings = { ...place, LOG_LEVEL: 'error', BACKUPS: 'elsewhere', PAYMENTS: 'sandbox' };
  const server = spawn(process.execPath, ['dist/server/main.cjs'], {
    cwd: NEXT,
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let told = '';
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  server.stderr.on('data', (text) => {
    told += text;
  });
  const address = await new Promise<string | undefined>((resolve) => {
    server.stdout.on('data', (text) => resolve(/http:\S+/.exec(String(text))?.[0]));
    server.once('close', () => resolve(undefined));
  });
  const isWell = address !== undefined && (await isReadyAt(address));
  server.kill('SIGTERM');
  await ended;
  rmSync(trial, { recursive: true });
  if (!isWell) throw new OperatorError(`The new version doesn’t start. ${told.trim().split('\n')[0]}`);
}

/** Leaves no connection behind that a stop would wait for. */
const isReadyAt = (address: string) =>
  fetch(`${address}${READY_PATH}`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
