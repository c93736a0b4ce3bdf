import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { CHECKOUT_LOGIN_PATH, checkoutVerifyPath, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { sessionIdOf, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ONE_HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('paying on %s', (kind) => {
  const server = serveTestApp(kind);

  async function startCheckout(person: Person) {
    const answer = await server.app.inject({ method: 'POST', url: PAYMENT_INTENT_PATH, headers: person.headers });
    const cookie = answer.cookies.find(({ name }) => name === 'fit30_checkout')?.value ?? '';
    return { answer, cookie, clientSecret: answer.json().clientSecret as string };
  }

  async function paidCheckout() {
    const person = await server.people.register();
    const checkout = await startCheckout(person);
    const sessionId = sessionIdOf(checkout);
    await server.cards.pay(sessionId);
    return { person, sessionId, ...checkout };
  }

  const verify = (sessionId: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: checkoutVerifyPath(sessionId), headers });
  const login = (sessionId: string, cookie: string) =>
    server.app.inject({
      method: 'POST',
      url: CHECKOUT_LOGIN_PATH,
      payload: { sessionId },
      ...(cookie ? { cookies: { fit30_checkout: cookie } } : {}),
    });
  const purchasesOf = (person: Person) =>
    server.db.selectFrom('purchase').selectAll().where('user_id', '=', person.id).execute();

  test('a paid checkout opens the account by its webhook alone', async () => {
    const { person } = await paidCheckout();
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('active');
    expect(await purchasesOf(person)).toMatchObject([{ status: 'paid', amount_pence: 2_999, currency: 'gbp' }]);
  });

  test('with webhooks held back the verify call opens it', async () => {
    server.cards.webhooks.hold();
    const { person, sessionId } = await paidCheckout();
    expect(await statusOf(server, person)).toBe('inactive');
    const verified = await verify(sessionId, person.headers);
    expect(verified.json()).toEqual({
      waiting: false,
      firstName: 'Anna',
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      subscriptionStatus: 'active',
      needsPasswordSetup: false,
    });
    await server.cards.webhooks.release();
    await server.cards.webhooks.settled();
    const history = await server.db.selectFrom('purchase_history').selectAll().execute();
    const [purchase] = await purchasesOf(person);
    expect(history.filter(({ purchase_id }) => purchase_id === purchase?.id)).toHaveLength(1);
  });

  test('a reload, a double click and ten at once lead to one checkout', async () => {
    const person = await server.people.register();
    const started = await Promise.all(Array.from({ length: 10 }, () => startCheckout(person)));
    expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await purchasesOf(person)).toHaveLength(1);
  });

  test('a declined card leaves the checkout open and the account inactive', async () => {
    const person = await server.people.register();
    const { clientSecret } = await startCheckout(person);
    const answer = await server.cards.pay(sessionIdOf({ clientSecret }), { cardNumber: '4000000000000002' });
    expect(answer.result).toBe('declined');
    expect((await verify(sessionIdOf({ clientSecret }))).json()).toMatchObject({ waiting: true });
    expect(await statusOf(server, person)).toBe('inactive');
  });

  test('whoever comes back without paying is told so, after a moment of doubt', async () => {
    const person = await server.people.register();
    const { clientSecret } = await startCheckout(person);
    const codes: number[] = [];
    for (let look = 0; look < 4; look += 1) {
      codes.push((await verify(sessionIdOf({ clientSecret }))).statusCode);
      server.clock.advance(1_000);
    }
    expect(codes).toEqual([200, 200, 200, 409]);
  });

  test('a purchase brings one receipt, however often and by whichever way we hear of it', async () => {
    server.cards.webhooks.hold();
    const { person, sessionId } = await paidCheckout();
    expect(await emailsTo(server, person.email)).toEqual([]);
    await Promise.all([verify(sessionId), verify(sessionId), server.cards.webhooks.release()]);
    await server.cards.webhooks.settled();
    const emails = await emailsTo(server, person.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['You’re in. Here’s your receipt']);
    for (const words of ['Hello Anna,', '£29.99', 'Paid on 20 November 2026', 'Changing your mind']) {
      expect(emails[0]?.text).toContain(words);
    }
  });

  test('a dispute that is won brings no second receipt; each refund is told once', async () => {
    const { person, sessionId } = await paidCheckout();
    await verify(sessionId);
    const [purchase] = await purchasesOf(person);
    const intent = purchase?.stripe_payment_intent_id ?? '';
    const dispute = await server.cards.openDispute(intent);
    await server.cards.webhooks.settled();
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await emailsTo(server, person.email)).toHaveLength(1);
    await server.cards.refund(intent, 500);
    await server.cards.webhooks.settled();
    const [, part] = await emailsTo(server, person.email);
    expect(part?.text).toContain('We’ve sent £5.00 back to the card you paid with.');
    await server.cards.refund(intent);
    await server.cards.webhooks.settled();
    const [, , refunded, ...more] = await emailsTo(server, person.email);
    expect([refunded?.subject, more]).toEqual(['Your refund is on its way', []]);
    expect(refunded?.text).toContain('We’ve sent £29.99 back to the card you paid with.');
  });

  test('an active subscriber cannot pay again', async () => {
    const person = await server.people.subscribe();
    const { answer } = await startCheckout(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ code: 'already_subscribed', message: 'User already has active subscription' });
  });

  test('name and reference are told to the buyer only', async () => {
    const { person, sessionId, cookie } = await paidCheckout();
    const told = ['firstName', 'reference'];
    const other = await server.people.register();
    for (const strangers of [{}, other.headers, { cookie: 'fit30_checkout=guessed' }]) {
      const answer = (await verify(sessionId, strangers)).json();
      for (const name of told) expect(answer).not.toHaveProperty(name);
    }
    for (const hers of [person.headers, { cookie: `fit30_checkout=${cookie}` }]) {
      const answer = (await verify(sessionId, hers)).json();
      for (const name of told) expect(answer).toHaveProperty(name);
    }
  });

  test('a payment signs its browser in once', async () => {
    const { person, sessionId, cookie } = await paidCheckout();
    await verify(sessionId);
    expect((await login(sessionId, '')).statusCode).toBe(401);
    expect((await login(sessionId, 'somebody-elses')).statusCode).toBe(401);
    const first = await login(sessionId, cookie);
    expect(first.statusCode).toBe(200);
    expect(first.json().user).toMatchObject({ id: person.id, subscriptionStatus: 'active' });
    const again = await login(sessionId, cookie);
    expect(again.statusCode).toBe(401);
    expect(again.json().message).toBe('Auto-login failed');
  });

  test('an hour after the payment its session id signs nobody in', async () => {
    const { sessionId, cookie } = await paidCheckout();
    await verify(sessionId);
    server.clock.advance(ONE_HOUR_MS + 1);
    expect((await login(sessionId, cookie)).statusCode).toBe(401);
  });

  test('a refund closes the account, a part of one does not', async () => {
    const { person, sessionId } = await paidCheckout();
    await verify(sessionId);
    const [purchase] = await purchasesOf(person);
    const intent = purchase?.stripe_payment_intent_id ?? '';
    await server.cards.refund(intent, 500);
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('active');
    await server.cards.refund(intent);
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('inactive');
    expect(await purchasesOf(person)).toMatchObject([{ status: 'refunded', amount_refunded_pence: 2_999 }]);
  });

  test('a dispute closes the account until it is won, and a second payment is not taken meanwhile', async () => {
    const { person, sessionId } = await paidCheckout();
    await verify(sessionId);
    const [purchase] = await purchasesOf(person);
    const dispute = await server.cards.openDispute(purchase?.stripe_payment_intent_id ?? '');
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('inactive');
    expect((await startCheckout(person)).answer.json()).toMatchObject({ code: 'payment_on_hold' });
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('active');
  });

  test('a payment that is marked as disputed closes the account before the dispute is listed', async () => {
    const { person, sessionId } = await paidCheckout();
    await verify(sessionId);
    const { disputes } = server.cardProcessor.stripe;
    const { list } = disputes;
    disputes.list = (() => list.call(disputes, { charge: 'ch_of_nobody' })) as typeof list;
    const [purchase] = await purchasesOf(person);
    await server.cards.openDispute(purchase?.stripe_payment_intent_id ?? '');
    await server.cards.webhooks.settled();
    disputes.list = list;
    expect(await statusOf(server, person)).toBe('inactive');
  });

  test.each([
    ['cs_unknown', 404],
    ['pi_unknown', 404],
    ['not-a-payment', 404],
    [`cs_${'x'.repeat(280)}`, 404],
  ])('nothing is told about %s', async (sessionId, status) => {
    expect((await verify(sessionId)).statusCode).toBe(status);
  });

  test('a webhook is believed only as it was signed', async () => {
    const payload = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'charge.refunded', livemode: false });
    const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_somebody_elses' });
    for (const signature of [forged, '', 't=1,v1=00', undefined]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        payload,
        headers: {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'stripe-signature': signature }),
        },
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(await server.db.selectFrom('webhook_event').where('id', '=', 'evt_forged').selectAll().execute()).toEqual(
      [],
    );
  });
});
