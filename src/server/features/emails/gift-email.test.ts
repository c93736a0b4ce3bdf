import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GIFT_CHANGE_PATH, GIFT_OPEN_PATH } from '#contract/paths.ts';
import { giftPaths } from '#server/features/gifts/gift-paths.fixture.ts';
import { readConfig } from '#server/settings/config.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { giftEmailContent } from './write-gift-email.ts';

const CODE = /\/gift#([\w-]+)/;

describe.each(TEST_DATABASES)('the e-mail of a gift, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { newEmail, emailTo, look, post, sendGiftEmails, subjectsTo } = giftPaths(server);
  const opens = async (code: string) => (await post(GIFT_OPEN_PATH, { code })).statusCode;

  /** An e-mail for now, and the call that sends it elsewhere. */
  async function emailToCorrect() {
    const [wrong, right] = [newEmail(), newEmail()];
    const given = await giveGift(server, giftForm(emailTo(wrong, 0)));
    const key = await giverKeyOf(server, given);
    const { delivery } = emailTo(right, 0);
    return { wrong, right, given, correct: () => post(GIFT_CHANGE_PATH, { key, delivery }) };
  }

  test('whose address is corrected while it is being written opens nothing', async () => {
    const { wrong, given, correct } = await emailToCorrect();
    const reading = readConfig({});
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    let corrected: ReturnType<typeof correct> | undefined;
    const context = {
      db: server.db,
      config: reading.config,
      // The last thing that is asked for.
      siteOrigin() {
        corrected = correct();
        return 'https://fit.example';
      },
      randomBytes,
      now: server.clock.now,
    };
    const email = { kind: 'gift_email', purchaseId: given.purchaseId, round: 0 } as const;
    const content = await giftEmailContent(context, email, { recipient: wrong });
    expect((await corrected)?.statusCode).toBe(200);
    const code = CODE.exec(JSON.stringify(content))?.[1] ?? '';
    expect(code).toHaveLength(14);
    expect(await opens(code)).toBe(404);
    // It is written anew, for where it goes now.
    expect(await giftEmailContent(context, email, { recipient: wrong })).toBeUndefined();
  });

  test('of a correction and a sending at once leaves a code at the right address only', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { wrong, right, correct } = await emailToCorrect();
      await server.lookAfterGifts();
      await Promise.all([server.sentEmails(), correct()]);
      await sendGiftEmails();
      const codes = async (address: string) =>
        (await emailsTo(server, address)).flatMap(({ text }) => CODE.exec(text)?.[1] ?? []);
      for (const code of await codes(wrong)) expect(await opens(code)).toBe(404);
      const [code, ...more] = await codes(right);
      expect([await opens(code ?? ''), more]).toEqual([200, []]);
    }
  });

  test('waits while the payment is being looked into, however long, and goes once', async () => {
    const email = newEmail();
    const given = await giveGift(server, giftForm(emailTo(email, 0)));
    await server.lookAfterGifts();
    const dispute = await server.cards.openDispute(given.intentId);
    await server.cards.webhooks.settled();
    for (let turn = 0; turn < 25; turn += 1) {
      await sendGiftEmails();
      server.clock.advance(6 * 3_600_000);
    }
    expect([await subjectsTo(email), (await look(given)).standing]).toEqual([[], 'with_bank']);
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    await sendGiftEmails();
    await sendGiftEmails();
    expect(await subjectsTo(email)).toEqual(['Sam has a gift for you']);
    expect(await subjectsTo(`giver-of-${email}`)).not.toContain('We couldn’t deliver your gift');
  });
});
