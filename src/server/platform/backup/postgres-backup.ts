import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

const execute = promisify(execFile);

const MISSING = 'PostgreSQL’s own programs are needed for this: install Debian’s package `postgresql-client`.';

/** Asks PostgreSQL for a copy of one moment's state. `target` is whole and readable, or absent. Throws {@link BackupError}. */
export async function backUpPostgres(databaseUrl: string, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`There is a file at ${target} already; it was left as it is.`);
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${unfinished}`], databaseUrl);
    await run('pg_restore', ['--list', unfinished], databaseUrl);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Puts a backup in the place of the tables that stand there, all or nothing. Throws {@link BackupError}. */
export async function restorePostgres(backupFile: string, databaseUrl: string): Promise<void> {
  if (!existsSync(backupFile)) throw new BackupError(`There is no backup at ${backupFile}.`);
  const options = ['--single-transaction', '--clean', '--if-exists', '--no-owner', '--exit-on-error'];
  await run('pg_restore', [...options, `--dbname=${environmentOf(databaseUrl).PGDATABASE}`, backupFile], databaseUrl);
}

async function run(program: string, options: string[], databaseUrl: string): Promise<void> {
  try {
    await execute(program, options, { env: { ...process.env, ...environmentOf(databaseUrl) } });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT') throw new BackupError(MISSING, { cause: error });
    throw new BackupError(`${program} failed: ${stderr.trim().split('\n')[0]}`, { cause: error });
  }
}

/** Not as arguments, which everybody on the machine can read. */
function environmentOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: hostname || searchParams.get('host'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
