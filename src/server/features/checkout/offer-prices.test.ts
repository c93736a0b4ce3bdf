import { beforeEach, describe, expect, test } from 'vitest';
import { RATES } from '#server/rates.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { CARD } from '#tests/people/givers.ts';
import { offerCalls } from '#tests/people/offers.ts';
import { makeOffer } from '#tests/requests/valid-money-requests.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('a price that changed meanwhile, on %s', (kind) => {
  const server = serveTestApp(kind);
  const calls = () => offerCalls(server);
  beforeEach(async () => {
    await server.db.deleteFrom('price').execute();
    await calls().setPrice('29.98');
    server.clock.advance(HOUR_MS);
    await calls().setPrice('29.99');
    server.clock.advance(HOUR_MS);
  });

  test.each(['embedded', 'hosted'])(
    'a giver pays what her page told for an hour; then she is told first: %s',
    async (ui) => {
      const { give, setPrice } = calls();
      await setPrice('34.99');
      const early = await give({ ...CARD, ui, seenPence: 2_999 });
      expect(early.body).toMatchObject({ amountPence: 2_999 });
      server.clock.advance(HOUR_MS);
      const late = await give({ ...CARD, ui, seenPence: 2_999 });
      expect([late.status, late.body.code, late.body.message]).toEqual([
        409,
        'price_changed',
        'The price is now £34.99. You haven’t been charged. Press again to continue.',
      ]);
      expect((await give({ ...CARD, ui, seenPence: 3_499 })).body).toMatchObject({ amountPence: 3_499 });
      expect((await give({ ...CARD, ui })).body).toMatchObject({ amountPence: 3_499 });
    },
  );

  test('with a code what she was told holds for an hour, too', async () => {
    const { ask, hosted, give, setPrice } = calls();
    const offerCode = await makeOffer(server, { kind: 'share', value: '50' });
    await setPrice('39.99');
    expect((await ask({ offerCode, seenPence: 2_999 })).body).toMatchObject({ fullPence: 2_999, amountPence: 1_499 });
    expect((await ask({ offerCode })).body).toMatchObject({ fullPence: 3_999, amountPence: 1_999 });
    expect(await hosted({ offerCode, seenPence: 1_499 })).toMatchObject({ status: 200 });
    expect((await give({ ...CARD, offerCode, seenPence: 1_499 })).body).toMatchObject({ amountPence: 1_499 });
    server.clock.advance(HOUR_MS);
    for (const late of [await hosted({ offerCode, seenPence: 1_499 }), await give({ offerCode, seenPence: 1_499 })]) {
      const told = expect.stringContaining('With your code, it’s now £19.99.');
      expect([late.status, late.body.message]).toEqual([409, told]);
    }
  });
});

describe.each(TEST_DATABASES)('guessing at codes, on %s', (kind) => {
  test('is stopped for a member wherever she tries, and for an address', async () => {
    const { offerCodesPerAddress, offerCodesPerSession } = RATES;
    const server = await openTestApp(kind, { rates: { offerCodesPerAddress, offerCodesPerSession } });
    const { ask, embedded, hosted, give } = offerCalls(server);
    const code = await makeOffer(server);
    const person = await server.people.register();
    const tries = [ask, embedded, hosted];
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await tries[turn % 3]?.({ offerCode: `GUESS${turn}` }, person))?.status).toBe(400);
    }
    for (const one of tries) expect((await one({ offerCode: code }, person)).status).toBe(429);
    expect((await embedded({}, person)).status).toBe(200);
    for (let turn = 0; turn < 17; turn += 1) expect((await give({ offerCode: `GUESS${turn}` })).status).toBe(400);
    for (let turn = 0; turn < 20; turn += 1) expect((await ask({ offerCode: code })).status).toBe(200);
    expect([(await ask({ offerCode: code })).status, (await give({ offerCode: code })).status]).toEqual([429, 429]);
    expect((await hosted({})).status).toBe(200);
    await server.close();
  });
});
