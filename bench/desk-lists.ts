import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Measure } from '../scripts/bench.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../src/server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '../tests/databases/open-fresh-postgres.ts';
import { DESK_LISTS, FILE_PAGES } from './desk-lists/lists.ts';
import { seedDesk } from './desk-lists/seed-desk.ts';
import { dataFolder, startProduct } from './load/subjects.ts';
import { median, rounded } from './statistics/median.ts';

/** What the desk promises, in the middle. */
const GOAL_MS = 150;
/** PostgreSQL plans for any text after some on a connection, of which there are eight. */
const ASKED = 20;
const SAME_PLAN = 3;

/**
 * How long each list and search of the desk takes, one at a time and warm, with many members who joined at different
 * times. The full form writes some 3 GB. With TEST_POSTGRES_URL on that server.
 */
export const measure: Measure = async ({ isFull }) => {
  const members = isFull ? 1_000_000 : 20_000;
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-desk-lists-'));
  const data = dataFolder(join(folder, 'data'));
  const { url, cookie, pages, drop } = await seeded(data, members);
  const server = await startProduct(data, url);
  const rows = pages.map((page) => ({ members, ...page }));
  for (const [index, path] of DESK_LISTS.entries()) {
    // From an address of its own: one address may read only so much in a minute.
    const headers = { cookie, 'x-forwarded-for': `10.0.0.${index}` };
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    rows.push({ members, ...(await measured(path, ask)) });
  }
  await server.stop();
  await drop();
  rmSync(folder, { recursive: true });
  return rows;
};

async function measured(list: string, ask: () => Promise<unknown>) {
  const times: number[] = [];
  for (let count = -2; count < ASKED; count += 1) {
    const beganAt = performance.now();
    await ask();
    if (count >= 0) times.push(performance.now() - beganAt);
  }
  return {
    list,
    ms: rounded(median(times), 1),
    slowestMs: rounded(Math.max(...times), 1),
    laterTimesFirst: rounded(median(times.slice(SAME_PLAN)) / median(times.slice(0, SAME_PLAN)), 1),
    goalMs: GOAL_MS,
  };
}

async function seeded(data: string, members: number) {
  const place = TEST_POSTGRES_URL === undefined ? undefined : await createPostgresDatabase(TEST_POSTGRES_URL);
  const db = place
    ? await openPostgresDatabase(place.url, { statementTimeoutMs: 0 })
    : await openSqliteDatabase(join(data, 'fit-in-30.sqlite'));
  const { cookie } = await seedDesk(db, { members, now: Date.now() });
  if (place) await sql`vacuum analyze`.execute(db);
  const pages = [];
  for (const [name, page] of Object.entries(FILE_PAGES)) pages.push(await measured(name, () => page(db)));
  await db.destroy();
  return { url: place?.url, cookie, pages, drop: async () => place?.drop() };
}
