import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPayment, statusOf } from '#tests/people/buyers.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import type { PanelOverview } from './browser/panel-answers.ts';

describe('the sandbox’s control panel', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp('sqlite');
  });
  afterAll(() => server.close());

  const overview = async (): Promise<PanelOverview> => (await server.app.inject('/sandbox/panel/overview')).json();
  const press = async (name: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: `/sandbox/panel/${name}`, payload });
    await server.cards.webhooks.settled();
    return [answer.statusCode, answer.json()];
  };

  async function buyer() {
    const person = await server.people.register({ email: `buyer${Math.floor(performance.now() * 1_000)}@example.org` });
    return { person, sessionId: await startPayment(server, person) };
  }

  async function paid() {
    const { person, sessionId } = await buyer();
    await server.cards.pay(sessionId);
    await server.cards.webhooks.settled();
    return { person, sessionId };
  }

  const shown = async (sessionId: string) =>
    (await overview()).checkouts.find((checkout) => checkout.sessionId === sessionId);

  test('it is a page of our own files only, and names the cards', async () => {
    const page = await server.app.inject('/sandbox');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/style=|<style|<script>| on[a-z]+=/);
    const { cards } = await overview();
    expect(cards).toContainEqual({ number: '4242424242424242', outcome: 'Paid' });
    expect(cards).toContainEqual({ number: '4000000000009995', outcome: 'Declined: insufficient_funds' });
  });

  test('a purchase is shown as both sides know it, without telling whose it is', async () => {
    const { person, sessionId } = await paid();
    expect(await shown(sessionId)).toMatchObject({
      buyer: 'bu…@example.org',
      amount: 2_999,
      checkout: 'complete',
      isPaid: true,
      amountRefunded: 0,
      dispute: null,
      product: 'paid',
    });
    expect(JSON.stringify(await overview())).not.toContain(person.email);
  });

  test('a part goes back, then the rest, and the account closes', async () => {
    const { person, sessionId } = await paid();
    expect(await press('refund', { sessionId, amount: 500 })).toEqual([200, { done: true }]);
    expect(await statusOf(server, person)).toBe('active');
    expect(await press('refund', { sessionId })).toEqual([200, { done: true }]);
    expect(await shown(sessionId)).toMatchObject({ amountRefunded: 2_999, product: 'refunded' });
    expect(await statusOf(server, person)).toBe('inactive');
    expect(await press('refund', { sessionId })).toMatchObject([400, { code: 'charge_already_refunded' }]);
  });

  test.each([
    ['won', 'active', 'paid'],
    ['lost', 'inactive', 'lost'],
  ])('a dispute that is opened and %s leaves the account %s', async (step, status, product) => {
    const { person, sessionId } = await paid();
    await press('dispute', { sessionId, step: 'open' });
    expect(await shown(sessionId)).toMatchObject({ dispute: 'needs_response', product: 'disputed' });
    expect(await statusOf(server, person)).toBe('inactive');
    await press('dispute', { sessionId, step });
    expect(await statusOf(server, person)).toBe(status);
    expect(await shown(sessionId)).toMatchObject({ dispute: step, product });
    expect((await press('dispute', { sessionId, step }))[0]).toBe(400);
  });

  test('webhooks wait until they are sent', async () => {
    await press('webhooks', { step: 'hold' });
    const { person } = await paid();
    expect((await overview()).heldWebhooks).toBeGreaterThan(0);
    expect(await statusOf(server, person)).toBe('inactive');
    await press('webhooks', { step: 'release' });
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('active');
    expect((await overview()).heldWebhooks).toBeNull();
  });

  test.each([
    ['refund', { sessionId: 'cs_unknown' }, 404],
    ['refund', { sessionId: 'cs_unknown', amount: -1 }, 400],
    ['dispute', { sessionId: 'cs_unknown', step: 'sideways' }, 400],
    ['webhooks', {}, 400],
  ])('%s %j is refused', async (name, payload, status) => {
    expect((await press(name, payload))[0]).toBe(status);
  });

  test('nothing was paid, nothing goes back', async () => {
    const { sessionId } = await buyer();
    expect((await press('refund', { sessionId }))[0]).toBe(400);
    expect((await press('dispute', { sessionId, step: 'open' }))[0]).toBe(400);
  });

  test('a form on another site cannot press anything', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/sandbox/panel/webhooks',
      headers: { 'content-type': 'text/plain' },
      payload: '{"step":"hold"}',
    });
    expect(answer.statusCode).toBe(415);
  });
});

test('beside a real key there is no sandbox at all', async () => {
  const urls: string[] = [];
  const { openCardProcessor } = await import('#server/card-processor.ts');
  const { readConfig } = await import('#server/settings/config.ts');
  const reading = readConfig({
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const parts = { config: reading.config } as unknown as Parameters<typeof openCardProcessor>[0];
  const { cardProcessor, controls } = await openCardProcessor(parts);
  expect(controls).toBeUndefined();
  const server = await openTestApp('sqlite', { cardProcessor, onRoute: ({ url }) => urls.push(url) });
  expect(urls.filter((url) => url.startsWith('/sandbox'))).toEqual([]);
  for (const url of ['/sandbox', '/sandbox/stripe.js', '/sandbox/pay/cs_1', '/sandbox/panel/overview']) {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  }
  await server.close();
});
