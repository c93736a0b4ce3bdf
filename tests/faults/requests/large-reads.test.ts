import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AUTH_EXPORT_PATH,
  AUTH_EXPORT_WORKOUTS_PATH,
  dashboardPath,
  HEALTH_PATH,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { createPeopleOf, type Person } from '#tests/people/people.ts';
import { workoutRow } from '#tests/people/workout-row.ts';
import { tries } from '#tests/test-size.ts';
import { AS_STARTED } from './as-started.ts';
import { residentMegabytes } from './resident-memory.ts';

const WORKOUTS = tries(650, 2_000);
const AT_ONCE = 30;
const MOST_MEGABYTES = 250;

/** As long as notes and moves could ever be: 23 kB together. */
const NOTES = '€'.repeat(2_000);
const MOVES = JSON.stringify(
  Array.from({ length: 200 }, () => ({ moveId: 'm'.repeat(40), level: 'standard', seconds: 86_400 })),
);

let product: OpenProduct;
let member: Person;
beforeAll(async () => {
  product = await openProduct(AS_STARTED);
  const db = await openSqliteDatabase(databaseFileOf(product.dataFolder));
  member = await createPeopleOf(db).subscribe();
  const now = Date.now();
  for (let index = 0; index < WORKOUTS; index += 1) {
    const completedAt = now - index * 3_600_000;
    const session = { user_id: member.id, completed_at: completedAt, workout_id: 1 + (index % 12), notes: NOTES };
    const completed_on = new Date(completedAt).toISOString().slice(0, 10);
    await db
      .insertInto('workout_session')
      .values(workoutRow({ ...session, completed_on, completed_exercises: MOVES }))
      .execute();
  }
  await db.destroy();
});
afterAll(() => product.close());

async function bytesOf(path: string): Promise<{ status: number; bytes: number }> {
  const answer = await fetch(product.address + path, { headers: member.headers });
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
}

/** Others ask all the time; the longest that one of them waited. */
async function longestWaitBeside(work: Promise<unknown>): Promise<{ waitMs: number; megabytes: number }> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  let [waitMs, megabytes] = [0, 0];
  while (!isOver) {
    const askedAt = performance.now();
    expect((await fetch(product.address + HEALTH_PATH)).status).toBe(200);
    waitMs = Math.max(waitMs, performance.now() - askedAt);
    megabytes = Math.max(megabytes, residentMegabytes(product.processId) ?? 0);
    await pause(5);
  }
  return { waitMs: Math.round(waitMs), megabytes };
}

test.each([
  ['her data', AUTH_EXPORT_PATH],
  ['her workouts as a table', AUTH_EXPORT_WORKOUTS_PATH],
  ['her dashboard', null],
  ['her history', undefined],
])(
  `${AT_ONCE} times at once, ${WORKOUTS} of the longest workouts: %s, and others are answered`,
  async (what, known) => {
    const path = known ?? (known === null ? dashboardPath(member.id) : `${workoutSessionsPath(member.id)}?limit=500`);
    const asked = Promise.all(Array.from({ length: AT_ONCE }, () => bytesOf(path)));
    const { waitMs, megabytes } = await longestWaitBeside(asked);
    const answers = await asked;
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    reportFigures('large-reads', { what, waitMs, megabytes, bytes: Math.max(...answers.map(({ bytes }) => bytes)) });
  },
);
