import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskToday } from '#contract/desk/today.ts';
import {
  AUTH_ME_PATH,
  CHECKOUT_SESSION_PATH,
  DESK_PATHS,
  deskMemberPath,
  GIFT_CLAIM_PATH,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsGuest, buyAsMember, statusOf } from '#tests/people/buyers.ts';
import { completion } from '#tests/people/completions.ts';
import { CARD, cardOf, giftForm, giveGift } from '#tests/people/givers.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('with the first live key, on %s', (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(kind);
  });
  afterEach(() => server.close());

  /** As the exchange opens it: it is ready before it is asked for anything. */
  async function openForSale(): Promise<FastifyInstance> {
    const { cardProcessor } = server;
    const paymentSettings = { ...cardProcessor.paymentSettings, mode: 'stripe', livemode: true } as const;
    const shop = server.openSecondApp({ paymentSettings });
    await shop.ready();
    return shop;
  }
  async function giveAccess({ id }: Person): Promise<void> {
    const { headers } = await deskOperatorOf(server);
    const url = `${deskMemberPath(id)}/access`;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { access: 'give' } });
    expect(answer.statusCode).toBe(200);
  }
  const statuses = async () =>
    (await server.db.selectFrom('purchase').select('status').execute()).map(({ status }) => status);
  const atDesk = async (url: string, headers?: Record<string, string>) =>
    (await server.app.inject({ url, headers: headers ?? (await deskOperatorOf(server)).headers })).json();
  const today = (headers?: Record<string, string>): Promise<DeskToday> => atDesk(DESK_PATHS.today, headers);

  test('access by a test card ends, what an operator gave stays, and the coach is told who it was', async () => {
    const { person: mia, intentId } = await buyAsMember(server);
    const { person: refunded, intentId: givenBack } = await buyAsMember(server);
    await server.cards.refund(givenBack);
    await server.cards.webhooks.settled();
    const free = await server.people.register();
    await giveAccess(free);
    expect((await today()).week.sales).toBe(2);

    const shop = await openForSale();
    for (const [who, status] of [
      [mia, 'inactive'],
      [refunded, 'inactive'],
      [free, 'active'],
    ] as const) {
      const me = await shop.inject({ url: AUTH_ME_PATH, headers: who.headers });
      expect(me.json().subscriptionStatus).toBe(status);
    }
    const { todos, week } = await today();
    expect(week).toMatchObject({ sales: 0, soldPence: 0, givenBackPence: 0 });
    expect(todos).toEqual([
      expect.objectContaining({ kind: 'practice_ended', count: 1, email: mia.email, memberId: mia.id }),
    ]);
    const { headers: viewer } = await operatorWith(server, { role: 'viewer' });
    expect(JSON.stringify(await today(viewer))).not.toContain(mia.email);
    const about = (await atDesk(DESK_PATHS.activity)).lines.filter(
      ({ action }: { action: string }) => action === 'practice_ended',
    );
    expect(about.map((line: { about: { id: string } }) => line.about.id)).toEqual([mia.id]);

    // The test processor is heard no more, also by a server that has gone back to it.
    await server.cards.refund(intentId);
    await server.cards.webhooks.settled();
    await server.sweepPurchases();
    expect([await statusOf(server, mia), await statusOf(server, free)]).toEqual(['inactive', 'active']);
    await shop.close();
    await openForSale();
    expect((await today()).todos).toHaveLength(1);
    server.clock.advance(15 * DAY_MS);
    expect((await today()).todos.filter((todo) => todo.kind === 'practice_ended')).toEqual([]);
  });

  test('what she did is there again with her next access, and she is named no longer', async () => {
    const { person } = await buyAsMember(server);
    const url = workoutSessionsPath(person.id);
    const done = { method: 'POST', url, headers: person.headers, payload: completion() } as const;
    expect((await server.app.inject(done)).statusCode).toBe(201);
    await openForSale();
    expect((await server.app.inject({ url, headers: person.headers })).statusCode).toBe(403);
    await giveAccess(person);
    expect((await server.app.inject({ url, headers: person.headers })).body).toContain('Completed workout');
    expect((await today()).todos).toEqual([]);
  });

  test('gifts, guests and open checkouts of practice are over', async () => {
    const waiting = await giveGift(server, giftForm(CARD));
    const claimed = await giveGift(server, giftForm(CARD));
    const receiver = await server.people.register();
    const claim = async (code: string, { headers }: Person) =>
      server.app.inject({ method: 'POST', url: GIFT_CLAIM_PATH, headers, payload: { code } });
    expect((await claim(await cardOf(server, claimed), receiver)).statusCode).toBe(200);
    expect(await statusOf(server, receiver)).toBe('active');
    const code = await cardOf(server, waiting);
    await buyAsGuest(server, { email: (await server.people.register()).email, name: 'Sam' });
    await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH });
    expect((await statuses()).toSorted()).toEqual(['paid', 'pending', 'unclaimed', 'unclaimed']);

    await openForSale();
    expect(await statuses()).toEqual(['expired', 'expired', 'expired', 'expired']);
    expect(await statusOf(server, receiver)).toBe('inactive');
    expect((await claim(code, await server.people.register())).json()).toEqual({ outcome: 'over' });
    expect((await today()).todos.map(({ memberId }) => memberId)).toEqual([receiver.id]);
  });

  test('one that another server took at that very moment ends at the next look', async () => {
    const shop = await openForSale();
    await shop.close();
    const { person } = await buyAsMember(server);
    await openForSale();
    expect(await statusOf(server, person)).toBe('inactive');
  });
});
