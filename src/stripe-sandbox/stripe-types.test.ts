import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStore, LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';
import { createTypedValueCheck } from './typed-value-check.ts';

/** The sandbox's objects against the declarations of the installed SDK: every field, every word, nothing extra. */
describe('objects have the shape of the SDK’s types', () => {
  const store = createMemoryStore();
  let problemsOf: ReturnType<typeof createTypedValueCheck>;

  beforeAll(async () => {
    problemsOf = createTypedValueCheck(
      fileURLToPath(new URL('sandbox-records.ts', import.meta.url)),
      'SandboxRecordBodies',
    );
    await makeOneOfEverything();
  });

  async function makeOneOfEverything() {
    const { stripe, sandbox } = await startTestSandbox({ store });
    const { return_url: success_url, customer_email: _none, ...purchase } = LIFETIME_ACCESS;
    const start = async () => (await stripe.checkout.sessions.create(LIFETIME_ACCESS)).id;
    const intentOf = async (id: string) => String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    const customer = await stripe.customers.create({ email: 'anna@example.com', metadata: { userId: '7' } });
    await stripe.checkout.sessions.create({ ...LIFETIME_ACCESS, ui_mode: 'elements' });
    await stripe.checkout.sessions.create({ ...purchase, ui_mode: 'hosted_page', success_url, customer: customer.id });
    await stripe.checkout.sessions.expire(await start());
    for (const cardNumber of ['4000000000000002', '4000000000000127', '4000002500003155']) {
      await sandbox.controls.pay(await start(), { cardNumber });
    }
    const challenged = await start();
    await sandbox.controls.pay(challenged, { cardNumber: '4000002500003155' });
    await sandbox.controls.authenticate(challenged, false);
    const paid = await start();
    await sandbox.controls.pay(paid);
    const refund = await sandbox.controls.refund(await intentOf(paid), 500);
    await sandbox.controls.failRefund(refund.id);
    const dispute = await sandbox.controls.openDispute(await intentOf(paid));
    await sandbox.controls.closeDispute(dispute.id, 'warning_closed');
    const { id } = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  }

  test.each([
    'customer',
    'checkout.session',
    'payment_intent',
    'charge',
    'balance_transaction',
    'refund',
    'dispute',
    'event',
    'checkout_details',
  ])('%s', (kind) => {
    const rows = [...store.rows.values()].filter((row) => row.kind === kind);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap((row) => problemsOf(kind, JSON.parse(row.body)))).toEqual([]);
  });

  test('the check notices what is missing, unknown, null or of another type', () => {
    const [row] = [...store.rows.values()].filter(({ kind }) => kind === 'refund');
    const { charge: _gone, ...refund } = JSON.parse(row?.body ?? '{}');
    expect(problemsOf('refund', { ...refund, amount: '5', currency: null, colour: 'red' }).sort()).toEqual([
      'refund.amount: string does not fit number',
      'refund.charge: missing',
      'refund.colour: unknown',
      'refund.currency: null is not allowed',
    ]);
  });
});
