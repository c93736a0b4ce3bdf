import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import {
  CHECKOUT_CANCEL_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_CLAIM_LINK_PATH,
  CHECKOUT_CLAIM_PURCHASE_PATH,
  CHECKOUT_LOGIN_PATH,
  CHECKOUT_OFFER_PATH,
  CHECKOUT_REMINDER_PATH,
  CHECKOUT_SESSION_PATH,
  deskSeriesPath,
  OWN_PURCHASES_PATH,
  PAYMENT_INTENT_PATH,
  receiptEmailPath,
  refundPath,
  STRIPE_WEBHOOK_PATH,
} from '#contract/paths.ts';
import { CHECKOUT_REMINDER_WORDING } from '#domain/emails/newsletter-series.ts';
import { buyAsGuest, buyAsMember, startPayment } from '#tests/people/buyers.ts';
import { newsletterCalls } from '#tests/people/newsletters.ts';
import type { Person } from '#tests/people/people.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { makeOffer } from './valid-money-requests.ts';
import { callAs, NEW_PASSWORD, type PrepareRequest, tokenSentTo } from './valid-request.ts';

/** A purchase in each of its steps. */
export const VALID_PAYMENT_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/payment/create-intent': async ({ people }) =>
    callAs(await people.register(), { method: 'POST', url: PAYMENT_INTENT_PATH, payload: {} }),

  'POST /api/checkout/session': async ({ people }) =>
    callAs(await people.register(), { method: 'POST', url: CHECKOUT_SESSION_PATH, payload: {} }),

  'POST /api/checkout/offer': async (server) =>
    callAs(await server.people.register(), {
      method: 'POST',
      url: CHECKOUT_OFFER_PATH,
      payload: { offerCode: await makeOffer(server) },
    }),

  'POST /api/checkout/reminder': async (server) => {
    await newsletterCalls(server).post(deskSeriesPath('checkout'), { isOn: true });
    return callAs(await server.people.register(), {
      method: 'POST',
      url: CHECKOUT_REMINDER_PATH,
      payload: { isWanted: true, wording: CHECKOUT_REMINDER_WORDING },
    });
  },

  'POST /api/checkout/login-from-session': async (server) => {
    const { sessionId, cookies } = await buyAsGuest(server, newGuest());
    return { method: 'POST', url: CHECKOUT_LOGIN_PATH, payload: { sessionId }, cookies };
  },

  'POST /api/checkout/claim-account': async (server) => {
    const { sessionId, cookies } = await buyAsGuest(server, newGuest());
    return {
      method: 'POST',
      url: CHECKOUT_CLAIM_ACCOUNT_PATH,
      payload: { sessionId, password: NEW_PASSWORD },
      cookies,
    };
  },

  'POST /api/checkout/claim-purchase': async (server) => {
    const owner = await server.people.register();
    await buyAsGuest(server, { ...newGuest(), email: owner.email });
    const token = await tokenSentTo(server, owner.email, 'confirm-purchase');
    return callAs(owner, { method: 'POST', url: CHECKOUT_CLAIM_PURCHASE_PATH, payload: { token } });
  },

  'POST /api/checkout/claim-link': async (server) => {
    const owner = await server.people.register();
    await buyAsGuest(server, { ...newGuest(), email: owner.email });
    return callAs(owner, { method: 'POST', url: CHECKOUT_CLAIM_LINK_PATH });
  },

  'POST /api/checkout/cancel': async (server) => {
    const person = await server.people.register();
    await startPayment(server, person);
    return callAs(person, { method: 'POST', url: CHECKOUT_CANCEL_PATH });
  },

  'POST /api/payment/purchases/:purchaseId/receipt-email': async (server) => {
    const { person, purchaseId } = await buyListed(server);
    return callAs(person, { method: 'POST', url: receiptEmailPath(purchaseId) });
  },

  'POST /api/payment/purchases/:purchaseId/refund': async (server) => {
    const { person, purchaseId } = await buyListed(server);
    return callAs(person, { method: 'POST', url: refundPath(purchaseId) });
  },

  'POST /api/webhooks/stripe': async (server) => {
    const person = await server.people.register();
    server.cards.webhooks.hold();
    const sessionId = await startPayment(server, person);
    await server.cards.pay(sessionId);
    const { data } = await server.cardProcessor.stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
    const payload = JSON.stringify(data[0]);
    const secret = server.cardProcessor.paymentSettings.webhookSecrets[0] ?? '';
    const timestamp = Math.floor(server.clock.now() / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return { method: 'POST', url: STRIPE_WEBHOOK_PATH, payload, headers };
  },
};

const newGuest = () => ({ email: `${randomUUID()}@example.org`, name: 'Amira Khan' });

/** Somebody who has paid, the way people do, and what they see of it. */
export async function buyListed(server: TestApp): Promise<{ person: Person; purchaseId: string }> {
  const { person } = await buyAsMember(server);
  const purchases = await server.app.inject({ url: OWN_PURCHASES_PATH, headers: person.headers });
  return { person, purchaseId: purchases.json()[0].id };
}
