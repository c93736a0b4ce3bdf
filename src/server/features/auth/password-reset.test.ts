import { describe, expect, test } from 'vitest';
import {
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_RESET_PASSWORD_PATH,
  AUTH_SETTINGS_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo, LINK_EXPIRED, tokenIn } from '#tests/mail/mailbox.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const NEW_PASSWORD = 'a new horse for a new year';
const ONE_MINUTE_MS = 60_000;

describe.each(TEST_DATABASES)('a forgotten password on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  const ask = (email: string) => post(AUTH_FORGOT_PASSWORD_PATH, { email });
  const reset = (token: string, password = NEW_PASSWORD) => post(AUTH_RESET_PASSWORD_PATH, { token, password });
  const login = (email: string, password: string) => post(AUTH_LOGIN_PATH, { email, password });
  const isSignedIn = async ({ headers }: Pick<Person, 'headers'>) =>
    (await server.app.inject({ url: AUTH_ME_PATH, headers })).statusCode === 200;

  /** The token in the last link that went to this person. */
  async function linkFor({ email }: Person): Promise<string> {
    server.clock.advance(2 * ONE_MINUTE_MS);
    await ask(email);
    return tokenIn((await emailsTo(server, email)).at(-1)?.text, 'reset-password');
  }

  test('a link by mail sets a new password and signs everybody out', async () => {
    const person = await server.people.register();
    const phone = await server.people.signIn(person.id);
    const token = await linkFor(person);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your new password is saved. You’re signed out everywhere else.' },
    ]);
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([false, false]);
    expect((await login(person.email, person.password)).statusCode).toBe(401);
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await emailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Reset your Fit in 30 password',
      'Your password was changed',
    ]);
  });

  test('known and unknown addresses get the same answer, the same headers and one row each', async () => {
    const person = await server.people.register();
    const [known, unknown] = [await ask(person.email), await ask('nobody@example.org')];
    expect(known.statusCode).toBe(200);
    expect(known.json().message).toBe(
      `If ${person.email} has an account, a link is on its way. It works for 30 minutes. Check your spam folder too.`,
    );
    const comparable = ({ statusCode, headers, body }: typeof known, email: string) => {
      const { date: _date, 'content-length': _length, 'x-request-id': _id, ...rest } = headers;
      return { statusCode, rest, body: body.replace(email, '') };
    };
    expect(comparable(known, person.email)).toEqual(comparable(unknown, 'nobody@example.org'));
    const waiting = await server.db.selectFrom('email_outbox').select('kind').where('sent_at', 'is', null).execute();
    expect(waiting).toEqual([{ kind: 'reset_password' }, { kind: 'reset_password' }]);
    expect(await emailsTo(server, 'nobody@example.org')).toEqual([]);
    expect(await emailsTo(server, person.email)).toHaveLength(1);
  });

  test('the address may be written as people write it', async () => {
    const person = await server.people.register();
    await ask(`  ${person.email.toUpperCase()} `);
    expect(await emailsTo(server, person.email)).toHaveLength(1);
  });

  test('a link works once, also of two at the same time', async () => {
    const person = await server.people.register();
    const token = await linkFor(person);
    const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const again = await reset(token);
    expect([again.statusCode, again.json()]).toEqual([400, LINK_EXPIRED]);
    expect(
      (await emailsTo(server, person.email)).filter(({ subject }) => subject === 'Your password was changed'),
    ).toHaveLength(1);
  });

  test('a link works for 30 minutes from its sending', async () => {
    const person = await server.people.register();
    const [early, late] = [await linkFor(person), await linkFor(person)];
    server.clock.advance(30 * ONE_MINUTE_MS - 1);
    expect((await reset(late, 'still in time')).statusCode).toBe(200);
    expect((await reset(early)).json()).toEqual(LINK_EXPIRED);
    const token = await linkFor(person);
    server.clock.advance(30 * ONE_MINUTE_MS);
    expect((await reset(token)).json()).toEqual(LINK_EXPIRED);
  });

  test.each(['', 'nonsense', 'x'.repeat(43), "' or 1=1 --"])('the token %j opens nothing', async (token) => {
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([400, LINK_EXPIRED]);
  });

  test('a password that cannot be chosen leaves the link good', async () => {
    const person = await server.people.register();
    const token = await linkFor(person);
    const refused = await reset(token, '12345');
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'password' }] });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('only the hash of a token is stored, anywhere', async () => {
    const person = await server.people.register();
    const token = await linkFor(person);
    const rows = [
      await server.db.selectFrom('one_time_token').selectAll().execute(),
      await server.db.selectFrom('email_outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('clicking again and again brings one link, and an hour brings five at most', async () => {
    const person = await server.people.register();
    server.clock.advance(2 * ONE_MINUTE_MS);
    await Promise.all(Array.from({ length: 5 }, () => ask(person.email)));
    expect(await emailsTo(server, person.email)).toHaveLength(1);
    for (let minute = 0; minute < 40; minute += 2) await linkFor(person);
    expect(await emailsTo(server, person.email)).toHaveLength(5);
    server.clock.advance(60 * ONE_MINUTE_MS);
    expect((await reset(await linkFor(person))).statusCode).toBe(200);
  });

  test('a mail server that was away for an hour brings no stale link', async () => {
    const person = await server.people.register();
    await ask(person.email);
    server.clock.advance(31 * ONE_MINUTE_MS);
    expect(await emailsTo(server, person.email)).toEqual([]);
  });

  test('a mail server that is away for a quarter of an hour costs nobody her link', async () => {
    const person = await server.people.register();
    server.failEmails(5);
    await ask(person.email);
    for (let minute = 0; minute < 20; minute += 1) {
      await server.sentEmails();
      server.clock.advance(ONE_MINUTE_MS);
    }
    const [email, ...more] = await emailsTo(server, person.email);
    expect(more).toEqual([]);
    const token = /reset-password#(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('whoever guessed herself out of her account gets in with the new password', async () => {
    const person = await server.people.register();
    for (let attempt = 0; attempt < 10; attempt += 1) await login(person.email, 'wrong');
    expect((await login(person.email, person.password)).statusCode).toBe(429);
    await reset(await linkFor(person));
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('an address that a stranger wanted to put in its place waits no longer', async () => {
    const person = await server.people.register();
    const payload = { firstName: 'Anna', email: 'stranger@example.org', currentPassword: person.password };
    await server.app.inject({ method: 'PATCH', url: AUTH_SETTINGS_PATH, payload, headers: person.headers });
    await reset(await linkFor(person));
    const { user } = (await login(person.email, NEW_PASSWORD)).json();
    expect(user).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test('the link of one account says nothing about another', async () => {
    const [person, other] = [await server.people.register(), await server.people.register()];
    await reset(await linkFor(person));
    expect(await isSignedIn(other)).toBe(true);
    expect((await login(other.email, other.password)).statusCode).toBe(200);
  });
});

test('one address may ask for so many links and no more', async () => {
  const narrow = { burst: 1, perMinute: 6 };
  const wide = { burst: 100, perMinute: 100 };
  const rates = {
    writesPerUser: wide,
    signInsPerAddress: wide,
    registrationsPerAddress: wide,
    linksPerAddress: narrow,
  };
  const server = await openTestApp('sqlite', { rates });
  const ask = () =>
    server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email: 'a@example.org' } });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429]);
  await server.close();
});
