import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

// What the product relies on is in src/server/features/purchases/provider-contract.test.ts, which asks Stripe too.

describe('starting a checkout session', () => {
  test.each<{ name: string; change: Record<string, unknown>; param: string; code?: string }>([
    { name: 'a subscription', change: { mode: 'subscription' }, param: 'mode' },
    { name: 'no line items', change: { line_items: undefined }, param: 'line_items', code: 'parameter_missing' },
    { name: 'the other mode’s address', change: { success_url: 'https://shop.example/' }, param: 'success_url' },
    { name: 'both customer and e-mail', change: { customer: 'cus_1' }, param: 'customer' },
    { name: 'too short a life', change: { expires_at: 1_795_000_000 }, param: 'expires_at' },
    {
      name: 'less than Stripe’s floor',
      change: {
        line_items: [{ price_data: { currency: 'gbp', unit_amount: 29, product_data: { name: 'Sweet' } } }],
      },
      param: 'amount',
      code: 'amount_too_small',
    },
  ])('refuses $name', async ({ change, param, code }) => {
    const { stripe } = await startTestSandbox();
    const refused = stripe.checkout.sessions.create({ ...LIFETIME_ACCESS, ...change } as never);
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param, ...(code ? { code } : {}) });
  });
});

describe('idempotency', () => {
  test('two requests at once with one key make one session', async () => {
    const { stripe } = await startTestSandbox();
    const start = () => stripe.checkout.sessions.create(LIFETIME_ACCESS, { idempotencyKey: 'both' });
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.id).toBe(first.id);
  });

  test('a declined card is answered again, not charged again', async () => {
    const { stripe } = await startTestSandbox();
    const intent = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    const confirm = () =>
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'declined' },
      );
    await expect(confirm()).rejects.toMatchObject({ decline_code: 'generic_decline' });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent.id);
    await expect(confirm()).rejects.toMatchObject({ decline_code: 'generic_decline', charge });
  });

  test('a refused request leaves its key free', async () => {
    const { stripe } = await startTestSandbox();
    const withKey = { idempotencyKey: 'k' };
    await expect(stripe.checkout.sessions.create({ mode: 'payment' }, withKey)).rejects.toThrow();
    await expect(stripe.checkout.sessions.create(LIFETIME_ACCESS, withKey)).resolves.toHaveProperty('status', 'open');
  });

  test('after a day a key is new again', async () => {
    const { stripe, clock } = await startTestSandbox();
    const start = () => stripe.checkout.sessions.create(LIFETIME_ACCESS, { idempotencyKey: 'k' });
    const first = await start();
    clock.now += 24 * 60 * 60 * 1_000;
    expect((await start()).id).not.toBe(first.id);
  });
});

describe('payment intents from the server', () => {
  test('a good card pays', async () => {
    const { stripe } = await startTestSandbox();
    const { id } = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2999 });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ paid: true, payment_method_details: { card: { brand: 'visa', last4: '4242' } } });
  });

  test('a declined card is a card error that carries the intent', async () => {
    const { stripe } = await startTestSandbox();
    const { id } = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    const error = await stripe.paymentIntents
      .confirm(id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { id, status: 'requires_payment_method' },
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  test('a cancelled intent cannot be paid, a paid one not cancelled', async () => {
    const { stripe } = await startTestSandbox();
    const first = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    expect((await stripe.paymentIntents.cancel(first.id)).status).toBe('canceled');
    const card = { payment_method: 'pm_card_visa' };
    await expect(stripe.paymentIntents.confirm(first.id, card)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const second = await stripe.paymentIntents.create({ amount: 2999, currency: 'gbp' });
    await stripe.paymentIntents.confirm(second.id, card);
    await expect(stripe.paymentIntents.cancel(second.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('the intent of a checkout session is cancelled by expiring the session only', async () => {
    const { stripe, sandbox } = await startTestSandbox();
    const session = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await sandbox.controls.pay(session.id, { cardNumber: '4000000000000002' });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
    await expect(stripe.paymentIntents.cancel(String(intent))).rejects.toThrow('Expire the session instead');
    await stripe.checkout.sessions.expire(session.id);
    expect((await stripe.paymentIntents.retrieve(String(intent))).status).toBe('canceled');
  });
});

describe('reading', () => {
  test('ids are expanded along a path, line items too', async () => {
    const { stripe, sandbox } = await startTestSandbox();
    const { id } = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await sandbox.controls.pay(id);
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(session).toMatchObject({
      payment_intent: { object: 'payment_intent', latest_charge: { object: 'charge', amount: 2999 } },
      line_items: { data: [{ description: 'Lifetime access', amount_total: 2999 }] },
    });
  });

  test('what cannot be expanded is refused', async () => {
    const { stripe } = await startTestSandbox();
    const { id } = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await expect(stripe.checkout.sessions.retrieve(id, { expand: ['currency'] })).rejects.toThrow(
      'This property cannot be expanded (currency).',
    );
  });

  test('the session of a payment intent is found', async () => {
    const { stripe, sandbox } = await startTestSandbox();
    const { id } = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await sandbox.controls.pay(id);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    const found = await stripe.checkout.sessions.list({ payment_intent: String(intent) });
    expect(found.data.map((session) => session.id)).toEqual([id]);
  });

  test('lists run newest first through every page', async () => {
    const { stripe, clock } = await startTestSandbox();
    const created: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      clock.now += 1_000;
      created.push((await stripe.customers.create({ email: `buyer${count}@example.com` })).id);
    }
    const seen: string[] = [];
    for await (const event of stripe.events.list({ limit: 2, type: 'customer.created' })) {
      seen.push((event.data.object as Stripe.Customer).id);
    }
    expect(seen).toEqual(created.reverse());
  });

  test('events are listed from an instant on and read one by one', async () => {
    const { stripe, clock } = await startTestSandbox();
    await stripe.customers.create({ email: 'early@example.com' });
    clock.now += 60_000;
    const late = await stripe.customers.create({ email: 'late@example.com' });
    const { data } = await stripe.events.list({ created: { gte: Math.floor(clock.now / 1_000) } });
    expect(data.map((event) => event.data.object)).toMatchObject([{ id: late.id }]);
    expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({
      type: 'customer.created',
      livemode: false,
    });
  });
});

test('a live key is refused', async () => {
  const { sandbox } = await startTestSandbox();
  const stripe = new Stripe('sk_live_x', { httpClient: sandbox.httpClient, telemetry: false });
  await expect(stripe.customers.create({})).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('a call that the sandbox does not play is refused by name', async () => {
  const { stripe } = await startTestSandbox();
  await expect(stripe.coupons.create({ percent_off: 10 })).rejects.toThrow('POST: /v1/coupons');
});
