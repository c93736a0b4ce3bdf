import { describe, expect, test } from 'vitest';
import {
  AUTH_DELETE_ACCOUNT_PATH,
  CHECKOUT_GIFT_KEY_PATH,
  GIFT_LOOK_PATH,
  OWN_PURCHASES_PATH,
} from '#contract/paths.ts';
import { MAX_GIVER_LINKS } from '#domain/gifts/gift.ts';
import { RATES } from '#server/rates.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { CARD, cardOf, giftForm, giftIdOf, giveGift, giverKeyOf, startGift } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';
import { DAY_MS, giftPaths } from './gift-paths.fixture.ts';

/** What is told and kept after a gift was claimed, left, or given up (product §26). */
describe.each(TEST_DATABASES)('after a gift, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { newEmail, emailTo, post, claim, purchaseOf, sendGiftEmails } = giftPaths(server);

  async function claimedCard(giverEmail = newEmail()) {
    const given = await giveGift(server, giftForm({ ...CARD, giverEmail }));
    const code = await cardOf(server, given);
    const receiver = await server.people.register();
    expect(await claim(receiver, code)).toEqual({ outcome: 'claimed' });
    return { given, code, receiver, giverEmail };
  }

  test('whoever has claimed it and comes back is told how it stands', async () => {
    const { given, code, receiver } = await claimedCard();
    const again = async () => (await claim(receiver, code)).outcome;
    expect(await again()).toBe('claimed');
    const dispute = await server.cards.openDispute(given.intentId);
    await server.cards.webhooks.settled();
    expect(await again()).toBe('claimed_on_hold');
    expect((await claim(await server.people.register(), code)).outcome).toBe('taken');
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await again()).toBe('claimed');
    await server.db.updateTable('purchase').set({ status: 'revoked' }).where('id', '=', given.purchaseId).execute();
    expect(await again()).toBe('claimed_closed');
    await server.cards.refund(given.intentId);
    await server.cards.webhooks.settled();
    expect(await again()).toBe('claimed_over');
  });

  test.each([
    ['after the claim', true, 'The access it opened has ended.'],
    ['before it', false, 'The gift can’t be opened any more.'],
  ])('money that goes back %s is told to the giver as it is', async (_when, isClaimed, words) => {
    const giverEmail = newEmail();
    const { given } = isClaimed
      ? await claimedCard(giverEmail)
      : { given: await giveGift(server, giftForm({ ...CARD, giverEmail })) };
    await server.cards.refund(given.intentId);
    await server.cards.webhooks.settled();
    const told = (await emailsTo(server, giverEmail)).map(({ subject, text }) => [subject, text]);
    expect(told).toContainEqual(['Your gift refund is on its way', expect.stringContaining(words)]);
  });

  test('the claimer’s purchase shows her own day, not the giver’s', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const code = await cardOf(server, given);
    server.clock.advance(5 * DAY_MS);
    const receiver = await server.people.register();
    await claim(receiver, code);
    const [own] = (await server.app.inject({ url: OWN_PURCHASES_PATH, headers: receiver.headers })).json();
    server.clock.advance(-5 * DAY_MS);
    expect(own.paidOn).toBe('2026-11-25');
  });

  test('nothing is left after a month of one that was never paid for', async () => {
    const { answer } = await startGift(server, giftForm(emailTo(newEmail())));
    const purchaseId = await giftIdOf(server, answer.json().sessionId);
    const rows = () => server.db.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId).execute();
    server.clock.advance(2 * DAY_MS);
    await server.sweepPurchases();
    expect(await rows()).toHaveLength(1);
    server.clock.advance(31 * DAY_MS);
    await server.tidy();
    server.clock.advance(-33 * DAY_MS);
    expect(await rows()).toEqual([]);
  });

  test('a giver who deletes her account can pay for none that she had begun', async () => {
    const giver = await server.people.register();
    const { answer } = await startGift(server, giftForm({ giverEmail: undefined }), giver);
    const { sessionId } = answer.json();
    await post(AUTH_DELETE_ACCOUNT_PATH, { password: giver.password }, giver);
    await expect(server.cards.pay(sessionId)).rejects.toThrow(/expired/);
  });

  test('one that is paid as its giver’s account goes waits for a person, who gives the money back', async () => {
    const giver = await server.people.register();
    const { answer } = await startGift(server, giftForm({ giverEmail: undefined }), giver);
    const { sessionId } = answer.json();
    const purchaseId = await giftIdOf(server, sessionId);
    const anonymous = { email: null };
    await server.db.updateTable('purchase').set(anonymous).where('id', '=', purchaseId).execute();
    await server.cards.pay(sessionId);
    await server.cards.webhooks.settled();
    await sendGiftEmails();
    const row = server.db.selectFrom('purchase').select('status').where('id', '=', purchaseId);
    expect(await row.execute()).toEqual([{ status: 'review' }]);
  });

  test('the link of the giver is made so often and no oftener, and those that were made stay good', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const first = await giverKeyOf(server, given);
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: CHECKOUT_GIFT_KEY_PATH,
        payload: { sessionId: given.sessionId },
        cookies: given.cookies,
      });
    for (let count = 1; count < MAX_GIVER_LINKS; count += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    const keys = server.db.selectFrom('gift_key').select('kind').where('purchase_id', '=', given.purchaseId);
    expect((await keys.execute()).length).toBeLessThanOrEqual(MAX_GIVER_LINKS + 1);
    expect((await post(GIFT_LOOK_PATH, { key: first })).statusCode).toBe(200);
    expect((await purchaseOf(given)).status).toBe('unclaimed');
  });
});

describe.each(TEST_DATABASES)('a giver of very many, on %s', (kind) => {
  test('is asked to wait after twenty in a day, guest and member', async () => {
    const { giftsPerGiver } = RATES;
    const server = await openTestApp(kind, { rates: { giftsPerGiver } });
    const member = await server.people.subscribe();
    const statuses = async (giver?: typeof member) => {
      const codes: number[] = [];
      for (let count = 0; count < 21; count += 1) {
        codes.push((await startGift(server, giftForm(CARD), giver)).answer.statusCode);
      }
      return codes;
    };
    for (const giver of [undefined, member]) expect(await statuses(giver)).toEqual([...new Array(20).fill(200), 429]);
    server.clock.advance(DAY_MS);
    expect((await startGift(server, giftForm(CARD), member)).answer.statusCode).toBe(200);
    await server.close();
  });
});
