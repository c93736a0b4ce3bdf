import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS, STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { deskValuesIn } from '#server/settings/desk-values.ts';
import { createWebhook } from '#server/upkeep/stripe-webhook.ts';
import { startTestSandbox } from '#stripe-sandbox/start-test-sandbox.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const ORIGIN = 'https://fit.test';

const endpointsAt = async (stripe: Stripe) => (await stripe.webhookEndpoints.list()).data.map(({ url }) => url);

describe.each(TEST_DATABASES)('where Stripe reports sales, as settled at the desk on %s', (kind) => {
  let server: TestApp;
  /** An account of Stripe's for each key. */
  let accounts: Record<string, Stripe>;
  beforeAll(async () => {
    server = await openTestApp(kind, { upkeep: { stripeFor } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    accounts = { sk_test_one: (await startTestSandbox()).stripe, sk_test_two: (await startTestSandbox()).stripe };
    await server.db.deleteFrom('desk_setting').execute();
    await server.db
      .insertInto('desk_setting')
      .values({ name: 'PUBLIC_ORIGIN', value: ORIGIN, is_sealed: 0, changed_at: 1, changed_by: 'Kate' })
      .execute();
  });

  function stripeFor(key: string): Stripe {
    const account = accounts[key];
    if (!account) throw new Error(`Nobody has the key ${key}`);
    return account;
  }
  const version = async () => {
    const { headers } = await deskOperatorOf(server);
    return (await server.app.inject({ url: DESK_PATHS.settings, headers })).json().version;
  };
  async function change(changes: Record<string, string>, seenVersion?: number) {
    const { headers } = await deskOperatorOf(server);
    const payload = {
      seenVersion: seenVersion ?? (await version()),
      changes: Object.entries(changes).map(([name, value]) => ({ name, value })),
    };
    return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers, payload });
  }
  const keptSecret = async () => (await deskValuesIn(server.db, server.dataFolder)).values.STRIPE_WEBHOOK_SECRETS;

  test('a key is kept with a webhook of its own, and another key with another', async () => {
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_one' })).statusCode).toBe(200);
    expect(await endpointsAt(stripeFor('sk_test_one'))).toEqual([`${ORIGIN}${STRIPE_WEBHOOK_PATH}`]);
    const first = await keptSecret();
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_two' })).statusCode).toBe(200);
    expect(await endpointsAt(stripeFor('sk_test_two'))).toHaveLength(1);
    expect(await keptSecret()).toMatch(/^whsec_/);
    expect(await keptSecret()).not.toBe(first);
  });

  test('a secret that she gives herself is taken instead', async () => {
    const given = { STRIPE_SECRET_KEY: 'sk_test_one', STRIPE_WEBHOOK_SECRETS: 'whsec_of_her_own' };
    expect((await change(given)).statusCode).toBe(200);
    expect([await endpointsAt(stripeFor('sk_test_one')), await keptSecret()]).toEqual([[], 'whsec_of_her_own']);
  });

  test('of two who change at once one leaves nothing at Stripe, and her next try makes no second', async () => {
    const seen = await version();
    expect((await change({ 'site.company': 'Meanwhile' }, seen)).statusCode).toBe(200);
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_one' }, seen)).json().code).toBe('changed_meanwhile');
    expect(await endpointsAt(stripeFor('sk_test_one'))).toEqual([]);
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_one' })).statusCode).toBe(200);
    expect(await endpointsAt(stripeFor('sk_test_one'))).toHaveLength(1);
  });
});

test('a new address ends the webhook of the one before, one whose secret was lost, and no other’s', async () => {
  const { stripe } = await startTestSandbox();
  const others = { url: 'https://other.test/hook', enabled_events: ['charge.refunded' as const] };
  await stripe.webhookEndpoints.create(others);
  const settle = async (origin: string, originBefore?: string) => {
    const outcome = await createWebhook({ stripe, origin, originBefore });
    if (!outcome.ok) throw new Error(outcome.problem.message);
    return outcome.webhook;
  };
  await settle('https://old.test');
  await (await settle('https://old.test')).keep();
  await (await settle(ORIGIN, 'https://old.test')).keep();
  expect((await endpointsAt(stripe)).sort()).toEqual([`${ORIGIN}${STRIPE_WEBHOOK_PATH}`, others.url]);
});

test('what Stripe refuses is said, and names the field', async () => {
  const { stripe } = await startTestSandbox();
  const outcome = await createWebhook({ stripe, origin: 'nowhere', originBefore: undefined });
  expect(outcome).toMatchObject({ ok: false, problem: { field: 'STRIPE_SECRET_KEY' } });
});
