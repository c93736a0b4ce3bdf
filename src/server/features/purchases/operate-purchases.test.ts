import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { buyAsMember, startPayment, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import {
  type EndCheckout,
  grantAccess,
  type OperatorContext,
  purchasesOf,
  type RecordAction,
  revokeAccess,
} from './operate-purchases.ts';
import { refundAtDesk } from './refund.ts';

describe.each(TEST_DATABASES)('the operator’s hand on %s', (kind) => {
  let server: TestApp;
  let context: OperatorContext;
  let hand: { endCheckout: EndCheckout; recordAction: RecordAction };
  beforeAll(async () => {
    server = await openTestApp(kind);
    const { db, clock } = server;
    context = { db, now: clock.now, createId: randomUUID };
    hand = {
      recordAction: async () => {},
      endCheckout: (sessionId) => expireUnlessPaid(server.cardProcessor.stripe, sessionId),
    };
  });
  afterAll(() => server.close());

  async function buyer() {
    const person = await server.people.register();
    return { person, sessionId: await startPayment(server, person) };
  }

  async function paidBuyer() {
    const { person, intentId } = await buyAsMember(server);
    return { person, intent: intentId };
  }

  const statesOf = async ({ email }: Person) =>
    (await purchasesOf(context, email)).bought.map(({ purchase }) => purchase.status);

  test('a withdrawal closes the account until it is taken back, with a line of history each', async () => {
    const { person } = await paidBuyer();
    server.clock.advance(1_000);
    expect(await revokeAccess(context, ` ${person.email.toUpperCase()} `, hand)).toBe('revoked');
    expect(await statusOf(server, person)).toBe('inactive');
    expect(await revokeAccess(context, person.email, hand)).toBe('not_active');
    server.clock.advance(1_000);
    expect(await grantAccess(context, person.email, hand)).toBe('restored');
    expect(await statusOf(server, person)).toBe('active');
    const [only] = (await purchasesOf(context, person.email)).bought;
    expect(only?.history.map(({ from, to, cause }) => [from, to, cause])).toEqual([
      ['pending', 'paid', expect.any(String)],
      ['paid', 'revoked', 'operator_revoked'],
      ['revoked', 'paid', 'operator_granted'],
    ]);
  });

  test('a withdrawal outlasts a dispute that was won', async () => {
    const { person, intent } = await paidBuyer();
    await revokeAccess(context, person.email, hand);
    const dispute = await server.cards.openDispute(intent);
    await server.cards.webhooks.settled();
    expect(await statesOf(person)).toEqual(['disputed']);
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await statesOf(person)).toEqual(['revoked']);
  });

  test('access can be free, also for who has a checkout open', async () => {
    const { person, sessionId } = await buyer();
    expect(await grantAccess(context, person.email, hand)).toBe('granted');
    expect(await statusOf(server, person)).toBe('active');
    // Nobody pays for what was given.
    expect((await server.cardProcessor.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect((await statesOf(person)).sort()).toEqual(['expired', 'paid']);
    expect(await grantAccess(context, person.email, hand)).toBe('active_already');
    expect(await revokeAccess(context, person.email, hand)).toBe('free_access_removed');
    expect(await grantAccess(context, person.email, hand)).toBe('restored');
  });

  test('whoever is let in hears of it each time, and nobody else', async () => {
    const { person } = await buyer();
    const told = async () => (await emailsTo(server, person.email)).map(({ subject }) => subject);
    await grantAccess(context, person.email, hand);
    await grantAccess(context, person.email, hand);
    expect(await told()).toEqual(['Fit in 30 is open for you']);
    await revokeAccess(context, person.email, hand);
    await grantAccess(context, person.email, hand);
    expect(await told()).toEqual(['Fit in 30 is open for you', 'Fit in 30 is open for you']);
  });

  test('a payment in dispute is left to settle', async () => {
    const { person, intent } = await paidBuyer();
    await server.cards.openDispute(intent);
    await server.cards.webhooks.settled();
    expect(await grantAccess(context, person.email, hand)).toBe('payment_under_way');
    expect(await statusOf(server, person)).toBe('inactive');
  });

  test('a refund that was judged before another went back gives nothing back', async () => {
    const { person, intent } = await paidBuyer();
    const [bought] = (await purchasesOf(context, person.email)).bought;
    const refund = (amountPence: number) =>
      refundAtDesk(
        { ...context, stripe: server.cardProcessor.stripe },
        bought?.purchase.id ?? '',
        { amountPence, judgedRefundedPence: 0 },
        hand.recordAction,
      );
    expect((await refund(500))?.kind).toBe('given_back');
    expect(await refund(700)).toEqual({ kind: 'overtaken' });
    const { latest_charge } = await server.cardProcessor.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    expect(latest_charge).toMatchObject({ amount_refunded: 500 });
  });

  test('nobody by this address: nothing is done', async () => {
    expect(await grantAccess(context, 'nobody@example.org', hand)).toBe('no_account');
    expect(await revokeAccess(context, 'nobody@example.org', hand)).toBe('no_account');
    expect((await purchasesOf(context, 'nobody@example.org')).bought).toEqual([]);
  });
});
