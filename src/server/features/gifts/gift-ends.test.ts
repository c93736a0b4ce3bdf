import { describe, expect, test } from 'vitest';
import {
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_EXPORT_PATH,
  CHECKOUT_GIFT_KEY_PATH,
  GIFT_CHANGE_PATH,
  GIFT_LOOK_PATH,
  GIFT_RETURN_PATH,
  GIFTS_PATH,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { statusOf } from '#tests/people/buyers.ts';
import { CARD, cardOf, giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { DAY_MS, giftPaths } from './gift-paths.fixture.ts';

/** How a gift ends, whoever gave it and whoever has it (product §26). */
describe.each(TEST_DATABASES)('the end of a gift on %s', (kind) => {
  const server = serveTestApp(kind);
  const { newEmail, emailTo, post, claim, purchaseOf, subjectsTo, sendGiftEmails, codeSentTo, claimed } =
    giftPaths(server);

  test('refunded before: its giver has her money back, once, and nobody can claim it', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm(emailTo(email)));
    const code = await cardOf(server, given);
    const key = await giverKeyOf(server, given);
    const both = await Promise.all([post(GIFT_RETURN_PATH, { key }), post(GIFT_RETURN_PATH, { key })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await server.cards.webhooks.settled();
    expect(await purchaseOf(given)).toMatchObject({ status: 'refunded', amount_refunded_pence: 2_999 });
    expect(await claim(await server.people.register(), code)).toEqual({ outcome: 'over' });
    server.clock.advance(3 * DAY_MS);
    await sendGiftEmails();
    expect(await subjectsTo(email)).toEqual([]);
    expect((await subjectsTo(`giver-of-${email}`)).at(-1)).toBe('Your gift refund is on its way');
  });

  test('refused after: once it is claimed its giver cannot take it back', async () => {
    const { given, receiver } = await claimed();
    const key = await giverKeyOf(server, given);
    const refused = await post(GIFT_RETURN_PATH, { key });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'gift_closed']);
    expect((await post(GIFT_CHANGE_PATH, { key, delivery: { way: 'card' } })).statusCode).toBe(409);
    expect(await statusOf(server, receiver)).toBe('active');
  });

  test('of a claim and a return at once one comes about', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const given = await giveGift(server, giftForm(CARD));
      const code = await cardOf(server, given);
      const key = await giverKeyOf(server, given);
      const receiver = await server.people.register();
      const [{ outcome }, returned] = await Promise.all([claim(receiver, code), post(GIFT_RETURN_PATH, { key })]);
      await server.cards.webhooks.settled();
      const { status } = await purchaseOf(given);
      if (status === 'paid') expect([outcome, returned.statusCode]).toEqual(['claimed', 409]);
      else
        expect([status, returned.statusCode, outcome]).toEqual(['refunded', 200, expect.stringMatching(/held|over/)]);
    }
  });

  test('disputed: her access closes with words about the payment, and comes back when it is won', async () => {
    const { given, receiver } = await claimed();
    const dispute = await server.cards.openDispute(given.intentId);
    await server.cards.webhooks.settled();
    expect(await statusOf(server, receiver)).toBe('inactive');
    const [, told] = await emailsTo(server, receiver.email);
    expect(told?.subject).toBe('Your access is paused. It isn’t about you');
    expect(told?.text).toContain('You’ve done nothing wrong');
    const start = await post(PAYMENT_INTENT_PATH, {}, receiver);
    expect(start.json()).toMatchObject({ code: 'payment_on_hold', message: expect.stringContaining('not about you') });
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await statusOf(server, receiver)).toBe('active');
    expect(await subjectsTo(receiver.email)).toHaveLength(2);
  });

  test('disputed before it is claimed: it waits until that is settled', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const code = await cardOf(server, given);
    const dispute = await server.cards.openDispute(given.intentId);
    const receiver = await server.people.register();
    expect(await claim(receiver, code)).toEqual({ outcome: 'held' });
    await server.cards.closeDispute(dispute.id, 'won');
    expect(await claim(receiver, code)).toEqual({ outcome: expect.stringMatching(/held|claimed/) });
    await server.cards.webhooks.settled();
    expect(await claim(receiver, code)).toEqual({ outcome: 'claimed' });
  });

  test('the giver deletes her account: her data held it, nothing of her stays but her first name, and it can be claimed', async () => {
    const giver = await server.people.register({ firstName: 'Sam' });
    const email = newEmail();
    const given = await giveGift(server, giftForm({ ...emailTo(email), giverEmail: undefined }), giver);
    const list = await server.app.inject({ url: GIFTS_PATH, headers: giver.headers });
    expect(list.json()).toMatchObject([{ id: given.purchaseId, recipientEmail: email }]);
    const exported = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: giver.headers });
    expect(exported.json()).toMatchObject({
      gifts: [{ recipientName: 'Amira', recipientEmail: email }],
      purchases: [],
    });
    await post(AUTH_DELETE_ACCOUNT_PATH, { password: giver.password }, giver);
    const rows = JSON.stringify([
      await purchaseOf(given),
      await server.db.selectFrom('gift').selectAll().where('purchase_id', '=', given.purchaseId).execute(),
    ]);
    expect(rows).not.toContain(giver.email);
    expect(rows).not.toContain(giver.id);
    server.clock.advance(2 * DAY_MS);
    await sendGiftEmails();
    expect(await claim(await server.people.register(), await codeSentTo(email))).toEqual({ outcome: 'claimed' });
  });

  test('after two years its giver is asked, once, and it is still there', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm({ ...CARD, giverEmail: email }));
    const code = await cardOf(server, given);
    server.clock.advance(730 * DAY_MS + 1);
    for (let turn = 0; turn < 2; turn += 1) {
      await server.sweepPurchases();
      await server.tidy();
    }
    expect(await subjectsTo(email)).toEqual([
      'Your gift is ready, and your receipt',
      'Your gift hasn’t been opened yet',
    ]);
    expect(await claim(await server.people.register(), code)).toEqual({ outcome: 'claimed' });
  });

  test('nobody else gets to it: not by its session, not by its id, not from another browser', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const { sessionId, purchaseId } = given;
    expect((await post(CHECKOUT_GIFT_KEY_PATH, { sessionId })).statusCode).toBe(404);
    const stranger = await server.people.subscribe();
    expect((await post(GIFT_LOOK_PATH, { giftId: purchaseId }, stranger)).statusCode).toBe(404);
    expect((await post(GIFT_LOOK_PATH, { giftId: purchaseId })).statusCode).toBe(404);
    for (const url of ['/api/checkout/login-from-session', '/api/checkout/claim-account']) {
      const cookies = { ...given.cookies, fit30_checkout: given.cookies.fit30_gift ?? '' };
      const payload = { sessionId, password: 'mine now, thanks' };
      expect((await server.app.inject({ method: 'POST', url, payload, cookies })).statusCode).toBe(401);
    }
  });
});
