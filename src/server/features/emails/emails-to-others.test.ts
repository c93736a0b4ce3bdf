import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_SETTINGS_PATH, SITTER_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { giftFormOfToday, giveGift } from '#tests/people/givers.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('e-mails to other people, on %s', (kind) => {
  let server: TestApp;
  let asked = 0;
  beforeEach(async () => {
    server = await openTestApp(kind);
    asked = 0;
  });
  afterEach(() => server.close());

  /** From another address each time: it is the payer who is counted. */
  const from = () => `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  function stranger(): string {
    asked += 1;
    return `stranger${asked}@example.org`;
  }
  const ask = async (token: string, email = stranger()) =>
    server.app.inject({ method: 'POST', url: SITTER_PATHS.emails, payload: { token, email }, remoteAddress: from() });
  const queued = async (...kinds: string[]) =>
    (await server.db.selectFrom('email_outbox').select('id').where('kind', 'in', kinds).execute()).length;

  test('of 1,000 asked for by one member in a day five go, whatever links and addresses they come from', async () => {
    const { withSitter, invite, asMember } = sitterCallsOf(server);
    const { person } = await withSitter();
    let refused = 0;
    for (let link = 0; link < 100; link += 1) {
      const token = await invite(person, {});
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(token)));
      refused += answers.filter(({ statusCode }) => statusCode === 429).length;
    }
    expect([await queued('sitter_confirm'), refused]).toEqual([5, 995]);
    const kept = await server.db.selectFrom('sitter').select('email').executeTakeFirstOrThrow();
    expect(kept.email).toBeNull();
    const change = { firstName: 'Amira', lastName: '', email: stranger(), currentPassword: person.password };
    const answer = await asMember(person, 'PATCH', AUTH_SETTINGS_PATH, change);
    expect([answer.statusCode, answer.json().fields]).toEqual([429, [expect.objectContaining({ field: 'email' })]]);
    expect(await queued('confirm_email', 'email_asked')).toBe(0);

    // Somebody else is not stopped by it, nor is the member on the next day.
    expect((await ask((await withSitter()).token)).statusCode).toBe(200);
    server.clock.advance(DAY_MS);
    expect((await ask(await invite(person, {}))).statusCode).toBe(200);
    await server.tidy();
    expect(await server.db.selectFrom('email_budget').selectAll().execute()).toHaveLength(1);
  });

  test('a new address of her own is counted beside them', async () => {
    const { withSitter, asMember } = sitterCallsOf(server);
    const { person, token } = await withSitter();
    for (let turn = 0; turn < 3; turn += 1) {
      const email = stranger();
      const change = { firstName: 'Amira', lastName: '', email, currentPassword: person.password };
      expect((await asMember(person, 'PATCH', AUTH_SETTINGS_PATH, change)).statusCode).toBe(200);
    }
    const answers = [await ask(token), await ask(token), await ask(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(await queued('confirm_email', 'sitter_confirm')).toBe(5);
  });

  test('twenty e-mails of gifts go in a day from one giver, and the others on the days after', async () => {
    const give = (giverEmail: string) => {
      const form = giftFormOfToday(server, { giverEmail });
      return giveGift(server, { ...form, delivery: { ...form.delivery, recipientEmail: stranger() } });
    };
    for (let turn = 0; turn < 23; turn += 1) await give('sam@example.org');
    await give('ella@example.org');
    const sent = async () => {
      await server.lookAfterGifts();
      await server.lookAfterGifts();
      await server.sentEmails();
      return queued('gift_email');
    };
    expect(await sent()).toBe(21);
    server.clock.advance(DAY_MS);
    expect(await sent()).toBe(24);
    server.clock.advance(DAY_MS);
    expect(await sent()).toBe(24);
  });
});
