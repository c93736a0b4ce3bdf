import { beforeEach, describe, expect, test } from 'vitest';
import type { PriceAnswer } from '#contract/desk/price.ts';
import {
  CHECKOUT_SESSION_PATH,
  DESK_PATHS,
  deskPriceWithdrawPath,
  PAYMENT_INTENT_PATH,
  SITE_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { sessionIdOf, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('the price on %s', (kind) => {
  const server = serveTestApp(kind);
  beforeEach(async () => {
    await server.db.deleteFrom('price').execute();
    await set('50.00');
    server.clock.advance(HOUR_MS);
    await set('29.99');
    server.clock.advance(HOUR_MS);
  });

  const headersOf = async () => (await deskOperatorOf(server)).headers;
  const post = async (url: string, payload: object = {}) =>
    server.app.inject({ method: 'POST', url, headers: await headersOf(), payload });
  const set = (amount: string, from = '') => post(DESK_PATHS.price, { amount, from });
  const answer = async () =>
    (await server.app.inject({ url: DESK_PATHS.price, headers: await headersOf() })).json<PriceAnswer>();
  const shown = async () => (await server.app.inject(SITE_PATH)).json().pricePence;

  async function start({ headers }: Person, payload: object = {}, url = PAYMENT_INTENT_PATH) {
    return (await server.app.inject({ method: 'POST', url, headers, payload })).json();
  }
  const purchasesOf = ({ id }: Person) =>
    server.db
      .selectFrom('purchase')
      .select(['status', 'amount_pence', 'full_price_pence'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();

  test('a new one holds at once: on the pages, for the next checkout, and in the activity log with the one before', async () => {
    const before = await server.people.register();
    await start(before);
    expect((await set('34.99')).json().message).toBe(
      'Saved: £34.99 from 20 November 2026. Buyers see it within some seconds.',
    );
    expect(await shown()).toBe(3_499);
    const after = await server.people.register();
    const { clientSecret, amountPence } = await start(after);
    expect(amountPence).toBe(3_499);
    await server.cards.pay(sessionIdOf({ clientSecret }));
    await server.cards.webhooks.settled();
    expect(await purchasesOf(after)).toEqual([{ status: 'paid', amount_pence: 3_499, full_price_pence: 3_499 }]);
    expect(await purchasesOf(before)).toMatchObject([{ amount_pence: 2_999 }]);
    const { lines } = (await server.app.inject({ url: DESK_PATHS.activity, headers: await headersOf() })).json();
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'price_set', before: '£29.99', after: '£34.99 from 20 November 2026' }),
    );
  });

  test('one from a day on waits until midnight in London, and can be taken back until then', async () => {
    await set('39.99', '2026-11-21');
    expect(await answer()).toMatchObject({
      nowPence: 2_999,
      prices: [{ amountPence: 3_999, state: 'coming' }, {}, {}],
    });
    const [coming] = (await answer()).prices;
    expect(coming?.holdsFrom).toBe(Date.UTC(2026, 10, 21));
    expect((await post(deskPriceWithdrawPath(coming?.id ?? ''))).statusCode).toBe(200);
    expect((await post(deskPriceWithdrawPath(coming?.id ?? ''))).statusCode).toBe(409);
    expect((await answer()).prices).toHaveLength(2);

    await set('34.99', '2026-11-21');
    server.clock.advance(Date.UTC(2026, 10, 21) - 1 - server.clock.now());
    expect(await shown()).toBe(2_999);
    server.clock.advance(1);
    expect(await shown()).toBe(3_499);
    const [held] = (await answer()).prices;
    expect(held).toMatchObject({ amountPence: 3_499, state: 'now' });
    expect((await post(deskPriceWithdrawPath(held?.id ?? ''))).statusCode).toBe(409);
  });

  test('an open checkout keeps its price for an hour, and is then begun anew at the one in force', async () => {
    const person = await server.people.register();
    const first = await start(person);
    await set('34.99');
    expect(await start(person)).toEqual(first);
    server.clock.advance(HOUR_MS);
    const next = await start(person);
    expect([next.amountPence, next.clientSecret === first.clientSecret]).toEqual([3_499, false]);
    expect(await purchasesOf(person)).toMatchObject([
      { status: 'expired', amount_pence: 2_999 },
      { status: 'pending', amount_pence: 3_499 },
    ]);
  });

  test('what was begun at the price before opens the account when it is paid, however late that is heard', async () => {
    const person = await server.people.register();
    const { clientSecret } = await start(person);
    await set('34.99');
    server.cards.webhooks.hold();
    await server.cards.pay(sessionIdOf({ clientSecret }));
    server.clock.advance(3 * HOUR_MS);
    await set('44.99');
    await server.cards.webhooks.release();
    await server.cards.webhooks.settled();
    expect([await statusOf(server, person), await purchasesOf(person)]).toEqual([
      'active',
      [{ status: 'paid', amount_pence: 2_999, full_price_pence: 2_999 }],
    ]);
  });

  test('a lower price counts at once, for an open checkout too', async () => {
    const person = await server.people.register();
    await start(person);
    await set('19.99');
    expect(await start(person)).toMatchObject({ amountPence: 1_999 });
  });

  test('whoever saw the price before pays that for an hour; then she is told first', async () => {
    const [early, late, silent] = [
      await server.people.register(),
      await server.people.register(),
      await server.people.register(),
    ];
    await set('34.99');
    expect(await start(early, { seenPence: 2_999 })).toMatchObject({ amountPence: 2_999 });
    server.clock.advance(HOUR_MS);
    const refused = await start(late, { seenPence: 2_999 }, CHECKOUT_SESSION_PATH);
    expect(refused).toMatchObject({ code: 'price_changed', message: expect.stringContaining('£34.99') });
    expect(await start(late, { seenPence: 3_499 }, CHECKOUT_SESSION_PATH)).toHaveProperty('url');
    expect(await start(silent, {}, CHECKOUT_SESSION_PATH)).toHaveProperty('url');
    const guest = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, payload: { seenPence: 100 } });
    expect([guest.statusCode, guest.json().code]).toEqual([409, 'price_changed']);
  });

  test.each([
    ['amount', { amount: '0.99' }],
    ['amount', { amount: 'free' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '29.99' }],
    ['from', { from: '2026-11-19' }],
    ['from', { from: '2028-01-01' }],
    ['from', { from: '2026-02-30' }],
  ])('one with a wrong %s is refused (%j)', async (field, wrong) => {
    const refused = await post(DESK_PATHS.price, { amount: '34.99', from: '', ...wrong });
    expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, field]);
  });
});
