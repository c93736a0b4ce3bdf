import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFiguresOf } from '#server/platform/database/database-figures.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { openTestDatabase, TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { addStatementFaults } from '#tests/faults/storage/statement-faults.ts';
import { type Bucket, fillingOf, fullBucket, withoutPermit } from './bucket.ts';
import * as rateBuckets from './rate-buckets.repository.ts';
import { createSharedBuckets } from './shared-buckets.ts';

const START = Date.UTC(2026, 10, 20, 9);
const RATE = { burst: 3, perMinute: 6 };
const PERMIT_MS = 10_000;

const SHARING = TEST_DATABASES.filter((kind) => kind !== 'sqlite');

describe.each(SHARING)('buckets that processes share, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Kysely<Database>;
  let count = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    db = opened.db;
  });
  afterAll(() => opened.close());

  /** So many processes with a clock each, on one limit that nobody has used yet. */
  function processes(number: number, rate = RATE) {
    count += 1;
    return Array.from({ length: number }, () => {
      const clock = { time: START };
      const buckets = createSharedBuckets({ db, now: () => clock.time })(`limit ${count}`, rate);
      return { clock, ask: async (caller = 'anna') => buckets.secondsUntilAllowed(caller) };
    }) as [Process, Process, ...Process[]];
  }

  test('two processes in turn let one burst through, then tell how long to wait', async () => {
    const [one, other] = processes(2);
    const told = [await one.ask(), await other.ask(), await one.ask(), await other.ask(), await one.ask()];
    expect(told).toEqual([0, 0, 0, 10, 10]);
  });

  test('what one of them let through fills up again for all', async () => {
    const [one, other] = processes(2);
    for (let permit = 0; permit < 3; permit += 1) await one.ask();
    one.clock.time += PERMIT_MS;
    other.clock.time += PERMIT_MS;
    expect([await other.ask(), await one.ask(), await other.ask()]).toEqual([0, 10, 10]);
    other.clock.time += 3_600_000;
    expect([await other.ask(), await other.ask(), await other.ask(), await other.ask()]).toEqual([0, 0, 0, 10]);
  });

  test('each caller and each limit has a bucket of its own', async () => {
    const [one] = processes(1);
    for (let permit = 0; permit < 4; permit += 1) await one.ask('anna');
    const [elsewhere] = processes(1);
    expect([await one.ask('anna'), await one.ask('ben'), await elsewhere.ask('anna')]).toEqual([10, 0, 0]);
  });

  test('of many at once exactly the burst comes through', async () => {
    const [one, other] = processes(2, { burst: 40, perMinute: 6 });
    const told = await Promise.all(Array.from({ length: 200 }, (_, index) => (index % 2 ? one : other).ask()));
    expect(told.filter((seconds) => seconds === 0)).toHaveLength(40);
  });

  test('a flood that a process refuses by itself never reaches the database', async () => {
    const [one, other] = processes(2);
    for (let permit = 0; permit < 3; permit += 1) await other.ask();
    expect(await one.ask()).toBe(10);
    const { statements } = databaseFiguresOf(db);
    const told = await Promise.all(Array.from({ length: 1_000 }, () => one.ask()));
    expect(new Set(told)).toEqual(new Set([10]));
    expect(databaseFiguresOf(db).statements).toBe(statements);
  });

  test('while the database cannot answer, each process goes by its own bucket', async () => {
    const [one, other] = processes(2);
    const faults = addStatementFaults(db);
    for (let permit = 0; permit < 3; permit += 1) {
      faults.failAt(1);
      expect(await one.ask()).toBe(0);
      expect(faults.stop()).toBe(true);
    }
    expect([await one.ask(), await other.ask()]).toEqual([10, 0]);
  });

  test('a bucket that is full again is forgotten, and nobody can read whose the others are', async () => {
    const [one] = processes(1);
    await rateBuckets.forgetFull(db, Number.MAX_SAFE_INTEGER);
    await one.ask('203.0.113.7');
    one.clock.time += 5_000;
    await one.ask('203.0.113.8');
    await rateBuckets.forgetFull(db, START + PERMIT_MS + 1);
    const rows = await db.selectFrom('rate_bucket').selectAll().execute();
    expect(rows).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/), counted_at: START + 5_000, full_at: START + 5_000 + PERMIT_MS },
    ]);
  });

  test('counts as the arithmetic in memory does, whatever the clocks say', async () => {
    const filling = fillingOf(RATE);
    // Forwards and backwards, by less and by more than an empty bucket needs.
    const jump = fc.oneof(fc.integer({ min: -5_000, max: 20_000 }), fc.integer({ min: -200_000, max: 200_000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { minLength: 5, maxLength: 20 }), async (jumps) => {
        count += 1;
        const owner = { limit: `limit ${count}`, caller: 'anna' };
        let now = START;
        let kept: Bucket | undefined;
        for (const milliseconds of jumps) {
          now += milliseconds;
          const taken = withoutPermit(kept ?? fullBucket(now), now, filling);
          expect(await rateBuckets.take(db, owner, now, filling)).toEqual(taken);
          kept = taken ?? kept;
          expect(await rateBuckets.find(db, owner)).toEqual(kept);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('two processes whose clocks differ never let more through than one bucket holds', async () => {
    const turn = fc.record({ isOther: fc.boolean(), waitMs: fc.integer({ min: 0, max: 8_000 }) });
    const turns = fc.array(turn, { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: -29_000, max: 29_000 }), async (asked, apartMs) => {
        const [one, other] = processes(2);
        other.clock.time += apartMs;
        const permits = await permitsOf(one, other, asked);
        const passedMs = asked.reduce((sum, { waitMs }) => sum + waitMs, 0);
        // A clock that is ahead has its lead once.
        expect(permits).toBeLessThanOrEqual(RATE.burst + (passedMs + Math.abs(apartMs)) / PERMIT_MS);
      }),
      { numRuns: 40 },
    );
  });
});

test('on SQLite the answer is there at once, and the database hears nothing of it', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  const buckets = createSharedBuckets({ db, now: () => START })('limit', RATE);
  const { statements } = databaseFiguresOf(db);
  expect([1, 2, 3, 4].map(() => buckets.secondsUntilAllowed('anna'))).toEqual([0, 0, 0, 10]);
  expect(databaseFiguresOf(db).statements).toBe(statements);
  await close();
});

interface Turn {
  isOther: boolean;
  waitMs: number;
}

/** How many came through of those who asked one or the other, each after a while. */
async function permitsOf(one: Process, other: Process, asked: readonly Turn[]): Promise<number> {
  let permits = 0;
  for (const { isOther, waitMs } of asked) {
    one.clock.time += waitMs;
    other.clock.time += waitMs;
    if ((await (isOther ? other : one).ask()) === 0) permits += 1;
  }
  return permits;
}

interface Process {
  clock: { time: number };
  ask: (caller?: string) => Promise<number>;
}
