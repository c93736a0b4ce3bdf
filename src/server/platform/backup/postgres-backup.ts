import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';
import { runProgram, startProgram } from './postgres-programs.ts';
import { requireBackupFile, writeWhole } from './whole-file.ts';

/** A dump without these is not this program's. */
const OWN_TABLES = ['kysely_migration', 'user'];

/** Includes tables of a newer version, which an older dump does not know, and the functions of their triggers. */
const DROP_TABLES = `do $$
declare found record;
begin
  for found in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', found.tablename);
  end loop;
  for found in select oid::regprocedure as signature from pg_proc where pronamespace = 'public'::regnamespace loop
    execute format('drop function %s cascade', found.signature);
  end loop;
end $$;
`;

/** `target` is complete and checked, or absent. Throws {@link BackupError}. */
export async function backUpPostgres(databaseUrl: string, target: string): Promise<void> {
  await writeWhole(target, async (unfinished) => {
    await runProgram('pg_dump', ['--format=custom', '--no-owner', `--file=${unfinished}`], databaseUrl);
    await requireOwnDump(unfinished, databaseUrl, 'The copy');
  });
}

export async function requirePostgresBackup(backupFile: string, databaseUrl: string): Promise<void> {
  await requireBackupFile(backupFile);
  await requireOwnDump(backupFile, databaseUrl, `The backup ${backupFile}`);
}

async function requireOwnDump(file: string, databaseUrl: string, name: string): Promise<void> {
  const list = await runProgram('pg_restore', ['--list', file], databaseUrl);
  const isOwn = OWN_TABLES.every((table) => list.includes(` TABLE DATA public ${table} `));
  if (!isOwn) throw new BackupError(`${name} belongs to another program.`);
}

interface Restore {
  backupFile: string;
  databaseUrl: string;
  /** Called when nobody else is connected, before anything changes. */
  keepAside: () => Promise<void>;
}

/** Replaces all tables in one transaction; nobody may be connected. Throws {@link BackupError}. */
export async function restorePostgres({ backupFile, databaseUrl, keepAside }: Restore): Promise<void> {
  await requireNobodyElse(databaseUrl);
  await keepAside();
  const statements = ['--no-owner', '--no-privileges', '--file=-', backupFile];
  const dump = startProgram('pg_restore', statements, databaseUrl, ['ignore', 'pipe', 'pipe']);
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];
  const database = startProgram('psql', options, databaseUrl, ['pipe', 'ignore', 'pipe']);
  const { stdin } = database.child;
  stdin?.on('error', () => dump.child.kill());
  stdin?.write(`begin;\n${DROP_TABLES}`);
  if (stdin) dump.child.stdout?.pipe(stdin, { end: false });
  const reading = dump.ended.then(
    () => stdin?.end('commit;\n'),
    (error) => {
      stdin?.end('rollback;\n');
      throw error;
    },
  );
  const failed = (await Promise.allSettled([database.ended, reading])).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** PostgreSQL counts a connection for a moment after its client has gone. */
const CONNECTION_LOOKS = 10;
const CONNECTION_PAUSE_MS = 300;

/** A running server would mix its state with the restored data. */
async function requireNobodyElse(databaseUrl: string): Promise<void> {
  for (let look = 1; look <= CONNECTION_LOOKS; look += 1) {
    if ((await otherConnections(databaseUrl)) === 0) return;
    await pause(CONNECTION_PAUSE_MS);
  }
  throw new BackupError('The database is in use. Stop everything connected to it, then run this again.');
}

async function otherConnections(databaseUrl: string): Promise<number> {
  const others = `select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`;
  const count = await runProgram(
    'psql',
    ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${others}`],
    databaseUrl,
  );
  return Number(count);
}
