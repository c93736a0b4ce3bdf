import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AUTH_EXPORT_PATH, DESK_PATHS } from '#contract/paths.ts';
import { endPractice } from '#server/features/purchases/end-practice.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { buyAsGuest, buyAsMember, startPayment } from '#tests/people/buyers.ts';
import { CARD, giftFormOfToday, giveGift } from '#tests/people/givers.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const HEADINGS = 'Date,Number,Product,Paid,VAT rate,VAT,Refunded,Fee,Card country,Reference';
const TO_NEW_YEAR_MS = Date.UTC(2027, 0, 1, 12) - Date.UTC(2026, 10, 20, 9);

describe.each(TEST_DATABASES)('the file of sales, on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind, { siteFile: { vatNumber: 'GB123456789', vatPercent: 5 } });
  });
  afterAll(() => server.close());

  async function rows(): Promise<string[][]> {
    const { headers } = await deskOperatorOf(server);
    // The file before it may still be on its way.
    const answer = await vi.waitFor(async () => {
      const asked = await server.app.inject({ url: DESK_PATHS.salesFile, headers });
      expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      return asked;
    });
    const [headings, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(headings).toBe(HEADINGS);
    return lines.map((line) => line.split(','));
  }
  const numbers = async () => (await rows()).map(([, number]) => number);

  test('has a line for each sale: its VAT, what went back, the fee and the country of the card, and no name', async () => {
    const { intentId } = await buyAsMember(server);
    await server.cards.refund(intentId, 1_000);
    await server.cards.webhooks.settled();
    server.clock.advance(60_000);
    await buyAsGuest(server, { email: 'guest@example.org', name: 'Ann Guest' });
    server.clock.advance(60_000);
    await giveGift(server, giftFormOfToday(server, CARD));
    await server.people.subscribe();
    await startPayment(server, await server.people.register());
    const day = londonDayAt(server.clock.now());
    const product = 'Fit in 30 lifetime access';
    expect((await rows()).map((row) => row.slice(0, -1))).toEqual([
      [day, 'test-2026-0001', product, '29.99', '5 %', '1.43', '10.00', '0.65', 'US'],
      [day, 'test-2026-0002', product, '29.99', '5 %', '1.43', '0.00', '0.65', 'US'],
      [day, 'test-2026-0003', `${product} as a gift`, '29.99', '5 %', '1.43', '0.00', '0.65', 'US'],
    ]);
  });

  test('a member’s own export holds the country of the card too', async () => {
    const { person } = await buyAsMember(server);
    const answer = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
    expect(answer.json().purchases).toMatchObject([{ cardCountry: 'US', amountPence: 2_999 }]);
  });

  test('numbers have no gap where many pay at once, and begin anew with a year', async () => {
    const before = await numbers();
    await Promise.all(Array.from({ length: 12 }, () => buyAsMember(server)));
    const sold = Array.from({ length: before.length + 12 }, (_, index) => String(index + 1).padStart(4, '0'));
    expect((await numbers()).sort()).toEqual(sold.map((number) => `test-2026-${number}`));
    server.clock.advance(TO_NEW_YEAR_MS);
    await buyAsMember(server);
    expect((await numbers()).at(-1)).toBe('test-2027-0001');
  });

  test('what test cards paid is gone from it with the first live key', async () => {
    const paymentSettings = { ...server.cardProcessor.paymentSettings, mode: 'stripe', livemode: true } as const;
    await endPractice({ db: server.db, paymentSettings, now: server.clock.now, createId: randomUUID });
    expect(await rows()).toEqual([]);
  });
});
