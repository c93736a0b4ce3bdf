import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRows, Measure } from '../scripts/bench.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../src/server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '../tests/databases/open-fresh-postgres.ts';
import { dataFolder, startProduct } from './load/subjects.ts';
import { measureGrowth } from './many-members/growth.ts';
import { ROWS_PER_MEMBER } from './many-members/member-rows.ts';
import { seedMembers } from './many-members/seed-members.ts';

const FEW = 1_000;
const SMALL = { many: 20_000, onPostgres: 5_000, requests: 2_000 };
const FULL = { many: 1_000_000, onPostgres: 200_000, requests: 6_000 };

/**
 * How much longer a call takes with many members than with a thousand: on SQLite, and on PostgreSQL where
 * TEST_POSTGRES_URL names a server. The full form writes 14 GB and takes a quarter of an hour; MANY_MEMBERS_FOLDER and
 * MANY_MEMBERS_URL name a data folder and a database that `many-members/programs/seed.ts` has filled before.
 */
export const measure: Measure = async ({ isFull }) => {
  const { many, onPostgres, requests } = isFull ? FULL : SMALL;
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-many-'));
  const rows: Record<string, string | number>[] = [];
  const few = { members: FEW, server: await startProduct(await filledFolder(join(folder, 'few'), FEW)) };
  const manyFolder = process.env.MANY_MEMBERS_FOLDER ?? (await filledFolder(join(folder, 'many'), many));
  const others = { members: many, server: await startProduct(manyFolder) };
  rows.push(...named('SQLite', many, await measureGrowth(few, others, requests)));
  if (TEST_POSTGRES_URL) rows.push(...(await onServer(TEST_POSTGRES_URL, folder, { many: onPostgres, requests })));
  rmSync(folder, { recursive: true });
  return rows;
};

async function onServer(serverUrl: string, folder: string, { many, requests }: { many: number; requests: number }) {
  const fewDatabase = await createPostgresDatabase(serverUrl);
  const manyDatabase = process.env.MANY_MEMBERS_URL
    ? { url: process.env.MANY_MEMBERS_URL, drop: async () => {} }
    : await createPostgresDatabase(serverUrl);
  await fill(fewDatabase.url, FEW);
  if (!process.env.MANY_MEMBERS_URL) await fill(manyDatabase.url, many);
  const start = (name: string, url: string) => startProduct(dataFolder(join(folder, name)), url);
  const few = { members: FEW, server: await start('few-on-postgres', fewDatabase.url) };
  const others = { members: many, server: await start('many-on-postgres', manyDatabase.url) };
  const rows = await measureGrowth(few, others, requests);
  await fewDatabase.drop();
  await manyDatabase.drop();
  return named('PostgreSQL', many, rows);
}

const named = (engine: string, members: number, rows: BenchRows) =>
  rows.map((row) => ({ engine, members, rows: members * ROWS_PER_MEMBER, ...row }));

async function filledFolder(folder: string, members: number): Promise<string> {
  const data = dataFolder(folder);
  const db = await openSqliteDatabase(join(data, 'fit-in-30.sqlite'));
  await seedMembers(db, { members, now: Date.now() });
  await db.destroy();
  return data;
}

async function fill(url: string, members: number): Promise<void> {
  const db = await openPostgresDatabase(url, { statementTimeoutMs: 0 });
  await seedMembers(db, { members, now: Date.now() });
  await db.destroy();
}
