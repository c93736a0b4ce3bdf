import { randomUUID } from 'node:crypto';
import { CHECKOUT_GIFT_KEY_PATH, CHECKOUT_GIFT_PATH, GIFT_CARD_PATH } from '#contract/paths.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { Person } from './people.ts';

export const RECEIVER_EMAIL = 'amira@example.org';

/** A form as a guest fills it in: an e-mail for tomorrow. */
export const giftForm = (more: object = {}) => ({
  formId: randomUUID(),
  ui: 'embedded',
  recipientName: 'Amira',
  delivery: { way: 'email', recipientEmail: RECEIVER_EMAIL, deliverOn: '2026-11-21', utcOffsetMinutes: 0 },
  note: 'Ten minutes are enough.\nLove, Sam',
  giverName: 'Sam',
  giverEmail: 'sam@example.org',
  ...more,
});

/** The same with an e-mail for today: the test's clock may have gone on for days. */
export function giftFormOfToday({ clock }: TestApp, more: object = {}) {
  const form = giftForm(more);
  return { ...form, delivery: { ...form.delivery, deliverOn: calendarDayAt(clock.now(), 0) } };
}

export const CARD = { delivery: { way: 'card' } };

export interface Given {
  sessionId: string;
  intentId: string;
  purchaseId: string;
  /** The giver's browser. */
  cookies: Record<string, string>;
}

export async function startGift({ app }: TestApp, form: object, giver?: Person, cookies: Record<string, string> = {}) {
  const headers = giver?.headers ?? {};
  const answer = await app.inject({ method: 'POST', url: CHECKOUT_GIFT_PATH, headers, payload: form, cookies });
  return {
    answer,
    cookies: { ...cookies, ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) },
  };
}

/** A gift that is paid for; the server has been told, unless the test holds webhooks back. */
export async function giveGift(server: TestApp, form: object = giftForm(), giver?: Person): Promise<Given> {
  const { answer, cookies } = await startGift(server, form, giver);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { sessionId } = answer.json();
  await server.cards.pay(sessionId);
  await server.cards.webhooks.settled();
  const purchaseId = await giftIdOf(server, sessionId);
  return { sessionId, cookies, purchaseId, intentId: await server.cards.paymentIntentOf(sessionId) };
}

export async function giftIdOf({ db }: TestApp, sessionId: string): Promise<string> {
  const rows = db.selectFrom('purchase').select('id').where('stripe_session_id', '=', sessionId);
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** The link of the giver, as the browser that paid is given it. */
export async function giverKeyOf({ app }: TestApp, { sessionId, cookies }: Given): Promise<string> {
  const payload = { sessionId };
  return (await app.inject({ method: 'POST', url: CHECKOUT_GIFT_KEY_PATH, payload, cookies })).json().key;
}

export async function cardOf(server: TestApp, given: Given): Promise<string> {
  const key = await giverKeyOf(server, given);
  return (await server.app.inject({ method: 'POST', url: GIFT_CARD_PATH, payload: { key } })).json().code;
}
