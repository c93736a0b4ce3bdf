import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionParameters, type UiMode } from '#server/features/checkout/checkout-session.ts';
import { startTestSandbox } from '#stripe-sandbox/start-test-sandbox.ts';
import { createTypedValueCheck } from '#stripe-sandbox/typed-value-check.ts';
import type { Purchase } from './purchases.repository.ts';
import { createSandboxStripeClient, createStripeClient } from './stripe-client.ts';

/*
 * What the product relies on at the card provider, asked through the product's own client with the product's own
 * parameters: of the sandbox in every run, and of Stripe itself where STRIPE_TEST_KEY holds a test key of an account.
 */

const KEY = process.env.STRIPE_TEST_KEY ?? '';
if (KEY === '') process.stderr.write('Not asked of Stripe itself: STRIPE_TEST_KEY is not set.\n');

/** A live key would move money. */
const isUsable = KEY === '' || /^(sk|rk)_test_/.test(KEY);

const openSandbox = async () => createSandboxStripeClient((await startTestSandbox()).sandbox.httpClient);

describe('the sandbox, as the product relies on it', () => contract(openSandbox));

describe.skipIf(KEY === '')('Stripe itself, where STRIPE_TEST_KEY is set, as the product relies on it', () => {
  test('the key is one of test mode', () => expect(isUsable).toBe(true));
  if (isUsable) contract(async () => createStripeClient(KEY));
});

const ORIGIN = 'https://fit.example';
const WAY = { origin: ORIGIN, product: 'Fit in 30', refundPolicy: '14-days' } as const;
const newPurchase = (): Purchase => ({
  id: randomUUID(),
  userId: randomUUID(),
  email: 'contract@example.com',
  sessionId: undefined,
  paymentIntentId: undefined,
  fullPricePence: 2_999,
  offerCode: undefined,
  amountPence: 2_999,
  currency: 'gbp',
  amountRefundedPence: 0,
  feePence: undefined,
  status: 'pending',
  version: 0,
  attempt: 1,
  nonceHash: undefined,
  loginUsedAt: undefined,
  isGift: false,
  isGuest: false,
  createdUser: false,
  claimedAt: undefined,
  agreed: undefined,
  revokedAt: undefined,
  createdAt: 0,
  paidAt: undefined,
});

const RECORDS = fileURLToPath(new URL('../../../stripe-sandbox/sandbox-records.ts', import.meta.url));
/** Reading the SDK's declarations takes seconds, so it is done once. */
let problemsOf: ReturnType<typeof createTypedValueCheck> | undefined;

/** Fields that are missing, null or of another type than the installed SDK says; Stripe may always add some. */
function misshapenIn(kind: string, value: object): string[] {
  problemsOf ??= createTypedValueCheck(RECORDS, 'SandboxRecordBodies');
  const problems = problemsOf(kind, JSON.parse(JSON.stringify(value)));
  return problems.filter((problem) => !problem.endsWith(': unknown'));
}

function contract(open: () => Promise<Stripe>): void {
  let stripe: Stripe;
  beforeAll(async () => {
    stripe = await open();
  });

  const begin = (purchase: Purchase, uiMode: UiMode, idempotencyKey: string = randomUUID()) =>
    stripe.checkout.sessions.create(sessionParameters(purchase, { ...WAY, uiMode }), { idempotencyKey });

  async function pay(paymentMethod = 'pm_card_visa') {
    const intent = await stripe.paymentIntents.create({
      amount: 2_999,
      currency: 'gbp',
      allowed_payment_method_types: ['card'],
    });
    return stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod, return_url: ORIGIN });
  }
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  describe('checkout sessions', () => {
    test('an embedded one has a client secret, comes back to us and names our purchase', async () => {
      const purchase = newPurchase();
      const session = await begin(purchase, 'elements');
      expect(session).toMatchObject({
        object: 'checkout.session',
        ui_mode: 'elements',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 2_999,
        currency: 'gbp',
        client_reference_id: purchase.id,
        metadata: { purchaseId: purchase.id },
        return_url: `${ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        livemode: false,
        url: null,
      });
      expect(session.id).toMatch(/^cs_test_\w+$/);
      expect(session.client_secret?.split('_secret_')[0]).toBe(session.id);
      expect(misshapenIn('checkout.session', session)).toEqual([]);
    });

    test('a hosted one has an address, for a guest too, and no client secret', async () => {
      const session = await begin(
        { ...newPurchase(), userId: undefined, email: undefined, isGuest: true },
        'hosted_page',
      );
      expect(session).toMatchObject({
        ui_mode: 'hosted_page',
        status: 'open',
        client_secret: null,
        customer_email: null,
        custom_text: { submit: { message: 'Changed your mind? Get it all back within 14 days.' } },
      });
      expect(URL.canParse(session.url ?? '')).toBe(true);
      expect(session.success_url).toBe(`${ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`);
      expect(session.cancel_url).toBe(`${ORIGIN}/subscribe?cancelled=true`);
      expect(misshapenIn('checkout.session', session)).toEqual([]);
    });

    test('one is read again as it was made, its payment expanded where there is one', async () => {
      const { id } = await begin(newPurchase(), 'elements');
      const expand = ['payment_intent.latest_charge'];
      const session = await stripe.checkout.sessions.retrieve(id, { expand });
      expect(session).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
    });

    test('one that is ended stays ended, and cannot be ended twice', async () => {
      const { id } = await begin(newPurchase(), 'elements');
      expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ id, status: 'expired' });
      expect(await refusalOf(stripe.checkout.sessions.expire(id))).toBeInstanceOf(
        Stripe.errors.StripeInvalidRequestError,
      );
      expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    });

    test('one that nobody made is missing', async () => {
      const refusal = await refusalOf(stripe.checkout.sessions.retrieve('cs_test_of_nobody'));
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    });

    test.each([
      ['an unknown field', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
      ['a way of showing that is no more', { ui_mode: 'custom' }, { param: 'ui_mode' }],
      ['no way back', { return_url: undefined }, {}],
    ])('%s is refused', async (_what, change, how) => {
      const parameters = {
        ...sessionParameters(newPurchase(), { ...WAY, uiMode: 'elements' }),
        ...change,
      };
      const refusal = await refusalOf(
        stripe.checkout.sessions.create(parameters as Stripe.Checkout.SessionCreateParams),
      );
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(refusal).toMatchObject({ statusCode: 400, ...how });
    });
  });

  describe('idempotency keys', () => {
    test('the same key and request is the same session', async () => {
      const [purchase, key] = [newPurchase(), randomUUID()];
      const first = await begin(purchase, 'elements', key);
      expect(await begin(purchase, 'elements', key)).toMatchObject({
        id: first.id,
        client_secret: first.client_secret,
      });
    });

    test('the same key with another request is refused as such', async () => {
      const [purchase, key] = [newPurchase(), randomUUID()];
      await begin(purchase, 'elements', key);
      expect(await refusalOf(begin(purchase, 'hosted_page', key))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    });
  });

  describe('payments and refunds', () => {
    test('of a paid charge the fee and the country of the card are told', async () => {
      const { id } = await pay();
      const expand = ['latest_charge.balance_transaction'];
      const intent = await stripe.paymentIntents.retrieve(id, { expand });
      expect(intent.latest_charge).toMatchObject({
        balance_transaction: { object: 'balance_transaction', fee: expect.any(Number) },
        payment_method_details: { card: { country: expect.stringMatching(/^[A-Z]{2}$/) } },
      });
    });

    test('a declined card is a card error with its reason', async () => {
      const refusal = await refusalOf(pay('pm_card_chargeDeclinedInsufficientFunds'));
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(refusal).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'insufficient_funds' });
    });

    test('a refund gives back all that is left, once for a key, and once in all', async () => {
      const intent = await pay();
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2_999 });
      expect(misshapenIn('payment_intent', intent)).toEqual([]);
      const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 999 });
      expect(part).toMatchObject({ object: 'refund', amount: 999, payment_intent: intent.id });
      const key = randomUUID();
      const giveBack = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: key });
      const rest = await giveBack();
      expect(rest).toMatchObject({ amount: 2_000, status: 'succeeded', currency: 'gbp' });
      expect((await giveBack()).id).toBe(rest.id);
      expect(misshapenIn('refund', rest)).toEqual([]);
      const again = await refusalOf(stripe.refunds.create({ payment_intent: intent.id }));
      expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
      const listed = await stripe.refunds.list({ payment_intent: intent.id });
      expect(listed.data.map(({ id }) => id).sort()).toEqual([part.id, rest.id].sort());
    });

    test('a charge tells what went back of it, and that nobody disputes it', async () => {
      const intent = await pay();
      await stripe.refunds.create({ payment_intent: intent.id });
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
      expect(charge).toMatchObject({ amount: 2_999, amount_refunded: 2_999, refunded: true, disputed: false });
      expect(misshapenIn('charge', charge as Stripe.Charge)).toEqual([]);
      const chargeId = (charge as Stripe.Charge).id;
      expect((await stripe.disputes.list({ charge: chargeId, limit: 10 })).data).toEqual([]);
    });

    test('what was not paid has nothing to give back', async () => {
      const { id } = await stripe.paymentIntents.create({
        amount: 2_999,
        currency: 'gbp',
        allowed_payment_method_types: ['card'],
      });
      const refusal = await refusalOf(stripe.refunds.create({ payment_intent: id }));
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    });
  });

  test('the list of events tells of a refund, and names its charge', { timeout: 60_000 }, async () => {
    const intent = await pay();
    const since = intent.created - 60;
    await stripe.refunds.create({ payment_intent: intent.id });
    const told = async () => {
      const events = stripe.events.list({ types: ['charge.refunded'], created: { gte: since }, limit: 100 });
      for await (const { type, data, livemode } of events) {
        const charge = data.object as Stripe.Charge;
        if (charge.payment_intent === intent.id) return { type, livemode, object: charge.object };
      }
      return undefined;
    };
    // Stripe lists an event a moment after it happened.
    await expect.poll(told, { timeout: 50_000, interval: 1_000 }).toEqual({
      type: 'charge.refunded',
      livemode: false,
      object: 'charge',
    });
  });
}
