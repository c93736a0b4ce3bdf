import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRows, Measure } from '../scripts/bench.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../src/server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '../tests/databases/open-fresh-postgres.ts';
import { plansOf } from '../tests/databases/statement-record.ts';
import { seedMembers } from './many-members/seed-members.ts';
import { hotStatements } from './query-plans/hot-statements.ts';

const SMALL = 1_000;
const FULL = 20_000;

/** How both engines carry out the statements of the calls that are made most, on tables with many members. */
export const measure: Measure = async ({ isFull }) => {
  const members = isFull ? FULL : SMALL;
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-plans-'));
  const sqlite = await openSqliteDatabase(join(folder, 'plans.sqlite'));
  const rows = await plansOn('SQLite', sqlite, members);
  await sqlite.destroy();
  rmSync(folder, { recursive: true });
  if (!TEST_POSTGRES_URL) return rows;
  const database = await createPostgresDatabase(TEST_POSTGRES_URL);
  const postgres = await openPostgresDatabase(database.url);
  const onPostgres = await plansOn('PostgreSQL', postgres, members);
  await postgres.destroy();
  await database.drop();
  return [...rows, ...onPostgres];
};

async function plansOn(
  engine: string,
  db: Awaited<ReturnType<typeof openSqliteDatabase>>,
  members: number,
): Promise<BenchRows> {
  await seedMembers(db, { members, now: Date.now() });
  const statements = await hotStatements(db);
  const plans = await plansOf(db, statements);
  return statements.flatMap(({ call, text }) =>
    (plans.get(text) ?? []).map((step, index) => ({
      engine,
      call: index === 0 ? call : '',
      statement: index === 0 ? text.replaceAll(/\s+/g, ' ').slice(0, 70) : '',
      step,
    })),
  );
}
