import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { buyAsGuest, startPayment, statusOf } from '#tests/people/buyers.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const ONE_MINUTE_MS = 60_000;
const ONE_DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('looking after purchases on %s', (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(kind);
    server.cards.webhooks.hold(); // as if not one of them ever arrived
  });
  afterEach(() => server.close());

  const purchaseOf = (sessionId: string) =>
    server.db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId).executeTakeFirstOrThrow();
  const historyOf = async (sessionId: string) => {
    const { id } = await purchaseOf(sessionId);
    const rows = await server.db.selectFrom('purchase_history').selectAll().where('purchase_id', '=', id).execute();
    return rows.map(({ to_status, cause }) => [to_status, cause]);
  };

  test('a payment whose webhook never came opens the account, with one receipt', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    await server.cards.pay(sessionId);
    await server.sweepPurchases();
    await server.sweepPurchases();
    expect(await statusOf(server, person)).toBe('active');
    expect(await historyOf(sessionId)).toEqual([['paid', 'checkout.session.completed']]);
    await server.cards.webhooks.release();
    expect(await historyOf(sessionId)).toHaveLength(1);
    expect(await server.sentEmails()).toHaveLength(1);
  });

  test('a refund whose webhook never came closes it', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    await server.cards.pay(sessionId);
    await server.sweepPurchases();
    await server.cards.refund(await server.cards.paymentIntentOf(sessionId));
    server.clock.advance(10 * ONE_MINUTE_MS);
    await server.sweepPurchases();
    expect(await statusOf(server, person)).toBe('inactive');
  });

  test('a payment older than the provider’s list of events is found as well', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    await server.cards.pay(sessionId);
    server.clock.advance(4 * ONE_DAY_MS);
    await server.sweepPurchases();
    expect(await historyOf(sessionId)).toEqual([['paid', 'sweep']]);
  });

  test('a checkout that ran out is closed, one in its buyer’s hands is left alone', async () => {
    const [late, early] = [await server.people.register(), await server.people.register()];
    const lateSession = await startPayment(server, late);
    server.clock.advance(ONE_DAY_MS + 1);
    const earlySession = await startPayment(server, early);
    await server.sweepPurchases();
    expect([(await purchaseOf(lateSession)).status, (await purchaseOf(earlySession)).status]).toEqual([
      'expired',
      'pending',
    ]);
  });

  test('a start that never reached the provider ends after a day', async () => {
    const person = await server.people.register();
    await server.people.payFor(person, 'pending');
    await server.sweepPurchases();
    server.clock.advance(ONE_DAY_MS + 1);
    await server.sweepPurchases();
    expect(await server.db.selectFrom('purchase').select('status').execute()).toEqual([{ status: 'expired' }]);
  });

  test('a session that the provider does not know is over: its buyer can start again', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    const other = 'cs_test_of_another_key';
    await server.db
      .updateTable('purchase')
      .set({ stripe_session_id: other })
      .where('stripe_session_id', '=', sessionId)
      .execute();
    expect(await startPayment(server, person)).not.toBe(other);
    expect(await purchaseOf(other)).toMatchObject({ status: 'expired' });
  });

  test('a payment that nobody took up goes back after fourteen days, and its buyer is told', async () => {
    const owner = await server.people.register();
    const { sessionId } = await buyAsGuest(server, { email: owner.email, name: 'A B' });
    await server.sweepPurchases();
    server.clock.advance(14 * ONE_DAY_MS - 1);
    await server.sweepPurchases();
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'unclaimed' });
    server.clock.advance(2);
    await Promise.all([server.sweepPurchases(), server.sweepPurchases()]);
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'refunded', amount_refunded_pence: 2_999 });
    const subjects = (await server.sentEmails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Is this payment yours?', 'Your payment is on its way back']);
  });

  test('what fails for one purchase does not keep the others waiting', async () => {
    const [broken, fine] = [await server.people.register(), await server.people.register()];
    const brokenSession = await startPayment(server, broken);
    await server.cards.pay(brokenSession);
    await server.sweepPurchases();
    await server.db
      .updateTable('purchase')
      .set({ stripe_session_id: 'cs_test_gone', status: 'processing' })
      .where('stripe_session_id', '=', brokenSession)
      .execute();
    const sessionId = await startPayment(server, fine);
    server.clock.advance(4 * ONE_DAY_MS);
    await server.sweepPurchases();
    expect(await purchaseOf('cs_test_gone')).toMatchObject({ status: 'processing' });
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'expired' });
  });
});
