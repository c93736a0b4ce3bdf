import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { backupFolderOf } from '../../src/server/platform/backup/backup-folder.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../../src/server/platform/database/open-database.ts';
import { londonDayAt } from '../../src/server/platform/time/london-day.ts';
import { createPostgresDatabase } from '../../tests/databases/open-fresh-postgres.ts';
import { seedMembers } from '../many-members/seed-members.ts';
import { cpuUsOfFamily, parentOf, type ServerProcess, startServer } from './server-process.ts';

const DATABASE_FILE = 'fit-in-30.sqlite';

/** A server to be measured, and what else computes for it. */
export interface Subject {
  server: ServerProcess;
  cpuUs: () => number;
  /** Nothing but its server computes for it, so that one processor is left for whoever asks. */
  isAlone: boolean;
}

/** What runs on a SQLite file of its own, each the same at first. */
export async function openSqliteSubjects(folder: string, members: number) {
  const template = join(folder, 'template.sqlite');
  const db = await openSqliteDatabase(template);
  await seedMembers(db, { members, now: Date.now() });
  await db.destroy();
  const own = (name: string) => dataFolder(join(folder, name), template);
  const committing = (name: string, batch: number) =>
    startServer({
      file: 'bench/load/programs/committing.ts',
      parameters: [join(own(name), DATABASE_FILE), String(batch)],
      folder,
    });
  return {
    product: alone(await startProduct(own('product'))),
    together: alone(await committing('together', 256)),
    apart: alone(await committing('apart', 1)),
    template,
  };
}

export async function openHellos(folder: string) {
  return {
    bare: alone(await startServer({ file: 'bench/load/programs/bare-hello.ts', folder })),
    dressed: alone(await startServer({ file: 'bench/load/programs/dressed-hello.ts', folder })),
  };
}

/** The product on a database of a PostgreSQL server, whose computing counts too. */
export async function openPostgresSubject(folder: string, members: number, serverUrl: string) {
  const postmaster = await postmasterOf(serverUrl);
  const database = await createPostgresDatabase(serverUrl);
  const db = await openPostgresDatabase(database.url, { statementTimeoutMs: 0 });
  await seedMembers(db, { members, now: Date.now() });
  await db.destroy();
  const server = await startProduct(dataFolder(join(folder, 'on-postgres')), database.url);
  const cpuUs = () => server.cpuUs() + (postmaster === undefined ? 0 : cpuUsOfFamily(postmaster));
  return { productOnPostgres: { server, isAlone: false, cpuUs }, drop: database.drop };
}

/** The product as `npm start` runs it. */
export function startProduct(folder: string, databaseUrl = ''): Promise<ServerProcess> {
  const { file, flags, settings } = npmStart();
  // Believed so that a flood can come from many addresses.
  const environment = { ...settings, DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: databaseUrl };
  return startServer({ file, environment, flags, folder });
}

/** `NAME=value … exec node --flag … file`, as package.json says it. */
function npmStart() {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const [before = '', after = ''] = String(scripts.start).split(' exec node ');
  const flags = after.split(' ');
  const file = flags.pop() ?? '';
  return { file, flags, settings: Object.fromEntries(before.split(' ').map((setting) => setting.split('='))) };
}

/** A data folder, with a copy of a database in it if one is given. Today's backup is done: it is measured elsewhere. */
export function dataFolder(folder: string, template?: string): string {
  mkdirSync(backupFolderOf(folder), { recursive: true });
  writeFileSync(join(backupFolderOf(folder), `daily-${londonDayAt(Date.now())}.sqlite`), '');
  if (template) copyFileSync(template, join(folder, DATABASE_FILE));
  return folder;
}

const alone = (server: ServerProcess): Subject => ({ server, cpuUs: server.cpuUs, isAlone: true });

/** Only where the database server runs on this machine can its computing be read. */
async function postmasterOf(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}
