import { describe, expect, test } from 'vitest';
import { LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

async function startCheckout() {
  const test = await startTestSandbox();
  const session = await test.stripe.checkout.sessions.create(LIFETIME_ACCESS);
  const read = () => test.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
  const types = () => test.received.map(({ event }) => event.type);
  return { ...test, session, read, types };
}

describe('paying', () => {
  test('a good card completes the session and says where to go', async () => {
    const { sandbox, session, read, types } = await startCheckout();
    expect(await sandbox.controls.pay(session.id)).toEqual({
      result: 'paid',
      session: {
        id: session.id,
        status: 'complete',
        paymentStatus: 'paid',
        amountTotal: 2999,
        currency: 'gbp',
        email: 'anna@example.com',
        cancelUrl: null,
        submitText: null,
        returnUrl: `https://shop.example/payment-success?session_id=${session.id}`,
      },
    });
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', metadata: { purchaseId: 'p-1' }, latest_charge: { paid: true } },
    });
    await sandbox.controls.webhooks.settled();
    expect(types()).toEqual(
      expect.arrayContaining(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']),
    );
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', null, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', null, "Your card's security code is incorrect."],
    ['4000000000000119', 'processing_error', null, expect.stringContaining('Try again')],
    ['4242424242424241', 'incorrect_number', null, 'Your card number is incorrect.'],
    ['4539578763621486', 'card_declined', 'test_mode_live_card', expect.stringContaining('non test card')],
  ])('%s is refused with %s %s', async (cardNumber, code, declineCode, message) => {
    const { sandbox, session, read } = await startCheckout();
    const answer = await sandbox.controls.pay(session.id, { cardNumber });
    expect(answer).toMatchObject({ result: 'declined', problem: { code, declineCode, message } });
    expect(await read()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  });

  test('after a refusal the same session is paid, with the same intent', async () => {
    const { sandbox, session, read } = await startCheckout();
    await sandbox.controls.pay(session.id, { cardNumber: '4000000000000002' });
    const { payment_intent: first } = await read();
    await sandbox.controls.pay(session.id);
    const { payment_intent: second, payment_status: status } = await read();
    expect(status).toBe('paid');
    expect(second).toMatchObject({ id: (first as { id: string }).id, last_payment_error: null });
  });

  test('a paid session cannot be paid again', async () => {
    const { sandbox, session } = await startCheckout();
    await sandbox.controls.pay(session.id);
    await expect(sandbox.controls.pay(session.id)).rejects.toMatchObject({
      body: { code: 'checkout_session_not_open' },
    });
  });

  test('two payments at once charge once', async () => {
    const { sandbox, session, stripe } = await startCheckout();
    const both = await Promise.allSettled([sandbox.controls.pay(session.id), sandbox.controls.pay(session.id)]);
    expect(both.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected']);
    expect((await stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  });

  test('a guest gives an e-mail on the form and can become a customer', async () => {
    const { stripe, sandbox } = await startTestSandbox();
    const { customer_email: _none, ...guest } = LIFETIME_ACCESS;
    const { id } = await stripe.checkout.sessions.create({ ...guest, customer_creation: 'always' });
    expect(await sandbox.controls.pay(id)).toMatchObject({ result: 'declined', problem: { code: 'email_required' } });
    await sandbox.controls.pay(id, { email: 'guest@example.com' });
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] })).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'guest@example.com' },
      customer: { object: 'customer', email: 'guest@example.com' },
    });
  });
});

describe('3-D Secure', () => {
  test('the payment waits for the bank, then succeeds', async () => {
    const { sandbox, session, read } = await startCheckout();
    const waiting = await sandbox.controls.pay(session.id, { cardNumber: '4000002500003155' });
    expect(waiting.result).toBe('authentication_required');
    expect(await read()).toMatchObject({ payment_status: 'unpaid', payment_intent: { status: 'requires_action' } });
    expect(await sandbox.controls.authenticate(session.id, true)).toMatchObject({ result: 'paid' });
    expect(await read()).toMatchObject({ payment_status: 'paid', payment_intent: { next_action: null } });
  });

  test('a bank that says no leaves the session open for another card', async () => {
    const { sandbox, session } = await startCheckout();
    await sandbox.controls.pay(session.id, { cardNumber: '4000002500003155' });
    expect(await sandbox.controls.authenticate(session.id, false)).toMatchObject({
      result: 'declined',
      problem: {
        code: 'payment_intent_authentication_failure',
        message: expect.stringContaining('We are unable to authenticate your payment method.'),
      },
    });
    expect(await sandbox.controls.pay(session.id)).toMatchObject({ result: 'paid' });
  });

  test('a card can be declined after the bank agreed', async () => {
    const { sandbox, session } = await startCheckout();
    await sandbox.controls.pay(session.id, { cardNumber: '4000008400001629' });
    expect(await sandbox.controls.authenticate(session.id, true)).toMatchObject({
      result: 'declined',
      problem: { declineCode: 'generic_decline' },
    });
  });

  test('a payment that does not wait cannot be approved', async () => {
    const { sandbox, session } = await startCheckout();
    await expect(sandbox.controls.authenticate(session.id, true)).rejects.toThrow('waits for no authentication');
    await sandbox.controls.pay(session.id, { cardNumber: '4000000000000002' });
    await expect(sandbox.controls.authenticate(session.id, true)).rejects.toThrow('does not wait');
  });
});

describe('the end of a session', () => {
  test('expired by the server it takes no payment, and says so by webhook', async () => {
    const { stripe, sandbox, session, types } = await startCheckout();
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    await expect(sandbox.controls.pay(session.id)).rejects.toThrow('This Checkout Session is expired.');
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of expired');
    expect(types()).toEqual(['checkout.session.expired']);
  });

  test('after a day it expires by itself', async () => {
    const { clock, read } = await startCheckout();
    clock.now += 24 * 60 * 60 * 1_000 - 1_000;
    expect((await read()).status).toBe('open');
    clock.now += 1_000;
    expect((await read()).status).toBe('expired');
  });
});

describe('refunds', () => {
  async function paid() {
    const test = await startCheckout();
    await test.sandbox.controls.pay(test.session.id);
    const intentId = ((await test.read()).payment_intent as { id: string }).id;
    const charge = async () =>
      ((await test.read()).payment_intent as { latest_charge: { amount_refunded: number; refunded: boolean } })
        .latest_charge;
    return { ...test, intentId, charge };
  }

  test('a full refund takes everything back, once', async () => {
    const { stripe, intentId, charge, sandbox, types, received } = await paid();
    const refund = await stripe.refunds.create({ payment_intent: intentId, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ amount: 2999, status: 'succeeded', reason: 'requested_by_customer' });
    expect(await charge()).toMatchObject({ amount_refunded: 2999, refunded: true });
    await expect(stripe.refunds.create({ payment_intent: intentId })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await sandbox.controls.webhooks.settled();
    expect(types()).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded']));
    const changed = received.map(({ event }) => event).filter(({ data }) => data.previous_attributes);
    expect(changed.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
      ['charge.refunded', { amount_refunded: 0, refunded: false }],
    ]);
  });

  test('partial refunds add up and never exceed the payment', async () => {
    const { stripe, intentId, charge } = await paid();
    await stripe.refunds.create({ payment_intent: intentId, amount: 1000 });
    expect(await charge()).toMatchObject({ amount_refunded: 1000, refunded: false });
    await expect(stripe.refunds.create({ payment_intent: intentId, amount: 2000 })).rejects.toThrow('(1999)');
    await stripe.refunds.create({ payment_intent: intentId, amount: 1999 });
    expect(await charge()).toMatchObject({ refunded: true });
  });

  test('a refund that fails gives the money back to the seller', async () => {
    const { sandbox, intentId, charge, types } = await paid();
    const refund = await sandbox.controls.refund(intentId);
    await sandbox.controls.failRefund(refund.id);
    expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
    await sandbox.controls.webhooks.settled();
    expect(types()).toContain('refund.failed');
  });
});

describe('disputes', () => {
  test('the disputing card pays and is disputed at once', async () => {
    const { stripe, sandbox, session, read, types } = await startCheckout();
    await sandbox.controls.pay(session.id, { cardNumber: '4000000000000259' });
    const { payment_intent: intent } = await read();
    expect(intent).toMatchObject({ latest_charge: { disputed: true } });
    const { data } = await stripe.disputes.list({ payment_intent: (intent as { id: string }).id });
    expect(data).toMatchObject([{ status: 'needs_response', amount: 2999 }]);
    await sandbox.controls.webhooks.settled();
    expect(types()).toContain('charge.dispute.created');
  });

  test.each(['won', 'lost'] as const)('a dispute is %s', async (end) => {
    const { stripe, sandbox, session, read, types } = await startCheckout();
    await sandbox.controls.pay(session.id);
    const intent = (await read()).payment_intent as { id: string; latest_charge: { id: string } };
    const dispute = await sandbox.controls.openDispute(intent.id);
    await sandbox.controls.closeDispute(dispute.id, end);
    const { data } = await stripe.disputes.list({ charge: intent.latest_charge.id });
    expect(data).toMatchObject([{ id: dispute.id, status: end }]);
    await expect(sandbox.controls.closeDispute(dispute.id, end)).rejects.toThrow(`already ${end}`);
    await sandbox.controls.webhooks.settled();
    expect(types()).toContain('charge.dispute.closed');
  });
});
