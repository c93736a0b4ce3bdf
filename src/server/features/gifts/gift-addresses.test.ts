import { describe, expect, test } from 'vitest';
import { CHECKOUT_GIFT_PATH, GIFT_CHANGE_PATH, GIFT_RETURN_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { CARD, giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { giftPaths } from './gift-paths.fixture.ts';

const NOT_OURS = 'The person who paid for the gift wrote this, not us.';

/** An e-mail of ours must not carry a stranger's words to one person after the other. */
describe.each(TEST_DATABASES)('where the e-mail of a gift goes, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { newEmail, emailTo, post, sendGiftEmails } = giftPaths(server);

  test('the note goes to the first address only, as somebody’s words, and after two more no e-mail goes', async () => {
    const addresses = [newEmail(), newEmail(), newEmail(), newEmail()] as const;
    const given = await giveGift(server, giftForm({ ...emailTo(addresses[0], 0), note: 'Ten minutes are enough.' }));
    const key = await giverKeyOf(server, given);
    const sendTo = (address: string) => post(GIFT_CHANGE_PATH, { key, delivery: emailTo(address, 0).delivery });
    const emailAt = async (address: string) => {
      await sendGiftEmails();
      return (await emailsTo(server, address)).at(-1)?.text ?? '';
    };
    expect(await emailAt(addresses[0])).toContain(`“Ten minutes are enough.”\n\n${NOT_OURS}`);
    // The same address again is no other.
    expect((await sendTo(addresses[0])).statusCode).toBe(200);
    expect(await emailAt(addresses[0])).toContain('Ten minutes are enough.');
    for (const address of [addresses[1], addresses[2]]) {
      expect((await sendTo(address)).statusCode).toBe(200);
      const text = await emailAt(address);
      expect(text).toContain('is giving you Fit in 30');
      expect(text).not.toMatch(/Ten minutes|written by/);
    }
    const refused = await sendTo(addresses[3]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^We’ve emailed this gift/),
    ]);
    // A card between them makes no room, is possible still, and the money goes back at any time.
    expect((await post(GIFT_CHANGE_PATH, { key, ...CARD })).statusCode).toBe(200);
    expect((await sendTo(addresses[3])).statusCode).toBe(409);
    expect(await emailAt(addresses[3])).toBe('');
    expect((await post(GIFT_RETURN_PATH, { key })).json().standing).toBe('returned');
  });

  test('the first address of a card is no change', async () => {
    const given = await giveGift(server, giftForm(CARD));
    const key = await giverKeyOf(server, given);
    const address = newEmail();
    expect((await post(GIFT_CHANGE_PATH, { key, delivery: emailTo(address, 0).delivery })).statusCode).toBe(200);
    await sendGiftEmails();
    expect((await emailsTo(server, address)).at(-1)?.text).toContain(NOT_OURS);
  });

  test.each(['evil.com!', '(evil.com)', '192.168.1.1/login', 'evil。com', 'win@evil.com,'])(
    'a note %j is refused, and its field named',
    async (note) => {
      const answer = await post(CHECKOUT_GIFT_PATH, giftForm({ note }));
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [{ field: 'note', message: 'Leave links, addresses and / \\ @ out of the message.' }],
      ]);
    },
  );
});
