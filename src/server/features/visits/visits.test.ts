import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_PATHS, TRY_STEPS_PATH, workoutSessionsPath } from '#contract/paths.ts';
import type { VisitsAnswer } from '#contract/visits.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { VISIT_DAYS_KEPT, VISIT_STEPS, type VisitStep } from '#domain/visits/visit-steps.ts';
import { endPractice } from '#server/features/purchases/end-practice.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { buyAsGuest, buyAsMember, startPayment } from '#tests/people/buyers.ts';
import { completion } from '#tests/people/completions.ts';
import { CARD, giftFormOfToday, giveGift } from '#tests/people/givers.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const DAY_MS = 86_400_000;

/** As browsers say it of an address that a person opens. */
const OPENED = { 'sec-fetch-dest': 'document' };

describe.each(TEST_DATABASES)('the steps from a visit to a first workout, on %s', (kind) => {
  let server: TestApp;
  let clientFolder: string;
  beforeAll(async () => {
    clientFolder = mkdtempSync(join(tmpdir(), 'fit-in-30-visits-'));
    writeFileSync(join(clientFolder, 'app.html'), '<!doctype html><title>Fit in 30</title>');
    writeFileSync(join(clientFolder, 'sw.js'), '');
    const files = {
      shell: 'app.html',
      desk: 'app.html',
      deskPlayer: 'app.html',
      prerendered: {},
      routes: ['/', '/try'],
    };
    writeFileSync(join(clientFolder, 'pages.json'), JSON.stringify({ ...files, search: { shown: [], hidden: [] } }));
    server = await openTestApp(kind, { clientFolder });
  });
  afterAll(async () => {
    await server.close();
    rmSync(clientFolder, { recursive: true });
  });

  async function counts(): Promise<VisitsAnswer['steps']> {
    const { headers } = await deskOperatorOf(server);
    return (await server.app.inject({ url: DESK_PATHS.visits, headers })).json<VisitsAnswer>().steps;
  }
  const last = async () =>
    Object.fromEntries((await counts()).map((counted) => [counted.step, counted.last])) as Record<VisitStep, number>;
  const open = (url: string, headers: Record<string, string> = OPENED) => server.app.inject({ url, headers });
  const tryStep = (payload: object) => server.app.inject({ method: 'POST', url: TRY_STEPS_PATH, payload });

  test('every step is there before anything was counted', async () => {
    expect(await counts()).toEqual(VISIT_STEPS.map((step) => ({ step, last: 0, before: 0 })));
  });

  test('10,000 openings of the front page among other calls are counted one by one', async () => {
    const random = seededRandom(7);
    let opened = 0;
    for (let hundred = 0; hundred < 120; hundred += 1) {
      const calls = Array.from({ length: 100 }, () => {
        const isVisit = opened < 10_000 && random.next() < 0.9;
        if (isVisit) opened += 1;
        const other = random.oneOf([
          () => open('/try'),
          () => open('/?from=advert', {}),
          () => open('/', { 'sec-fetch-dest': 'empty' }),
          () => open('/', { ...OPENED, 'sec-purpose': 'prefetch' }),
          () => server.app.inject({ method: 'HEAD', url: '/', headers: OPENED }),
        ]);
        return isVisit ? open(random.oneOf(['/', '/?from=advert'])) : other();
      });
      await Promise.all(calls);
    }
    expect(opened).toBe(10_000);
    await expect.poll(async () => (await last()).visit, { timeout: 20_000 }).toBe(10_000);
  });

  test('a try is counted by its step and nothing else', async () => {
    for (const step of ['try_begun', 'try_begun', 'try_finished'])
      expect((await tryStep({ step })).statusCode).toBe(200);
    const refused = await tryStep({ step: 'paid' });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'step']);
    expect(await last()).toMatchObject({ try_begun: 2, try_finished: 1, paid: 0 });
  });

  test('of a member who pays, a guest who pays, one who does not and a giver: three begun, two paid', async () => {
    const { person, intentId } = await buyAsMember(server);
    await startPayment(server, person);
    await server.cards.refund(intentId, 500);
    await server.cards.webhooks.settled();
    await buyAsGuest(server, { email: 'guest@example.org', name: 'Ann Guest' });
    const undecided = await server.people.register();
    await startPayment(server, undecided);
    await startPayment(server, undecided);
    await giveGift(server, giftFormOfToday(server, CARD));
    expect(await last()).toMatchObject({ checkout_begun: 3, paid: 2, first_workout: 0 });
  });

  test('only the first workout of a member counts, also where it was sent twice, deleted and done again', async () => {
    const { id, headers } = await server.people.subscribe();
    const complete = (payload: object) =>
      server.app.inject({ method: 'POST', url: workoutSessionsPath(id), headers, payload });
    const first = completion({ completedAt: server.clock.now() });
    const answers = await Promise.all([complete(first), complete(first)]);
    const { id: sessionId } = answers[0].json();
    await server.app.inject({ method: 'DELETE', url: `${workoutSessionsPath(id)}/${sessionId}`, headers });
    expect((await complete(completion({ completedAt: server.clock.now() }))).statusCode).toBe(201);
    expect((await last()).first_workout).toBe(1);
  });

  test('what is kept is a day, a step and a number', async () => {
    const rows = await server.db.selectFrom('visit_count').selectAll().execute();
    const today = londonDayAt(server.clock.now());
    expect(rows.length).toBe(VISIT_STEPS.length);
    for (const { day, step, times, ...more } of rows) {
      expect([day, VISIT_STEPS.includes(step), Number.isInteger(times), more]).toEqual([today, true, true, {}]);
    }
  });

  test('thirty days stand beside the thirty before, and after 400 a day is forgotten', async () => {
    server.clock.advance(30 * DAY_MS);
    await tryStep({ step: 'try_begun' });
    expect((await counts())[1]).toEqual({ step: 'try_begun', last: 1, before: 2 });
    server.clock.advance((VISIT_DAYS_KEPT - 30) * DAY_MS);
    await server.tidy();
    const days = await server.db.selectFrom('visit_count').select('day').execute();
    const today = londonDayAt(server.clock.now());
    expect(days.map(({ day }) => day)).toEqual([addDays(today, 30 - VISIT_DAYS_KEPT)]);
  });

  test('what test cards paid for is forgotten with the first live key, visits stay', async () => {
    await buyAsMember(server);
    const paymentSettings = { ...server.cardProcessor.paymentSettings, mode: 'stripe', livemode: true } as const;
    await endPractice({ db: server.db, paymentSettings, now: server.clock.now, createId: randomUUID });
    await tryStep({ step: 'try_begun' });
    expect(await last()).toMatchObject({ try_begun: 1, checkout_begun: 0, paid: 0, first_workout: 0 });
  });
});
