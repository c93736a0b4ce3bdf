import { AUTH_ME_PATH, CHECKOUT_SESSION_PATH, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { Person } from './people.ts';

/** A started checkout as the server answers it: for the form on our page, or for the processor's own page. */
interface StartedCheckout {
  clientSecret?: string;
  url?: string;
}

/** Which session of the card processor a started checkout is. */
export const sessionIdOf = ({ clientSecret, url }: StartedCheckout): string =>
  clientSecret?.split('_secret_')[0] ?? url?.split('/').at(-1) ?? '';

/** Starts a payment with the form on our page; the id of its session. */
export async function startPayment({ app }: TestApp, { headers }: Person): Promise<string> {
  return sessionIdOf((await app.inject({ method: 'POST', url: PAYMENT_INTENT_PATH, headers })).json());
}

/** Somebody new who paid; the server has been told, unless the test holds webhooks back. */
export async function buyAsMember(server: TestApp) {
  const person = await server.people.register();
  const sessionId = await startPayment(server, person);
  await server.cards.pay(sessionId);
  await server.cards.webhooks.settled();
  return { person, sessionId, intentId: await server.cards.paymentIntentOf(sessionId) };
}

/** Somebody without an account who paid on the processor's page; `cookies` are those of their browser. */
export async function buyAsGuest(server: TestApp, buyer: { email: string; name: string }) {
  const started = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH });
  const sessionId = sessionIdOf(started.json());
  await server.cards.pay(sessionId, buyer);
  await server.cards.webhooks.settled();
  return { sessionId, cookies: Object.fromEntries(started.cookies.map(({ name, value }) => [name, value])) };
}

/** Whether the server lets this person in as somebody who has paid: the word that their browser is told. */
export async function statusOf({ app }: TestApp, { headers }: Person): Promise<string> {
  return (await app.inject({ url: AUTH_ME_PATH, headers })).json().subscriptionStatus;
}
