import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutVerifyPath, STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { PAYMENT_STORIES, type PaymentStory } from '#tests/faults/payments/payment-stories.ts';
import { buyAsMember } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';

const SIZE = tries(100, 1_000);
const AT_ONCE = 20;
const LONG = { timeout: 600_000 };

describe.each(TEST_DATABASES)('webhooks in a storm, on %s', (kind) => {
  let server: TestApp;
  let apps: FastifyInstance[];
  beforeAll(async () => {
    server = await openTestApp(kind);
    apps = [server.app, server.openSecondApp()];
    server.cards.webhooks.hold(); // the test itself brings them
  });
  afterAll(() => server.close());

  async function everyEvent(): Promise<Stripe.Event[]> {
    const events: Stripe.Event[] = [];
    for await (const event of server.cardProcessor.stripe.events.list({ limit: 100 })) events.push(event);
    return events;
  }

  const secret = () => server.cardProcessor.paymentSettings.webhookSecrets[0] ?? '';
  const signed = (payload: string, timestamp = Math.floor(server.clock.now() / 1_000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: secret(), timestamp });

  let turn = 0;
  async function post(payload: string, signature: string): Promise<number> {
    turn += 1;
    const app = apps[turn % apps.length] ?? server.app;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, payload, headers })).statusCode;
  }
  const bring = (event: Stripe.Event) => post(JSON.stringify(event), signed(JSON.stringify(event)));

  const purchaseOf = (person: Person) =>
    server.db.selectFrom('purchase').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow();
  const historyOf = async (person: Person) => {
    const { id } = await purchaseOf(person);
    return server.db.selectFrom('purchase_history').selectAll().where('purchase_id', '=', id).execute();
  };
  const messagesOf = (person: Person) =>
    server.db.selectFrom('email_outbox').select('kind').where('recipient', '=', person.email).execute();

  interface Bought {
    person: Person;
    story: PaymentStory;
  }

  async function buyAndLive(index: number, random: () => number): Promise<Bought> {
    const story = PAYMENT_STORIES[index % PAYMENT_STORIES.length];
    if (!story) throw new Error('There are no stories');
    const { person, sessionId, intentId } = await buyAsMember(server);
    // In half of the cases the buyer's own page was there first.
    if (random() < 0.5) await server.app.inject({ url: checkoutVerifyPath(sessionId) });
    for (const step of story.begin(intentId)) await step(server.cards);
    return { person, story };
  }

  /** Every event, half of them twice, in any order, many at once, to both servers. */
  async function storm(random: () => number): Promise<void> {
    const events = await everyEvent();
    const deliveries = [...events, ...events.filter(() => random() < 0.5)]
      .map((event) => ({ event, place: random() }))
      .sort((one, other) => one.place - other.place);
    for (let start = 0; start < deliveries.length; start += AT_ONCE) {
      const codes = await Promise.all(deliveries.slice(start, start + AT_ONCE).map(({ event }) => bring(event)));
      expect(new Set(codes)).toEqual(new Set([200]));
    }
  }

  /** A receipt for each purchase that was ever open, and never two. */
  async function outcomeOf({ person, story }: Bought) {
    const history = await historyOf(person);
    const messages = await messagesOf(person);
    return {
      story: story.name,
      status: (await purchaseOf(person)).status,
      wasOpen: history.some(({ to_status }) => to_status === 'paid') ? 1 : 0,
      receipts: messages.filter(({ kind: message }) => message === 'receipt').length,
    };
  }

  test(`${SIZE} purchases end as the card processor says, in whatever order their events come`, LONG, async () => {
    const random = seededRandom(20_261_121).next;
    const bought: Bought[] = [];
    for (let index = 0; index < SIZE; index += 1) bought.push(await buyAndLive(index, random));
    await storm(random);
    for (const each of bought) {
      const outcome = await outcomeOf(each);
      expect(outcome).toMatchObject({ status: each.story.end, receipts: outcome.wasOpen });
      if (outcome.status === 'paid') expect(outcome.receipts).toBe(1);
    }
  });

  test(`the same event ${SIZE} times at once opens the account once`, LONG, async () => {
    const { person } = await buyAsMember(server);
    const event = (await everyEvent()).find(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('Nothing was paid');
    const codes = await Promise.all(Array.from({ length: SIZE }, () => bring(event)));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await historyOf(person)).map(({ to_status }) => to_status)).toEqual(['paid']);
    expect(await messagesOf(person)).toEqual([{ kind: 'receipt' }]);
  });

  test(`of ${Math.ceil(SIZE / 2)} forged, stale and altered webhooks none changes anything`, LONG, async () => {
    const { person } = await buyAsMember(server);
    const event = (await everyEvent()).find(({ type }) => type === 'checkout.session.completed');
    const payload = JSON.stringify(event);
    const random = seededRandom(7).next;
    const nowSeconds = Math.floor(server.clock.now() / 1_000);
    const oneByteOff = () => {
      const at = Math.floor(random() * payload.length);
      return `${payload.slice(0, at)}${payload[at] === '0' ? '1' : '0'}${payload.slice(at + 1)}`;
    };
    const stranger = () =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: `whsec_${random()}`, timestamp: nowSeconds });
    const otherMode = JSON.stringify({ ...event, id: 'evt_live', livemode: true });
    const forgeries: (() => [string, string])[] = [
      () => [oneByteOff(), signed(payload)],
      () => [payload, stranger()],
      () => [payload, signed(payload, nowSeconds - 301 - Math.floor(random() * 1_000))],
      () => [payload, signed(payload).replace(/t=\d+/, `t=${nowSeconds - 1 - Math.floor(random() * 100)}`)],
      () => [payload, signed(payload).slice(0, -1 - Math.floor(random() * 30))],
      () => [` ${payload}`, signed(payload)],
      () => [payload, signed(payload).replace('v1=', 'v0=')],
      () => [payload, ''],
      () => ['', signed(payload)],
      () => [otherMode, signed(otherMode)],
    ];
    for (let index = 0; index < Math.ceil(SIZE / 2); index += 1) {
      const [body, signature] = forgeries[index % forgeries.length]?.() ?? ['', ''];
      expect([index % forgeries.length, await post(body, signature)]).toEqual([index % forgeries.length, 400]);
    }
    expect(await purchaseOf(person)).toMatchObject({ status: 'pending', version: 1 });
    expect(await historyOf(person)).toEqual([]);
    expect(await messagesOf(person)).toEqual([]);
    const seen = server.db
      .selectFrom('webhook_event')
      .select('id')
      .where('id', 'in', [event?.id ?? '', 'evt_live']);
    expect(await seen.execute()).toEqual([]);
  });
});
