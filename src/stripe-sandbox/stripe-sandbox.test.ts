import { describe, expect, test } from 'vitest';
import { createMemoryStore, LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

describe('what is kept', () => {
  test('after a restart an open session is paid and a paid one refunded', async () => {
    const store = createMemoryStore();
    const before = await startTestSandbox({ store });
    const paid = await before.stripe.checkout.sessions.create(LIFETIME_ACCESS);
    const open = await before.stripe.checkout.sessions.create(LIFETIME_ACCESS, { idempotencyKey: 'open' });
    await before.sandbox.controls.pay(paid.id);
    await before.sandbox.controls.pay(open.id, { cardNumber: '4000002500003155' });

    const { stripe, sandbox } = await startTestSandbox({ store });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(paid.id);
    expect((await stripe.refunds.create({ payment_intent: String(intent) })).amount).toBe(2999);
    expect(await sandbox.controls.authenticate(open.id, true)).toMatchObject({ result: 'paid' });
    const again = await stripe.checkout.sessions.create(LIFETIME_ACCESS, { idempotencyKey: 'open' });
    expect(again.id).toBe(open.id);
  });

  test('no card number is stored, sent in a webhook or logged', async () => {
    const store = createMemoryStore();
    const { stripe, sandbox, received, logged } = await startTestSandbox({ store, answerWebhook: () => 500 });
    const numbers = ['4242424242424242', '4000002500003155', '4000000000000002', '4539578763621486'];
    for (const cardNumber of numbers) {
      const { id } = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
      await sandbox.controls.pay(id, { cardNumber });
    }
    await sandbox.controls.webhooks.settled();
    const everything = JSON.stringify([...store.rows.values(), received, logged]);
    for (const number of numbers) expect(everything).not.toContain(number);
    expect(everything).toContain('4242');
  });

  test('what cannot be stored did not happen, and nobody is told', async () => {
    const store = createMemoryStore();
    const { stripe, sandbox, received } = await startTestSandbox({
      store: {
        load: store.load,
        async save(rows) {
          if (rows.some((row) => row.kind === 'charge')) throw new Error('disk full');
          await store.save(rows);
        },
      },
    });
    const session = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await expect(sandbox.controls.pay(session.id)).rejects.toThrow('disk full');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', payment_intent: null });
    expect(received).toHaveLength(0);
  });
});
