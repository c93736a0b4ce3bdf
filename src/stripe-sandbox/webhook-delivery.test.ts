import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { createMemoryStore, LIFETIME_ACCESS, startTestSandbox, TEST_WEBHOOK_SECRET } from './start-test-sandbox.ts';

const addCustomer = (stripe: Stripe) => stripe.customers.create({ email: 'anna@example.com' });

describe('signatures', () => {
  async function receiveOne() {
    const { stripe, sandbox, received, clock } = await startTestSandbox();
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    const [webhook] = received;
    if (webhook === undefined) throw new Error('nothing was delivered');
    const header = webhook.headers['stripe-signature'] ?? '';
    const construct = (body: string | Buffer, secret = TEST_WEBHOOK_SECRET, at = clock.now) =>
      stripe.webhooks.constructEvent(body, header, secret, undefined, undefined, at);
    return { ...webhook, construct, clock };
  }

  test('the SDK accepts what the sandbox signed, as text and as bytes', async () => {
    const { body, event, construct } = await receiveOne();
    expect(construct(body)).toEqual(event);
    expect(construct(Buffer.from(body)).type).toBe('customer.created');
  });

  test('a changed body, another secret and an old signature are refused', async () => {
    const { body, construct, clock } = await receiveOne();
    const refusal = Stripe.errors.StripeSignatureVerificationError;
    expect(() => construct(body.replace('anna', 'bella'))).toThrow(refusal);
    expect(() => construct(body, 'whsec_another')).toThrow(refusal);
    expect(() => construct(body, TEST_WEBHOOK_SECRET, clock.now + 301_000)).toThrow('tolerance');
  });
});

describe('delivery', () => {
  test('what is not accepted is sent again until it is', async () => {
    const statuses = [500, 404];
    const { stripe, sandbox, received } = await startTestSandbox({ answerWebhook: () => statuses.shift() ?? 200 });
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    expect(received.map(({ event }) => event.id)).toEqual(Array(3).fill(received[0]?.event.id));
    expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  test('after the last attempt it is given up, and said so without the event’s content', async () => {
    const { stripe, sandbox, received, logged } = await startTestSandbox({ answerWebhook: () => 503 });
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    expect(received).toHaveLength(3);
    expect(logged.at(-1)).toContain('given up');
    expect(logged.join('\n')).not.toContain('anna@example.com');
    expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 1 }]);
  });

  test('an application that throws is tried again', async () => {
    let calls = 0;
    const answerWebhook = () => {
      calls += 1;
      if (calls === 1) throw new Error('connection lost');
      return 200;
    };
    const { stripe, sandbox, received } = await startTestSandbox({ answerWebhook });
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    expect(received).toHaveLength(2);
  });

  test('held events wait for the release', async () => {
    const { stripe, sandbox, received } = await startTestSandbox();
    sandbox.controls.webhooks.hold();
    await addCustomer(stripe);
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    expect(received).toHaveLength(0);
    await sandbox.controls.webhooks.release();
    expect(received).toHaveLength(2);
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    expect(received).toHaveLength(3);
  });

  test('an event can be sent once more', async () => {
    const { stripe, sandbox, received } = await startTestSandbox();
    await addCustomer(stripe);
    await sandbox.controls.webhooks.settled();
    const id = received[0]?.event.id ?? '';
    await sandbox.controls.webhooks.resend(id);
    await sandbox.controls.webhooks.settled();
    expect(received.map(({ event }) => event.id)).toEqual([id, id]);
  });

  test('closing ends a long wait at once, and the next start sends what was left', async () => {
    const store = createMemoryStore();
    const first = await startTestSandbox({ store });
    first.sandbox.controls.webhooks.delay(3_600_000);
    const session = await first.stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await first.sandbox.controls.pay(session.id);
    await first.sandbox.close();
    expect(first.received).toHaveLength(0);

    const second = await startTestSandbox({ store });
    await second.sandbox.controls.webhooks.settled();
    expect(second.received.map(({ event }) => event.type)).toContain('checkout.session.completed');

    const third = await startTestSandbox({ store });
    await third.sandbox.controls.webhooks.settled();
    expect(third.received).toHaveLength(0);
  });
});
