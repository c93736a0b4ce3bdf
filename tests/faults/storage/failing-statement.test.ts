import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES, type TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import type { PrepareRequest } from '#tests/requests/valid-request.ts';
import { VALID_REQUESTS } from '#tests/requests/valid-requests.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { addStatementFaults, type StatementFaults } from './statement-faults.ts';

/** With `FULL=1` each statement fails once. Otherwise every so many-th, from another one each run. */
const STEP = { sqlite: 8, pglite: 24, postgres: 24 } as const;
const SEED = Number(process.env.STATEMENT_SEED ?? Date.now() % 1_000);
/** More statements than any write has. */
const ENOUGH = 80;

/** The card processor is asked in between: each step is kept, and the next try goes on from there. */
const IN_STEPS = new Set([
  'POST /api/payment/create-intent',
  'POST /api/checkout/session',
  'POST /api/checkout/claim-purchase',
  'POST /api/checkout/cancel',
  'POST /api/checkout/gift',
  'POST /api/checkout/gift/cancel',
  'POST /api/gifts/return',
  'POST /api/payment/purchases/:purchaseId/refund',
  'POST /api/desk/members/:memberId/refund',
  'POST /api/desk/money/purchases/:purchaseId/address',
  'POST /api/desk/money/purchases/:purchaseId/link',
  'POST /api/desk/money/purchases/:purchaseId/refund',
  'POST /api/webhooks/stripe',
]);

/** What was kept is looked at once it is stored, and again a little later: a look that fails refuses nothing. */
const SHOWN_AFTERWARDS = new Set([
  'POST /api/desk/money/price',
  'POST /api/desk/money/price/:priceId/withdraw',
  'POST /api/desk/settings',
  'POST /api/desk/words/:place/publish',
  'POST /api/desk/words/:place/publish-legal',
  'POST /api/desk/words/:place/check',
  'POST /api/desk/checks',
  'POST /api/desk/words/:place/check/take-back',
  'POST /api/desk/checks/take-back',
]);

/** Without an answer about its limit a call goes on all the same, as the test of the limits shows. */
const RATE_BUCKETS = 'rate_bucket';

/** A try counts before it is known whether it was a good one; asking again for a link sends another one. */
const NOT_COMPARED = ['sign_in_failure', RATE_BUCKETS];
/** An e-mail that is asked for again costs again. */
const NOT_COMPARED_IN: Readonly<Record<string, readonly string[]>> = {
  'PATCH /api/auth/settings': ['email_outbox', 'email_budget'],
  'POST /api/sitter/emails': ['email_outbox', 'email_budget'],
};

/** Where a route is refused whatever happens: a copy of PostgreSQL comes back on the server, and PGlite has none to copy. */
const REFUSED_ON: Readonly<Record<TestDatabaseKind, readonly string[]>> = {
  sqlite: [],
  pglite: ['POST /api/desk/backups', 'POST /api/desk/backups/:name/restore'],
  postgres: ['POST /api/desk/backups/:name/restore'],
};

const registered: string[] = [];

describe.each(TEST_DATABASES)(`a statement that fails, on %s (seed ${SEED})`, (kind) => {
  const step = IS_FULL ? 1 : STEP[kind];
  let server: TestApp;
  let faults: StatementFaults;
  let points = 0;
  let tables: string[];

  beforeAll(async () => {
    registered.length = 0;
    server = await openTestApp(kind, { onRoute: ({ method, url }) => registered.push(`${method} ${url}`) });
    faults = addStatementFaults(server.db, { spared: new RegExp(RATE_BUCKETS) });
    tables = (await server.db.introspection.getTables()).map(({ name }) => name);
  });
  afterAll(async () => {
    reportFigures('failing-statement', {
      database: kind,
      writes: Object.keys(VALID_REQUESTS).length,
      failures: points,
    });
    await server.close();
  });

  /** Every row of every table that is compared. */
  async function stored(route: string): Promise<Record<string, string[]>> {
    const skipped = new Set([...NOT_COMPARED, ...(NOT_COMPARED_IN[route] ?? [])]);
    const compared = tables.filter((name) => !skipped.has(name));
    const contents = compared.map(async (name) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.db);
      return [name, rows.map(comparable).sort()] as const;
    });
    return Object.fromEntries(await Promise.all(contents));
  }

  /** False where no statement of that number is run any more. */
  async function survives(route: string, prepare: PrepareRequest, count: number): Promise<boolean> {
    const call = await prepare(server);
    await server.cards.webhooks.settled();
    const before = await stored(route);
    faults.failAt(count);
    const refused = await server.app.inject(call);
    if (!faults.stop()) return false;

    points += 1;
    const after = await stored(route);
    if (SHOWN_AFTERWARDS.has(route) && refused.statusCode === 200) {
      expect(after).not.toEqual(before);
      return true;
    }
    const retried = await server.app.inject(call);
    expect({ count, status: retried.statusCode, body: retried.body }).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 300),
    });
    if (IN_STEPS.has(route)) return true;
    expect({ count, status: refused.statusCode }).toEqual({ count, status: 503 });
    const whole = await stored(route);
    if (JSON.stringify(after) !== JSON.stringify(whole)) expect(after).toEqual(before);
    return true;
  }

  test('every write is listed', () => {
    const writes = registered.filter((route) => /^(POST|PATCH|PUT|DELETE) \/api\//.test(route));
    expect(writes.filter((route) => !(route in VALID_REQUESTS))).toEqual([]);
  });

  test.each(Object.entries(VALID_REQUESTS).filter(([route]) => !REFUSED_ON[kind].includes(route)))(
    '%s leaves all of it or nothing, and the next try succeeds',
    async (route, prepare) => {
      let count = 1 + (SEED % step);
      while (count <= ENOUGH && (await survives(route, prepare, count))) count += step;
      expect(count).toBeLessThan(ENOUGH);
    },
  );
});

/** A write that is repeated raises a member's version once more. */
const comparable = (row: unknown) => JSON.stringify({ ...(row as object), version: undefined });
