import { describe, expect, test } from 'vitest';
import type { MoneyAnswer, OffersAnswer, OfferUsesAnswer, PurchasesAnswer } from '#contract/desk/money.ts';
import { AUTH_EXPORT_PATH, DESK_PATHS, deskOfferEndPath, deskOfferUsesPath } from '#contract/paths.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsMember } from '#tests/people/buyers.ts';
import { CARD } from '#tests/people/givers.ts';
import { offerCalls } from '#tests/people/offers.ts';
import { makeOffer } from '#tests/requests/valid-money-requests.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const OFFER = { code: 'autumn5', kind: 'amount', value: '5', until: '', limit: '', oncePerAddress: true };

describe.each(TEST_DATABASES)('money at the desk on %s', (kind) => {
  const server = serveTestApp(kind);

  async function read<Answer>(url: string): Promise<Answer> {
    const { headers } = await deskOperatorOf(server);
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  }
  async function post(url: string, payload: object = {}) {
    const { headers } = await deskOperatorOf(server);
    return server.app.inject({ method: 'POST', url, headers, payload });
  }

  test('thirty days, each sale on its day in London, summer and winter', async () => {
    const people = [await server.people.register(), await server.people.register(), await server.people.register()];
    for (const person of people) await server.people.payFor(person, 'paid');
    const now = server.clock.now();
    const moments = [now, Date.UTC(2026, 9, 25, 23, 30), Date.UTC(2026, 9, 24, 23, 30)];
    for (const [index, person] of people.entries()) {
      await server.db
        .updateTable('purchase')
        .set({ paid_at: moments[index] ?? now, amount_refunded_pence: index === 0 ? 500 : 0 })
        .where('user_id', '=', person.id)
        .execute();
    }
    server.clock.advance(Date.UTC(2026, 10, 20, 12) - now);
    const { days } = await read<MoneyAnswer>(DESK_PATHS.money);
    expect(days).toHaveLength(30);
    const sold = days.filter(({ sales }) => sales > 0).map(({ day, sales }) => [day, sales]);
    // Half an hour before midnight in UTC is the next day in summer time, and the same in winter's.
    expect(sold).toEqual(expect.arrayContaining([['2026-10-25', 2]]));
    const today = days.find(({ day }) => day === londonDayAt(now));
    expect(today).toMatchObject({ soldPence: 2_999, givenBackPence: 500 });
  });

  test('purchases are listed by state, page by page, each once', async () => {
    for (let count = 0; count < 55; count += 1) {
      await server.people.payFor(await server.people.register(), count % 5 === 0 ? 'refunded' : 'paid');
    }
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const asked: string = `${DESK_PATHS.purchases}${next === '' ? '' : `?after=${next}`}`;
      const page: PurchasesAnswer = await read(asked);
      seen.push(...page.purchases.map(({ id }) => id));
      next = page.next;
    }
    const all = await server.db.selectFrom('purchase').select('id').execute();
    expect([seen.length, new Set(seen).size]).toEqual([all.length, all.length]);
    const { purchases } = await read<PurchasesAnswer>(`${DESK_PATHS.purchases}?state=refunded`);
    expect(new Set(purchases.map(({ status }) => status))).toEqual(new Set(['refunded']));
  });

  test('a bank that asks for money back is shown with the day by which to answer', async () => {
    const { person, intentId } = await buyAsMember(server);
    await server.cards.openDispute(intentId);
    await server.cards.webhooks.settled();
    const { purchases } = await read<PurchasesAnswer>(`${DESK_PATHS.purchases}?state=disputed`);
    expect(purchases).toMatchObject([
      {
        memberId: person.id,
        dispute: { amountPence: 2_999, reason: 'fraudulent', status: 'needs_response', url: null },
      },
    ]);
    expect(purchases[0]?.dispute?.dueAt).toBeGreaterThan(server.clock.now());
  });

  test('an offer is made, listed and ended once, and a code is used once', async () => {
    expect((await post(DESK_PATHS.offers, OFFER)).statusCode).toBe(200);
    expect((await post(DESK_PATHS.offers, OFFER)).statusCode).toBe(409);
    expect(await read(DESK_PATHS.offers)).toMatchObject({
      offers: [{ code: 'AUTUMN5', kind: 'amount', value: 500, until: null, limit: null, oncePerAddress: true }],
    });
    expect((await post(deskOfferEndPath('AUTUMN5'))).statusCode).toBe(200);
    expect((await post(deskOfferEndPath('AUTUMN5'))).statusCode).toBe(409);
    expect((await post(DESK_PATHS.offers, OFFER)).statusCode).toBe(409);
  });

  test('an offer shows how often it was used, and by whom, page by page', async () => {
    const { hosted, embedded, give, pay } = offerCalls(server);
    const code = await makeOffer(server);
    const person = await server.people.register();
    await pay(await embedded({ offerCode: code }, person));
    await hosted({ offerCode: code });
    await pay(await give({ ...CARD, offerCode: code, giverEmail: 'gives@example.org' }));
    const { offers } = await read<OffersAnswer>(DESK_PATHS.offers);
    expect(offers.find((offer) => offer.code === code)).toMatchObject({ paid: 2, open: 1 });
    const { uses, next } = await read<OfferUsesAnswer>(deskOfferUsesPath(code));
    expect(next).toBeNull();
    expect(new Set(uses.map(({ email, isGift, amountPence }) => `${email} ${isGift} ${amountPence}`))).toEqual(
      new Set([`${person.email} false 2499`, 'null false 2499', 'gives@example.org true 2499']),
    );
    for (let count = 0; count < 50; count += 1) await hosted({ offerCode: code });
    const first = await read<OfferUsesAnswer>(deskOfferUsesPath(code));
    const rest = await read<OfferUsesAnswer>(`${deskOfferUsesPath(code)}?after=${first.next}`);
    expect([first.uses.length, rest.uses.length, rest.next]).toEqual([50, 3, null]);
    expect(new Set([...first.uses, ...rest.uses].map(({ id }) => id)).size).toBe(53);
    const { headers } = await operatorWith(server, { role: 'helper' });
    expect((await server.app.inject({ url: deskOfferUsesPath(code), headers })).statusCode).toBe(403);
    const mine = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
    expect(mine.json().purchases).toMatchObject([{ amountPence: 2_499, fullPricePence: 2_999, offerCode: code }]);
  });

  test.each([
    ['value', { value: '29' }],
    ['value', { value: '0' }],
    ['value', { kind: 'share', value: '97' }],
    ['value', { value: 'half' }],
    ['value', { kind: 'share', value: '12.50' }],
    ['value', { kind: 'share', value: '12,01' }],
    ['until', { until: '2020-01-01' }],
    ['until', { from: '2027-02-02', until: '2027-02-01' }],
    ['until', { until: '2026-02-30' }],
    ['limit', { limit: '0' }],
    ['code', { code: 'a b' }],
  ])('an offer with a wrong %s is refused (%j)', async (field, wrong) => {
    const answer = await post(DESK_PATHS.offers, { ...OFFER, code: 'WRONG1', ...wrong });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, field]);
  });
});
