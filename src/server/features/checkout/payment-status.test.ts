import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import {
  CHECKOUT_CANCEL_PATH,
  CHECKOUT_CLAIM_LINK_PATH,
  CHECKOUT_SESSION_PATH,
  CHECKOUT_STANDING_PATH,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { buyAsGuest, buyAsMember, sessionIdOf, startPayment, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ONE_HOUR_MS = 3_600_000;
const NOTHING = { standing: 'nothing', isRecent: false, awaitsLink: false };

describe.each(TEST_DATABASES)('what a buyer is told of her money, on %s', (kind) => {
  const server = serveTestApp(kind);

  interface Browser {
    headers?: object;
    cookies?: Record<string, string>;
  }

  async function standingOf({ headers = {}, cookies = {} }: Browser = {}): Promise<PaymentStandingAnswer> {
    const answer = await server.app.inject({ url: CHECKOUT_STANDING_PATH, headers: { ...headers }, cookies });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const post = (url: string, { headers = {}, cookies = {} }: Browser = {}) =>
    server.app.inject({ method: 'POST', url, headers: { ...headers }, cookies });

  const { sessions } = { sessions: () => server.cardProcessor.stripe.checkout.sessions };
  let mend: (() => void) | undefined;
  function breakProvider() {
    const { retrieve, expire } = sessions();
    const broken = async () => {
      throw new Stripe.errors.StripeAPIError({ message: 'broken', type: 'api_error' });
    };
    Object.assign(sessions(), { retrieve: broken, expire: broken });
    mend = () => Object.assign(sessions(), { retrieve, expire });
  }
  afterEach(async () => {
    mend?.();
    mend = undefined;
    await server.cards.webhooks.release();
  });

  test('who has begun nothing was charged nothing, and a stranger is told nothing', async () => {
    expect(await standingOf(await server.people.register())).toEqual(NOTHING);
    const unknown = { standing: 'unknown', isRecent: false, awaitsLink: false };
    expect(await standingOf()).toEqual(unknown);
    expect(await standingOf({ cookies: { fit30_checkout: 'guessed' } })).toEqual(unknown);
    expect(await standingOf({ headers: { authorization: 'Bearer gone' } })).toEqual(unknown);
  });

  test('an open checkout may be paid at any moment, one that has run out never was', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    expect(await standingOf(person)).toEqual({
      ...NOTHING,
      standing: 'open',
      sessionId,
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
    });
    await sessions().expire(sessionId);
    server.clock.advance(1_000);
    expect(await standingOf(person)).toMatchObject({ standing: 'nothing' });
  });

  test('a payment is found although its webhook never came, and is recent for an hour', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    server.cards.webhooks.hold();
    await server.cards.pay(sessionId);
    expect(await standingOf(person)).toMatchObject({ standing: 'paid', isRecent: true, sessionId });
    expect(await statusOf(server, person)).toBe('active');
    server.clock.advance(ONE_HOUR_MS + 1);
    expect(await standingOf(person)).toMatchObject({ standing: 'paid', isRecent: false });
  });

  test('while the provider cannot say, nobody claims to know', async () => {
    const person = await server.people.register();
    const sessionId = await startPayment(server, person);
    server.cards.webhooks.hold();
    await server.cards.pay(sessionId);
    breakProvider();
    expect(await standingOf(person)).toMatchObject({ standing: 'unknown' });
    expect(await standingOf(await server.people.register())).toMatchObject({ standing: 'nothing' });
  });

  test.each(PURCHASE_STATUSES)(
    'with a purchase that is %s, "nothing" is said only where it is true',
    async (status) => {
      const person = await server.people.register();
      const purchaseId = await server.people.payFor(person, status);
      const sessionId = `cs_test_${purchaseId.replaceAll('-', '')}`;
      const change = { stripe_session_id: sessionId, user_id: status === 'unclaimed' ? null : person.id };
      await server.db.updateTable('purchase').set(change).where('id', '=', purchaseId).execute();
      breakProvider();
      const { standing, awaitsLink } = await standingOf(person);
      expect(standing === 'nothing').toBe(status === 'failed' || status === 'expired');
      expect(awaitsLink).toBe(status === 'unclaimed');
    },
  );

  test.each(['processing', 'review'] as const)('a purchase that is %s is not begun again', async (status) => {
    const person = await server.people.register();
    const purchaseId = await server.people.payFor(person, status);
    if (status === 'processing') {
      // As a delayed payment looks: the order is complete, the money is not here.
      const retrieve = sessions().retrieve;
      mend = () => Object.assign(sessions(), { retrieve });
      const complete = { status: 'complete', payment_status: 'unpaid', client_reference_id: purchaseId };
      Object.assign(sessions(), { retrieve: async () => complete });
      const set = { stripe_session_id: `cs_test_${status}` };
      await server.db.updateTable('purchase').set(set).where('id', '=', purchaseId).execute();
    }
    for (const path of [PAYMENT_INTENT_PATH, CHECKOUT_SESSION_PATH]) {
      const answer = await post(path, person);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_confirming']);
    }
    expect(await standingOf(person)).toMatchObject({ standing: 'confirming' });
    expect(await statusOf(server, person)).toBe('inactive');
  });

  describe('somebody without an account', () => {
    test('is known by the browser that began her checkout', async () => {
      const { sessionId, cookies } = await buyAsGuest(server, { email: 'amira@example.org', name: 'Amira Khan' });
      expect(await standingOf({ cookies })).toMatchObject({ standing: 'paid', isRecent: true, sessionId });
    });

    test('leaves whoever signs in on that browser without a promise, and with her own', async () => {
      const { cookies } = await buyAsGuest(server, { email: 'nadia@example.org', name: 'Nadia Khan' });
      const other = await server.people.register();
      expect(await standingOf({ ...other, cookies })).toEqual({ ...NOTHING, standing: 'unknown' });
      const { person, sessionId } = await buyAsMember(server);
      expect(await standingOf({ ...person, cookies })).toMatchObject({ standing: 'paid', sessionId });
    });
  });

  describe('coming back from the provider’s page', () => {
    async function openHosted(browser: Browser = {}) {
      const started = await post(CHECKOUT_SESSION_PATH, browser);
      const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
      return { sessionId: sessionIdOf(started.json()), cookies };
    }

    test.each(['member', 'guest'] as const)(
      'ends the checkout of a %s, so that nothing was charged for certain',
      async (who) => {
        const browser: Browser = who === 'member' ? await server.people.register() : {};
        const { sessionId, cookies } = await openHosted(browser);
        const cancelled = await post(CHECKOUT_CANCEL_PATH, { ...browser, cookies });
        expect(cancelled.json()).toMatchObject({ standing: 'nothing' });
        await expect(server.cards.pay(sessionId, { email: 'late@example.org' })).rejects.toThrow(/expired/);
        expect((await openHosted({ ...browser, cookies })).sessionId).not.toBe(sessionId);
      },
    );

    test('finds what was paid in that moment', async () => {
      const person = await server.people.register();
      const { sessionId } = await openHosted(person);
      server.cards.webhooks.hold();
      await server.cards.pay(sessionId);
      expect((await post(CHECKOUT_CANCEL_PATH, person)).json()).toMatchObject({ standing: 'paid', isRecent: true });
    });

    test('promises nothing while the provider is away', async () => {
      const person = await server.people.register();
      await openHosted(person);
      breakProvider();
      expect((await post(CHECKOUT_CANCEL_PATH, person)).json()).toMatchObject({ standing: 'unknown' });
    });

    test('ends nothing of anybody else', async () => {
      const person = await server.people.register();
      const { sessionId } = await openHosted(person);
      await post(CHECKOUT_CANCEL_PATH);
      await post(CHECKOUT_CANCEL_PATH, await server.people.register());
      expect((await sessions().retrieve(sessionId)).status).toBe('open');
    });
  });

  describe('the link to a payment that waits for its owner', () => {
    const SUBJECT = 'Is this payment yours?';
    const linksTo = async ({ email }: Person) =>
      (await emailsTo(server, email)).filter(({ subject }) => subject === SUBJECT);

    test('is sent again, once for presses within a minute and five times a day, and works', async () => {
      const owner = await server.people.register();
      await buyAsGuest(server, { email: owner.email, name: 'Somebody' });
      expect(await standingOf(owner)).toMatchObject({ standing: 'complete', awaitsLink: true });
      const pressed = await Promise.all([1, 2, 3].map(() => post(CHECKOUT_CLAIM_LINK_PATH, owner)));
      for (const answer of pressed) {
        expect(answer.json()).toEqual({ message: `The link is on its way to ${owner.email}.` });
      }
      expect(await linksTo(owner)).toHaveLength(2);
      for (let copy = 2; copy <= 5; copy += 1) {
        server.clock.advance(60_000);
        expect((await post(CHECKOUT_CLAIM_LINK_PATH, owner)).statusCode).toBe(200);
      }
      server.clock.advance(60_000);
      const enough = await post(CHECKOUT_CLAIM_LINK_PATH, owner);
      expect([enough.statusCode, enough.json().code]).toEqual([429, 'too_many_requests']);
      const links = await linksTo(owner);
      expect(links).toHaveLength(6);
      const token = /confirm-purchase#([\w-]{43})/.exec(links.at(-1)?.text ?? '')?.[1];
      const { headers } = owner;
      const taken = await server.app.inject({
        method: 'POST',
        url: '/api/checkout/claim-purchase',
        headers,
        payload: { token },
      });
      expect(taken.json()).toEqual({ outcome: 'attached' });
      expect(await statusOf(server, owner)).toBe('active');
      expect((await post(CHECKOUT_CLAIM_LINK_PATH, owner)).statusCode).toBe(404);
    });

    test('is sent to nobody who has none', async () => {
      const owner = await server.people.register();
      await buyAsGuest(server, { email: owner.email, name: 'Somebody' });
      const other = await server.people.register();
      expect((await post(CHECKOUT_CLAIM_LINK_PATH, other)).statusCode).toBe(404);
      expect(await standingOf(other)).toEqual(NOTHING);
      expect(await linksTo(owner)).toHaveLength(1);
    });
  });
});
