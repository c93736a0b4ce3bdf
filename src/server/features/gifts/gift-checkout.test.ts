import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_GIFT_CANCEL_PATH,
  CHECKOUT_GIFT_PATH,
  CHECKOUT_GIFT_STANDING_PATH,
  checkoutVerifyPath,
  GIFT_OPEN_PATH,
} from '#contract/paths.ts';
import { RATES } from '#server/rates.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { CARD, cardOf, giftForm, giftIdOf, giveGift, startGift } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('paying for a gift on %s', (kind) => {
  const server = serveTestApp(kind);
  const purchases = () => server.db.selectFrom('purchase').selectAll().execute();

  test.each(['embedded', 'hosted'])(
    'one form is one gift, however often and from however many tabs: %s',
    async (ui) => {
      const before = (await purchases()).length;
      const form = giftForm({ ui });
      const { answer, cookies } = await startGift(server, form);
      const { giftId, sessionId, clientSecret, url } = answer.json();
      expect(giftId).toBe(await giftIdOf(server, sessionId));
      expect([typeof clientSecret, typeof url]).toEqual(
        ui === 'embedded' ? ['string', 'object'] : ['object', 'string'],
      );
      const again = await Promise.all([1, 2, 3].map(() => startGift(server, form, undefined, cookies)));
      expect(new Set(again.map((each) => each.answer.json().sessionId))).toEqual(new Set([sessionId]));
      await server.cards.pay(sessionId);
      await server.cards.webhooks.settled();
      const late = await startGift(server, form, undefined, cookies);
      expect(late.answer.json()).toMatchObject({ url: expect.stringContaining(`session_id=${sessionId}`) });
      expect((await purchases()).length).toBe(before + 1);
      const other = await startGift(server, giftForm({ ui }), undefined, cookies);
      expect(other.answer.json().sessionId).not.toBe(sessionId);
    },
  );

  test('what the form says when it is paid for is what is given', async () => {
    const form = giftForm();
    const { answer, cookies } = await startGift(server, form);
    const changed = { ...form, recipientName: 'Noor', giverEmail: 'other@example.org' };
    const second = await startGift(server, changed, undefined, cookies);
    const { sessionId } = second.answer.json();
    await expect(server.cards.pay(answer.json().sessionId)).rejects.toThrow(/expired/);
    await server.cards.pay(sessionId);
    await server.cards.webhooks.settled();
    await startGift(server, { ...form, recipientName: 'Late' }, undefined, cookies);
    const gift = await server.db
      .selectFrom('gift')
      .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
      .select(['recipient_name', 'giver_email'])
      .where('stripe_session_id', '=', sessionId)
      .executeTakeFirst();
    expect(gift).toEqual({ recipient_name: 'Noor', giver_email: 'other@example.org' });
  });

  test('a member with access gives to others, as often as she likes', async () => {
    const giver = await server.people.subscribe();
    for (let turn = 0; turn < 2; turn += 1) await giveGift(server, giftForm({ ...CARD, giverEmail: undefined }), giver);
    expect((await emailsTo(server, giver.email)).map(({ subject }) => subject)).toEqual([
      'Your gift is ready, and your receipt',
      'Your gift is ready, and your receipt',
    ]);
  });

  const ask = async (url: string, payload: object, cookies: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url, payload, cookies })).json();

  test('what is known of its money is told to its browser alone', async () => {
    const { answer, cookies } = await startGift(server, giftForm());
    const { sessionId } = answer.json();
    const giftId = await giftIdOf(server, sessionId);
    const standing = (mine = cookies) => ask(CHECKOUT_GIFT_STANDING_PATH, { sessionId }, mine);
    const cancel = (mine = cookies) => ask(CHECKOUT_GIFT_CANCEL_PATH, { giftId }, mine);
    expect(await standing()).toMatchObject({ standing: 'open', sessionId });
    expect(await standing({})).toEqual({ standing: 'unknown', isRecent: false, awaitsLink: false });
    expect(await cancel({})).toMatchObject({ standing: 'unknown' });
    expect(await cancel()).toMatchObject({ standing: 'nothing' });
    await expect(server.cards.pay(sessionId)).rejects.toThrow(/expired/);
    const paid = await giveGift(server, giftForm());
    const answered = await server.app.inject({ url: checkoutVerifyPath(paid.sessionId), cookies: paid.cookies });
    const told = { waiting: false, subscriptionStatus: 'inactive', needsPasswordSetup: false, isGift: true };
    expect(answered.json()).toEqual(told);
  });

  test('to its giver it is paid though nobody has claimed it yet, and no longer once the money went back', async () => {
    const { sessionId, cookies, intentId } = await giveGift(server, giftForm());
    const standing = () => ask(CHECKOUT_GIFT_STANDING_PATH, { sessionId }, cookies);
    expect(await standing()).toMatchObject({ standing: 'paid', isRecent: true });
    await server.cards.refund(intentId);
    await server.cards.webhooks.settled();
    expect(await standing()).toMatchObject({ standing: 'complete', isRecent: false });
  });

  test.each([
    ['a day that is over', { deliverOn: '2026-11-19' }, 'delivery.deliverOn'],
    ['a day in more than a year', { deliverOn: '2027-11-21' }, 'delivery.deliverOn'],
    ['an address that is none', { recipientEmail: 'amira' }, 'delivery.recipientEmail'],
  ])('%s is refused', async (_what, more, field) => {
    const form = giftForm();
    const { answer } = await startGift(server, { ...form, delivery: { ...form.delivery, ...more } });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
  });

  test.each([
    [{ note: 'x'.repeat(281) }, 'note'],
    [{ note: 'Look at https://evil.example' }, 'note'],
    [{ note: 'Look at evil.example/now' }, 'note'],
    [{ giverEmail: undefined }, 'giverEmail'],
    [{ giverName: 'a\nb' }, 'giverName'],
  ])('%j is refused at its field', async (more, field) => {
    const { answer } = await startGift(server, giftForm(more));
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
  });

  test('an e-mail of today is due at once, and the giver’s own day counts', async () => {
    const today = { way: 'email', recipientEmail: 'east@example.org', deliverOn: '2026-11-21', utcOffsetMinutes: 840 };
    expect(
      (await startGift(server, giftForm({ delivery: { ...today, deliverOn: '2026-11-19' } }))).answer.statusCode,
    ).toBe(400);
    const west = { ...today, deliverOn: '2026-11-19', utcOffsetMinutes: -720 };
    expect((await startGift(server, giftForm({ delivery: west }))).answer.statusCode).toBe(200);
  });
});

describe.each(TEST_DATABASES)('with its limits, on %s', (kind) => {
  test('guessing at codes is stopped after twenty', async () => {
    const { giftCodesPerAddress } = RATES;
    const server = await openTestApp(kind, { rates: { giftCodesPerAddress } });
    const given = await giveGift(server, giftForm(CARD));
    const code = await cardOf(server, given);
    const open = async (typed: string) =>
      (await server.app.inject({ method: 'POST', url: GIFT_OPEN_PATH, payload: { code: typed } })).statusCode;
    const codes = await Promise.all(Array.from({ length: 19 }, () => open('CDFH-JKMN-PRTV')));
    expect(new Set(codes)).toEqual(new Set([404]));
    expect([await open(code.toLowerCase()), await open(code)]).toEqual([200, 429]);
    await server.close();
  });

  test('once it is paid a form changes nothing, though no webhook has said so yet', async () => {
    const server = await openTestApp(kind);
    server.cards.webhooks.hold();
    const form = giftForm();
    const { answer, cookies } = await startGift(server, form);
    const { sessionId } = answer.json();
    await server.cards.pay(sessionId);
    const late = { ...form, recipientName: 'Noor', note: 'Another', delivery: { way: 'card' } };
    const again = await startGift(server, late, undefined, cookies);
    expect(again.answer.json()).toMatchObject({ url: expect.stringContaining(`session_id=${sessionId}`) });
    const gift = await server.db.selectFrom('gift').selectAll().executeTakeFirstOrThrow();
    expect(gift).toMatchObject({ recipient_name: 'Amira', note: form.note, way: 'email' });
    await server.close();
  });

  test('where guests may not pay, they may not give either', async () => {
    const server = await openTestApp(kind, { environment: { GUEST_CHECKOUT: 'off' } });
    const answer = await server.app.inject({ method: 'POST', url: CHECKOUT_GIFT_PATH, payload: giftForm() });
    expect(answer.statusCode).toBe(401);
    await server.close();
  });
});
