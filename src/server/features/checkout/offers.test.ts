import { describe, expect, test } from 'vitest';
import { OFFER_HELD_MS, OFFER_PROBLEM_TEXTS, type OfferProblem } from '#domain/purchases/offer.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { statusOf } from '#tests/people/buyers.ts';
import { CARD } from '#tests/people/givers.ts';
import { offerCalls } from '#tests/people/offers.ts';
import { makeOffer } from '#tests/requests/valid-money-requests.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const HOUR_MS = 3_600_000;
const refused = (problem: OfferProblem, field = 'offerCode') => [400, field, OFFER_PROBLEM_TEXTS[problem]];

describe.each(TEST_DATABASES)('a code at the checkout on %s', (kind) => {
  const server = serveTestApp(kind);
  const calls = () => offerCalls(server);

  test('is told before anything is begun, and paid by a member in our page', async () => {
    const { ask, embedded, pay, rows } = calls();
    const code = await makeOffer(server);
    const person = await server.people.register();
    const told = { offerCode: code, fullPence: 2_999, amountPence: 2_499 };
    expect((await ask({ offerCode: ` ${code.toLowerCase()} ` }, person)).body).toEqual(told);
    expect(await rows(code)).toEqual([]);
    const started = await embedded({ offerCode: code, seenPence: 2_499 }, person);
    expect(started.body).toMatchObject({ amountPence: 2_499 });
    await pay(started);
    expect(await statusOf(server, person)).toBe('active');
    expect(await rows(code)).toMatchObject([{ status: 'paid', amount_pence: 2_499, full_price_pence: 2_999 }]);
    const [receipt] = await emailsTo(server, person.email);
    expect(receipt?.text).toContain(`Code ${code}: £5.00 off £29.99.`);
  });

  test('is paid by a guest on the provider’s page, and remembered there for the way back', async () => {
    const { hosted, pay, rows } = calls();
    const code = await makeOffer(server, { kind: 'share', value: '25' });
    const started = await hosted({ offerCode: code, seenPence: 2_249 });
    await pay(started, { email: 'guest-with-code@example.org', name: 'Amira Khan' });
    const [row] = await rows(code);
    expect(row).toMatchObject({ status: 'paid', amount_pence: 2_249, email: 'guest-with-code@example.org' });
    const { stripe } = server.cardProcessor;
    const session = await stripe.checkout.sessions.retrieve(row?.stripe_session_id ?? '');
    expect([session.amount_total, session.cancel_url]).toEqual([
      2_249,
      expect.stringMatching(new RegExp(`/subscribe\\?cancelled=true&code=${code}$`)),
    ]);
  });

  test.each(['embedded', 'hosted'])('is paid with a gift, %s, whose receipt names it', async (ui) => {
    const { give, pay, rows } = calls();
    const code = await makeOffer(server);
    const giverEmail = `giver-${ui}@example.org`;
    const started = await give({ ...CARD, ui, giverEmail, offerCode: code, seenPence: 2_499 });
    expect(started.body).toMatchObject({ amountPence: 2_499 });
    await pay(started);
    expect(await rows(code)).toMatchObject([{ status: 'unclaimed', is_gift: 1, amount_pence: 2_499 }]);
    expect((await emailsTo(server, giverEmail))[0]?.text).toContain(`Code ${code}: £5.00 off £29.99.`);
  });

  test('is refused in one line each, by the field, when asked and when begun', async () => {
    const { ask, embedded, hosted, give, end, pay, problemIn } = calls();
    const person = await server.people.register();
    const all: [OfferProblem, string][] = [['unknown', 'NOSUCHCODE']];
    const ended = await makeOffer(server);
    await end(ended);
    all.push(['ended', ended], ['not_yet', await makeOffer(server, { from: '2026-11-21' })]);
    const usedUp = await makeOffer(server, { limit: '1' });
    await pay(await hosted({ offerCode: usedUp }), { email: 'first@example.org', name: 'First' });
    all.push(['used_up', usedUp]);
    for (const [problem, offerCode] of all) {
      const answers = [
        await ask({ offerCode }),
        await ask({ offerCode }, person),
        await embedded({ offerCode }, person),
        await hosted({ offerCode }),
        await give({ offerCode }),
      ];
      expect(answers.map(problemIn)).toEqual(answers.map(() => refused(problem)));
    }
    expect((await ask({ offerCode: ' ' })).body.fields[0].field).toBe('offerCode');
  });

  test('ends after its last day, and takes nothing below £1.00', async () => {
    const { ask, embedded, problemIn, setPrice } = calls();
    const code = await makeOffer(server, { until: '2026-11-20' });
    const most = await makeOffer(server, { value: '28.99' });
    expect((await ask({ offerCode: most })).body).toMatchObject({ amountPence: 100 });
    await setPrice('5.00');
    const person = await server.people.register();
    expect((await embedded({ offerCode: most }, person)).body).toMatchObject({ amountPence: 100 });
    await setPrice('1.00');
    expect(problemIn(await ask({ offerCode: most }))).toEqual(refused('nothing_off'));
    await setPrice('29.99');
    server.clock.advance(15 * HOUR_MS);
    expect(problemIn(await ask({ offerCode: code }))).toEqual(refused('ended'));
    server.clock.advance(-15 * HOUR_MS);
  });

  test('once for an address: member, guest and giver are the same by their address', async () => {
    const { ask, embedded, hosted, give, pay, problemIn } = calls();
    const offerCode = await makeOffer(server, { oncePerAddress: true });
    const person = await server.people.register({ email: 'once@example.org' });
    expect(problemIn(await ask({ offerCode }))).toEqual(refused('address_needed', 'offerEmail'));
    expect((await ask({ offerCode, isGift: true })).status).toBe(200);
    expect(problemIn(await hosted({ offerCode }))).toEqual(refused('address_needed', 'offerEmail'));
    const guest = await hosted({ offerCode, offerEmail: ' Once@Example.org' });
    for (const again of [
      await ask({ offerCode }, person),
      await embedded({ offerCode }, person),
      await hosted({ offerCode, offerEmail: 'once@example.org' }),
      await give({ ...CARD, giverEmail: 'once@example.org', offerCode }),
    ]) {
      expect(problemIn(again)).toEqual(refused('used_by_address'));
    }
    // The provider’s page has the buyer's address, who cannot change it there.
    await pay(guest, { email: 'somebody-else@example.org', name: 'Other' });
    const other = await hosted({ offerCode, offerEmail: 'twice@example.org' });
    expect(other.status).toBe(200);
    const row = server.db
      .selectFrom('purchase')
      .selectAll()
      .where('offer_code', '=', offerCode)
      .where('status', '=', 'unclaimed');
    expect(await row.execute()).toMatchObject([{ email: 'once@example.org' }]);
  });

  test('is put in, changed and taken out while the form is open: one checkout at a time can be paid', async () => {
    const { embedded, pay, statuses } = calls();
    const [one, two] = [
      await makeOffer(server, { limit: '1' }),
      await makeOffer(server, { kind: 'share', value: '50' }),
    ];
    const person = await server.people.register();
    const amounts: number[] = [];
    const started = [];
    for (const offerCode of [undefined, one, two, undefined, one]) {
      started.push(await embedded({ offerCode }, person));
      amounts.push(started.at(-1)?.body.amountPence);
    }
    expect(amounts).toEqual([2_999, 2_499, 1_499, 2_999, 2_499]);
    for (const over of started.slice(0, -1)) await expect(pay(over)).rejects.toThrow(/expired/);
    const [again] = await Promise.all([1, 2, 3].map(() => embedded({ offerCode: one }, person)));
    expect(again?.body).toEqual(started.at(-1)?.body);
    if (again) await pay(again);
    expect([(await statuses(one)).sort(), await statuses(two)]).toEqual([['expired', 'paid'], ['expired']]);
  });

  test('that ends at the desk while the form is open is paid by who has begun with it', async () => {
    const { ask, embedded, end, pay, statuses, problemIn } = calls();
    const code = await makeOffer(server);
    const [early, late] = [await server.people.register(), await server.people.register()];
    const started = await embedded({ offerCode: code }, early);
    await end(code);
    expect((await embedded({ offerCode: code }, early)).body).toEqual(started.body);
    expect(problemIn(await ask({ offerCode: code }, late))).toEqual(refused('ended'));
    await pay(started);
    expect(await statuses(code)).toEqual(['paid']);
  });

  test('its use is free again once a checkout is cancelled, or after an hour', async () => {
    const { ask, hosted, post, problemIn, rows } = calls();
    const code = await makeOffer(server, { limit: '1', oncePerAddress: true });
    const asking = { offerCode: code, offerEmail: 'last@example.org' };
    const first = await hosted(asking);
    expect(problemIn(await ask({ ...asking, offerEmail: 'next@example.org' }))).toEqual(refused('used_up'));
    expect((await ask(asking, undefined, first.cookies)).status).toBe(200);
    await post('/api/checkout/cancel', {}, { cookies: first.cookies });
    expect(await rows(code)).toMatchObject([{ status: 'expired', email: null }]);
    const second = await hosted(asking);
    expect(second.status).toBe(200);
    server.clock.advance(OFFER_HELD_MS);
    await server.sweepPurchases();
    expect(problemIn(await ask({ ...asking, offerEmail: 'next@example.org' }))).toEqual(refused('used_up'));
    server.clock.advance(1);
    await server.sweepPurchases();
    expect((await ask({ ...asking, offerEmail: 'next@example.org' })).status).toBe(200);
    await expect(calls().pay(second)).rejects.toThrow(/expired/);
  });

  test('a gift’s form that was loaded anew takes over what the one before it held', async () => {
    const { ask, give, pay, problemIn, statuses } = calls();
    const code = await makeOffer(server, { limit: '1', oncePerAddress: true });
    const mine = { ...CARD, giverEmail: 'reloads@example.org', offerCode: code };
    const first = await give(mine);
    expect((await ask({ offerCode: code, isGift: true }, undefined, first.cookies)).status).toBe(200);
    expect(problemIn(await give({ ...mine, giverEmail: 'other@example.org' }))).toEqual(refused('used_up'));
    const second = await give(mine, first.cookies);
    await expect(pay(first)).rejects.toThrow(/expired/);
    await pay(second);
    expect((await statuses(code)).sort()).toEqual(['expired', 'unclaimed']);
    expect(problemIn(await give(mine, second.cookies))).toEqual(refused('used_up'));
  });

  test('a payment that is heard of late counts, and so does one that went back', async () => {
    const { ask, embedded, problemIn, statuses } = calls();
    const code = await makeOffer(server, { limit: '1' });
    const person = await server.people.register();
    const { body } = await embedded({ offerCode: code }, person);
    const sessionId = body.clientSecret.split('_secret_')[0];
    server.cards.webhooks.hold();
    await server.cards.pay(sessionId);
    server.clock.advance(2 * OFFER_HELD_MS);
    await server.sweepPurchases();
    expect([await statuses(code), problemIn(await ask({ offerCode: code }))]).toEqual([['paid'], refused('used_up')]);
    await server.cards.webhooks.release();
    await server.cards.refund(await server.cards.paymentIntentOf(sessionId));
    await server.cards.webhooks.settled();
    expect([await statuses(code), problemIn(await ask({ offerCode: code }))]).toEqual([
      ['refunded'],
      refused('used_up'),
    ]);
  });
});
