import { describe, expect, test } from 'vitest';
import { unsubscribePath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The clock begins on a Friday at nine: so long until Sunday at six in the evening. */
const UNTIL_SUNDAY_MS = 2 * DAY_MS + 9 * HOUR_MS;
const SAM = 'sam@example.org';

async function opened(kind: (typeof TEST_DATABASES)[number]) {
  const server = await openTestApp(kind);
  const calls = sitterCallsOf(server);
  const mailsTo = async (address: string) => (await server.sentEmails()).filter(({ to }) => to === address);
  const linkIn = async (path: string, address = SAM) =>
    new RegExp(`/${path}#([\\w-]{43})`).exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
  return {
    ...calls,
    server,
    mailsTo,
    linkIn,
    async emailsAfter(milliseconds: number) {
      server.clock.advance(milliseconds);
      await server.queueSitterEmails();
      return (await mailsTo(SAM)).filter(({ subject }) => subject === 'Your week with Amira’s workouts');
    },
    async weekly() {
      const member = await calls.withSitter();
      await calls.askForSitterEmails(member.token, SAM);
      await calls.confirmSitterEmails(await linkIn('confirm-sitter-emails'));
      return member;
    },
  };
}

const emailsOf = (server: TestApp) =>
  server.db.selectFrom('sitter').select(['email', 'email_confirmed_at', 'next_email_at']).executeTakeFirstOrThrow();

describe.each(TEST_DATABASES)('the weekly email to the sitter, on %s', (kind) => {
  test('comes only once the address itself has said yes, by an email that names nobody', async () => {
    const {
      server,
      withSitter,
      askForSitterEmails: askForEmails,
      confirmSitterEmails: confirmEmails,
      linkIn,
      mailsTo,
      emailsAfter,
      open,
    } = await opened(kind);
    const { token, person } = await withSitter();
    expect((await askForEmails(token, ' Sam@Example.org ')).json().emails).toBe('asked');
    const [question] = await mailsTo(SAM);
    expect(question?.subject).toBe('Want your week by email?');
    for (const hers of ['Amira', person.email, person.id, token]) expect(question?.text).not.toContain(hers);
    expect(await emailsAfter(UNTIL_SUNDAY_MS)).toEqual([]);
    server.clock.advance(-UNTIL_SUNDAY_MS);
    const link = await linkIn('confirm-sitter-emails');
    expect((await confirmEmails(`${link}x`)).json().code).toBe('link_expired');
    expect((await confirmEmails(link)).statusCode).toBe(200);
    expect((await confirmEmails(link)).statusCode).toBe(400);
    expect((await open(token)).json().emails).toBe('weekly');
    expect(await emailsAfter(UNTIL_SUNDAY_MS - 1_000)).toEqual([]);
    expect(await emailsAfter(1_000)).toHaveLength(1);
    await server.close();
  });

  test('tells her first name, days, times and minutes, and nothing else of her', async () => {
    const { server, weekly, emailsAfter } = await opened(kind);
    const { person, token } = await weekly();
    const [email] = await emailsAfter(UNTIL_SUNDAY_MS);
    expect(email?.text).toMatch(
      /^Hello,\n\nAmira plans to train on these days:\n\nMonday 23 November, 19:30 to 20:10, up to 40 minutes\n\nWednesday 25 November, 19:30 to 20:10, up to 40 minutes\n\nFriday 27 November, 19:30 to 20:10, up to 40 minutes\n\nCan you do them\?\n\nhttps:\/\/fit\.example\/sitter#[\w-]{43}\n\nStop these emails: https:\/\/fit\.example\/unsubscribe#[\w-]{43}\n\n--/,
    );
    for (const hers of [person.id, person.email, token, 'London', 'Sam'])
      expect(`${email?.text}${email?.html}`).not.toContain(hers);
    await server.close();
  });

  test('comes once a week, however many look at once', async () => {
    const { server, weekly, emailsAfter } = await opened(kind);
    await weekly();
    server.clock.advance(UNTIL_SUNDAY_MS);
    await Promise.all(Array.from({ length: 6 }, () => server.queueSitterEmails()));
    expect(await emailsAfter(0)).toHaveLength(1);
    expect(await emailsAfter(7 * DAY_MS - 1_000)).toHaveLength(1);
    expect(await emailsAfter(1_000)).toHaveLength(2);
    await server.close();
  });

  test('does not come twice in a week to whoever stops it and asks anew', async () => {
    const {
      server,
      weekly,
      emailsAfter,
      askForSitterEmails: askForEmails,
      confirmSitterEmails: confirmEmails,
      linkIn,
    } = await opened(kind);
    const { token } = await weekly();
    expect(await emailsAfter(UNTIL_SUNDAY_MS)).toHaveLength(1);
    await askForEmails(token, null);
    await askForEmails(token, SAM);
    await confirmEmails(await linkIn('confirm-sitter-emails'));
    expect(await emailsAfter(7 * DAY_MS - 1_000)).toHaveLength(1);
    expect(await emailsAfter(1_000)).toHaveLength(2);
    await server.close();
  });

  test('opens the page, until the link of the sitter ends', async () => {
    const { server, weekly, emailsAfter, linkIn, open, say, endByHer } = await opened(kind);
    const { person } = await weekly();
    await emailsAfter(UNTIL_SUNDAY_MS);
    const link = await linkIn('sitter');
    expect((await open(link)).json().firstName).toBe('Amira');
    expect((await say(link, 'no', '2026-11-23')).json().sessions[0].answer).toBe('no');
    await endByHer({ ...person, ...(await server.people.signIn(person.id)) });
    expect((await open(link)).statusCode).toBe(404);
    expect(await emailsAfter(7 * DAY_MS)).toHaveLength(1);
    await server.close();
  });

  test('opens it for two weeks, and not the sitter who comes after', async () => {
    const { server, weekly, emailsAfter, linkIn, open, invite } = await opened(kind);
    const { person } = await weekly();
    await emailsAfter(UNTIL_SUNDAY_MS);
    const link = await linkIn('sitter');
    server.clock.advance(14 * DAY_MS - 1_000);
    expect((await open(link)).statusCode).toBe(200);
    server.clock.advance(1_000);
    expect((await open(link)).statusCode).toBe(404);
    server.clock.advance(-14 * DAY_MS);
    await invite({ ...person, ...(await server.people.signIn(person.id)) });
    expect((await open(link)).statusCode).toBe(404);
    expect(await emailsOf(server)).toEqual({ email: null, email_confirmed_at: null, next_email_at: null });
    await server.close();
  });

  test.each(['the page', 'its link'])('stops by %s, for good, and the link goes on', async (way) => {
    const { server, weekly, emailsAfter, linkIn, askForSitterEmails: askForEmails, open } = await opened(kind);
    const { token } = await weekly();
    await emailsAfter(UNTIL_SUNDAY_MS);
    if (way === 'the page') await askForEmails(token, null);
    else {
      const url = unsubscribePath(await linkIn('unsubscribe'));
      expect((await server.app.inject({ method: 'POST', url })).json().message).toContain('You’re still the sitter.');
      expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    }
    expect(await emailsOf(server)).toEqual({ email: null, email_confirmed_at: null, next_email_at: null });
    expect((await open(token)).json().emails).toBe('none');
    expect(await emailsAfter(7 * DAY_MS)).toHaveLength(1);
    await server.close();
  });

  test('is not sent late, nor where nothing is planned', async () => {
    const { server, weekly, emailsAfter } = await opened(kind);
    const { person } = await weekly();
    expect(await emailsAfter(UNTIL_SUNDAY_MS + 2 * HOUR_MS + 1_000)).toEqual([]);
    const access = (status: 'paid' | 'refunded') =>
      server.db.updateTable('purchase').set({ status }).where('user_id', '=', person.id).execute();
    await access('refunded');
    expect(await emailsAfter(7 * DAY_MS - 2 * HOUR_MS - 1_000)).toEqual([]);
    await access('paid');
    expect(await emailsAfter(7 * DAY_MS)).toHaveLength(1);
    await server.close();
  });

  test('asks an address five times an hour at most, whoever types it, and only the one that was typed last', async () => {
    const {
      server,
      withSitter,
      askForSitterEmails: askForEmails,
      confirmSitterEmails: confirmEmails,
      mailsTo,
      linkIn,
    } = await opened(kind);
    const sitters = [await withSitter(), await withSitter()];
    for (const { token } of [...sitters, ...sitters, ...sitters, ...sitters]) await askForEmails(token, SAM);
    expect(await mailsTo(SAM)).toHaveLength(5);
    const link = await linkIn('confirm-sitter-emails');
    for (const { token } of sitters) await askForEmails(token, 'ines@example.org');
    expect((await confirmEmails(link)).statusCode).toBe(400);
    await server.close();
  });

  test('is told neither to her nor in her data', async () => {
    const { server, weekly } = await opened(kind);
    const { headers, id } = (await weekly()).person;
    for (const url of ['/api/auth/export', `/api/users/${id}/sitter`, '/api/dashboard']) {
      const answer = await server.app.inject({ url, headers });
      expect([answer.statusCode, answer.body.includes(SAM)]).toEqual([200, false]);
    }
    await server.close();
  });
});
