import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_ME_PATH, CHECKOUT_SESSION_PATH, checkoutVerifyPath, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sessionIdOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';

const TROUBLES = tries(20, 500);
/** A twentieth of what is usual: long after a press, and nobody waits for them. */
const RETRY_DELAYS_MS = [50, 250, 1_250];

const KINDS = ['fine', 'slow', 'broken', 'too many', 'answer lost'] as const;

/** The provider as it is on a bad day: each call meets the next trouble of the list. */
function trouble(stripe: Stripe, next: () => (typeof KINDS)[number]): void {
  const { sessions } = stripe.checkout;
  const [create, retrieve] = [sessions.create.bind(sessions), sessions.retrieve.bind(sessions)];
  const meet = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const kind = next();
    if (kind === 'broken') throw new Stripe.errors.StripeAPIError({ message: 'broken', type: 'api_error' });
    if (kind === 'too many')
      throw new Stripe.errors.StripeRateLimitError({ message: 'slow down', type: 'rate_limit_error' });
    if (kind === 'slow') await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const answer = await call();
    if (kind !== 'answer lost') return answer;
    throw new Stripe.errors.StripeConnectionError({ message: 'connection lost', type: 'api_error' });
  };
  sessions.create = ((...given: Parameters<typeof create>) => meet(() => create(...given))) as typeof sessions.create;
  sessions.retrieve = ((...given: Parameters<typeof retrieve>) =>
    meet(() => retrieve(...given))) as typeof sessions.retrieve;
}

describe.each(TEST_DATABASES)('a provider in trouble, on %s', (kind) => {
  let server: TestApp;
  let isTroubled = false;
  const random = seededRandom(17);
  beforeAll(async () => {
    server = await openTestApp(kind, { webhookRetryDelaysMs: RETRY_DELAYS_MS });
    trouble(server.cardProcessor.stripe, () => (isTroubled ? random.oneOf(KINDS) : 'fine'));
  });
  afterAll(() => server.close());

  /** A press of one of the two kinds of button; its session, if one was answered. */
  async function press({ headers }: Person): Promise<string | undefined> {
    const url = random.next() < 0.5 ? PAYMENT_INTENT_PATH : CHECKOUT_SESSION_PATH;
    const answer = await server.app.inject({ method: 'POST', url, headers });
    expect([200, 409, 503]).toContain(answer.statusCode);
    if (answer.statusCode !== 200) return undefined;
    return sessionIdOf(answer.json());
  }

  test(`${TROUBLES} buyers press twice, in two tabs and again: none is charged twice`, {
    timeout: 600_000,
  }, async () => {
    for (let index = 0; index < TROUBLES; index += 1) {
      const person = await server.people.register();
      isTroubled = true;
      const pressed = [
        ...(await Promise.all([press(person), press(person), press(person)])),
        await press(person),
        await press(person),
      ];
      isTroubled = false;
      const sessions = [...new Set([...pressed, await press(person)])].filter((id) => id !== undefined);
      const payments = await Promise.allSettled(sessions.map((sessionId) => server.cards.pay(sessionId)));
      const paid = payments.filter(({ status }) => status === 'fulfilled');
      expect(paid).toHaveLength(1);
      await server.cards.webhooks.settled();
      const me = await server.app.inject({ url: AUTH_ME_PATH, headers: person.headers });
      expect(me.json().subscriptionStatus).toBe('active');
      const rows = await server.db.selectFrom('purchase').select('status').where('user_id', '=', person.id).execute();
      expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(1);
    }
  });

  test('whoever asks meanwhile is asked to try again, and nothing is lost', async () => {
    const person = await server.people.register();
    const sessionId = (await press(person)) ?? '';
    server.cards.webhooks.hold();
    await server.cards.pay(sessionId);
    isTroubled = true;
    const codes = new Set<number>();
    for (let look = 0; look < 30; look += 1) {
      codes.add((await server.app.inject({ url: checkoutVerifyPath(sessionId) })).statusCode);
      server.clock.advance(1_000);
    }
    isTroubled = false;
    expect([...codes].every((code) => code === 200 || code === 503)).toBe(true);
    expect((await server.app.inject({ url: checkoutVerifyPath(sessionId) })).json()).toMatchObject({ waiting: false });
    await server.cards.webhooks.release();
  });
});
