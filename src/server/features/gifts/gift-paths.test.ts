import { describe, expect, test } from 'vitest';
import { AUTH_EXPORT_PATH, GIFT_CHANGE_PATH, GIFT_OPEN_PATH, OWN_PURCHASES_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { startPayment, statusOf } from '#tests/people/buyers.ts';
import { CARD, cardOf, giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { DAY_MS, giftPaths } from './gift-paths.fixture.ts';

/** Every path of a gift to its owner (product §26); how it ends, in gift-ends.test.ts. */
describe.each(TEST_DATABASES)('a gift on %s', (kind) => {
  const server = serveTestApp(kind);
  const { newEmail, emailTo, post, claim, purchaseOf, look, subjectsTo, sendGiftEmails, codeSentTo, claimed } =
    giftPaths(server);

  test('bought: the giver gets a receipt that names a gift, and nothing of its receiver', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm(emailTo(email)));
    expect(await purchaseOf(given)).toMatchObject({ status: 'unclaimed', user_id: null, is_gift: 1 });
    const [mail, ...more] = await emailsTo(server, `giver-of-${email}`);
    expect([mail?.subject, more]).toEqual(['Your gift is ready, and your receipt', []]);
    expect(mail?.text).toContain('Fit in 30, a gift of lifetime access: £29.99');
    expect(mail?.text).not.toMatch(new RegExp(`Amira|[^-]${email}|Ten minutes`));
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('scheduled, sent: the e-mail goes at nine on its day, once, with name and note only', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm(emailTo(email, 2)));
    expect(await look(given)).toMatchObject({ standing: 'scheduled', recipientEmail: email, mayReturn: true });
    server.clock.advance(2 * DAY_MS - 1_000);
    await sendGiftEmails();
    expect(await subjectsTo(email)).toEqual([]);
    server.clock.advance(1_000);
    await Promise.all([server.lookAfterGifts(), server.lookAfterGifts(), server.lookAfterGifts()]);
    await sendGiftEmails();
    await sendGiftEmails();
    const [written, ...more] = await emailsTo(server, email);
    expect([written?.subject, more]).toEqual(['Sam has a gift for you', []]);
    expect(written?.text).toContain('“Ten minutes are enough.\nLove, Sam”');
    expect(written?.text).not.toMatch(/sam@|giver-of|29\.99|£/);
    expect(await look(given)).toMatchObject({ standing: 'sent' });
  });

  test('not arrived: its giver hears of it, and so does the desk', async () => {
    const email = newEmail();
    server.unknownMailboxes.add(email);
    const given = await giveGift(server, giftForm(emailTo(email, 0)));
    await sendGiftEmails();
    await sendGiftEmails();
    expect(await look(given)).toMatchObject({ standing: 'not_arrived' });
    expect(await subjectsTo(`giver-of-${email}`)).toEqual([
      'Your gift is ready, and your receipt',
      'We couldn’t deliver your gift',
    ]);
    const row = await server.db.selectFrom('email_outbox').selectAll().where('recipient', '=', email).execute();
    expect(row).toMatchObject([{ kind: 'gift_email', given_up_at: expect.any(Number) }]);
  });

  test('address corrected: it goes again, and what went to the wrong one opens nothing', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const given = await giveGift(server, giftForm(emailTo(wrong, 0)));
    await sendGiftEmails();
    const code = await codeSentTo(wrong);
    const key = await giverKeyOf(server, given);
    const changed = await post(GIFT_CHANGE_PATH, { key, delivery: emailTo(right, 0).delivery });
    expect([changed.statusCode, changed.json().recipientEmail]).toEqual([200, right]);
    await sendGiftEmails();
    expect((await post(GIFT_OPEN_PATH, { code })).statusCode).toBe(404);
    const opened = await post(GIFT_OPEN_PATH, { code: await codeSentTo(right) });
    expect(opened.json()).toMatchObject({ opening: 'open', giverName: 'Sam', recipientName: 'Amira' });
    expect([(await subjectsTo(wrong)).length, (await subjectsTo(right)).length]).toEqual([1, 1]);
  });

  test('claimed: it opens her account, and says nothing of what was paid', async () => {
    const { given, receiver } = await claimed();
    expect(await statusOf(server, receiver)).toBe('active');
    expect(await purchaseOf(given)).toMatchObject({ status: 'paid', user_id: receiver.id });
    const own = (await server.app.inject({ url: OWN_PURCHASES_PATH, headers: receiver.headers })).json();
    expect(own).toMatchObject([{ amountPence: 0, hasReceipt: false, refund: 'nothing_paid' }]);
    const exported = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: receiver.headers });
    expect(exported.json().purchases).toMatchObject([{ isGift: true, email: null, amountPence: 0 }]);
    expect(await subjectsTo(receiver.email)).toEqual(['Fit in 30 is open for you']);
    expect((await subjectsTo('sam@example.org')).at(-1)).toBe('Your gift has been opened');
    expect(await look(given)).toMatchObject({ standing: 'claimed', mayReturn: false });
  });

  test('claimed twice at once: one has it, the other is told; asked again, the answer is the same', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const codes = [await cardOf(server, given), await cardOf(server, given)];
    const people = [await server.people.register(), await server.people.register()];
    const outcomes = await Promise.all(people.map((person, index) => claim(person, codes[index] ?? '')));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['claimed', 'taken']);
    const again = await Promise.all(people.map((person) => claim(person, codes[0] ?? '')));
    expect(again).toEqual(outcomes);
    const statuses = await Promise.all(people.map((person) => statusOf(server, person)));
    expect(statuses.sort()).toEqual(['active', 'inactive']);
  });

  test('claimed by somebody with access: she is told, and it stays open for somebody else', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm(emailTo(email, 0)));
    const active = await server.people.subscribe({ email });
    await sendGiftEmails();
    const written = (await emailsTo(server, email)).at(-1);
    expect(written?.text).toContain('you can pass this on');
    const code = await codeSentTo(email);
    expect(await claim(active, code)).toEqual({ outcome: 'active_already' });
    expect(await look(given)).toMatchObject({ standing: 'sent' });
    const friend = await server.people.register();
    const open = await startPayment(server, friend);
    expect(await claim(friend, code)).toEqual({ outcome: 'claimed' });
    await expect(server.cards.pay(open)).rejects.toThrow(/expired/);
  });
});
