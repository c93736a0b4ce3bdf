import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { expect } from 'vitest';
import {
  CHECKOUT_GIFT_STANDING_PATH,
  GIFT_CARD_PATH,
  GIFT_CLAIM_PATH,
  GIFT_RETURN_PATH,
  STRIPE_WEBHOOK_PATH,
} from '#contract/paths.ts';
import { find } from '#server/features/purchases/purchases.repository.ts';
import { refundPurchase } from '#server/features/purchases/refund.ts';
import { CARD, type Given, giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import type { Person } from '#tests/people/people.ts';
import type { SeededRandom } from '#tests/seeded-random.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

/** What becomes of the money, at the card processor or at the desk. */
export type Money = 'kept' | 'part' | 'refunded' | 'desk' | 'disputed' | 'won' | 'lost';

/** What is asked for while the webhooks come in, by whom. */
export type Call = 'claim' | 'second claim' | 'return';

export interface GiftScenario {
  before: Money;
  calls: readonly Call[];
  /** Once the first webhooks have come, all of which come again. */
  after: Money;
}

export interface LivedGift extends GiftScenario {
  given: Given;
  giverEmail: string;
  disputeId?: string;
  /** A link and a code each, and who may claim it. */
  key: string;
  codes: readonly string[];
  people: readonly Person[];
  /** What each call was answered. */
  answers: Partial<Record<Call, string>>;
}

const AT_ONCE = 3;
const PART_PENCE = 1_000;

/** Bought, and where somebody is to claim or return it known to the server; no webhook has come. */
export async function buyGift(server: TestApp, scenario: GiftScenario, giverEmail: string): Promise<LivedGift> {
  const given = await giveGift(server, giftForm({ ...CARD, giverEmail }));
  const gift = { ...scenario, given, giverEmail, key: '', codes: [], people: [], answers: {} };
  if (scenario.calls.length === 0) return gift;
  const { sessionId, cookies } = given;
  const ask = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload, cookies });
  await ask(CHECKOUT_GIFT_STANDING_PATH, { sessionId });
  const key = await giverKeyOf(server, given);
  const makeCode = async () => (await ask(GIFT_CARD_PATH, { key })).json().code as string;
  const people = [await server.people.register(), await server.people.register()];
  return { ...gift, key, codes: [await makeCode(), await makeCode()], people };
}

export async function liveMoney(server: TestApp, gift: LivedGift, money: Money): Promise<void> {
  const { cards } = server;
  const { intentId, purchaseId } = gift.given;
  if (money === 'kept') return;
  if (money === 'part') await cards.refund(intentId, PART_PENCE);
  else if (money === 'refunded') await cards.refund(intentId);
  else if (money === 'desk') await refundAtDesk(server, purchaseId);
  else {
    gift.disputeId ??= (await cards.openDispute(intentId)).id;
    if (money !== 'disputed') await cards.closeDispute(gift.disputeId, money);
  }
}

async function refundAtDesk({ db, clock: { now }, cardProcessor: { stripe } }: TestApp, purchaseId: string) {
  const purchase = await find(db, purchaseId);
  if (!purchase) throw new Error('Nothing to give back');
  await refundPurchase({ db, stripe, now, createId: randomUUID }, purchase, 'operator_refunded');
}

/** Every event twice and every call once, in any order, some at once. */
export async function storm(server: TestApp, gifts: readonly LivedGift[], random: SeededRandom): Promise<void> {
  const work: (() => Promise<unknown>)[] = [];
  for await (const event of server.cardProcessor.stripe.events.list({ limit: 100 })) {
    for (let turn = 0; turn < 2; turn += 1) work.push(() => bring(server, event));
  }
  for (const gift of gifts) {
    for (const call of gift.calls) if (!(call in gift.answers)) work.push(() => make(server, gift, call));
  }
  const places = work.map((each) => ({ each, place: random.next() }));
  places.sort((one, other) => one.place - other.place);
  for (let index = 0; index < places.length; index += AT_ONCE) {
    await Promise.all(places.slice(index, index + AT_ONCE).map(({ each }) => each()));
  }
}

async function bring(server: TestApp, event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event);
  const secret = server.cardProcessor.paymentSettings.webhookSecrets[0] ?? '';
  const timestamp = Math.floor(server.clock.now() / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await server.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, payload, headers });
  expect(answer.statusCode).toBe(200);
}

async function make(server: TestApp, gift: LivedGift, call: Call): Promise<void> {
  const place = call === 'second claim' ? 1 : 0;
  const isReturn = call === 'return';
  const answer = await server.app.inject({
    method: 'POST',
    url: isReturn ? GIFT_RETURN_PATH : GIFT_CLAIM_PATH,
    payload: isReturn ? { key: gift.key } : { code: gift.codes[place] },
    headers: isReturn ? {} : (gift.people[place]?.headers ?? {}),
  });
  gift.answers[call] = isReturn ? (answer.statusCode === 200 ? 'returned' : 'refused') : answer.json().outcome;
}
