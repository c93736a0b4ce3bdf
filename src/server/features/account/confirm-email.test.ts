import { describe, expect, test } from 'vitest';
import {
  AUTH_CONFIRM_EMAIL_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_KEEP_EMAIL_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_RESET_PASSWORD_PATH,
  AUTH_SETTINGS_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo, LINK_EXPIRED, tokenIn } from '#tests/mail/mailbox.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ONE_HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('a new e-mail address on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  const confirm = (token: string) => post(AUTH_CONFIRM_EMAIL_PATH, { token });
  const me = async ({ headers }: Person) => (await server.app.inject({ url: AUTH_ME_PATH, headers })).json();
  const askFor = (person: Person, email: string) =>
    server.app.inject({
      method: 'PATCH',
      url: AUTH_SETTINGS_PATH,
      headers: person.headers,
      payload: { firstName: 'Anna', email, currentPassword: person.password },
    });

  /** The token of the link that is sent when this person asks for this address. */
  async function linkFor(person: Person, email: string): Promise<string> {
    await askFor(person, email);
    return tokenIn((await emailsTo(server, email)).at(-1)?.text, 'confirm-email');
  }

  test('becomes the account’s own when its link is opened, and both addresses are told', async () => {
    const person = await server.people.register();
    const email = `new-${person.email}`;
    const answer = await confirm(await linkFor(person, email));
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: `${email} is now your account’s email.` }]);
    expect(await me(person)).toMatchObject({ email, pendingEmail: null });
    const login = await post(AUTH_LOGIN_PATH, { email, password: person.password });
    expect(login.statusCode).toBe(200);
    const [, old] = await emailsTo(server, person.email);
    expect(old?.subject).toBe('Your email address was changed');
    expect(old?.text).toContain('changed to ne…@example.org on 20 November 2026');
    expect((await emailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      'Confirm your new email address',
      'Your email address was changed',
    ]);
  });

  test('a link works once, for 24 hours, and then nothing waits any longer', async () => {
    const person = await server.people.register();
    const [first, second] = [`first-${person.email}`, `second-${person.email}`];
    const token = await linkFor(person, first);
    server.clock.advance(24 * ONE_HOUR_MS - 1);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).json()).toEqual(LINK_EXPIRED);
    const late = await linkFor(person, second);
    server.clock.advance(24 * ONE_HOUR_MS);
    expect((await confirm(late)).json()).toEqual(LINK_EXPIRED);
    await server.tidy();
    expect(await me(person)).toMatchObject({ email: first, pendingEmail: null });
  });

  test('one that somebody took meanwhile is refused and waits no longer', async () => {
    const person = await server.people.register();
    const email = `wanted-${person.email}`;
    const token = await linkFor(person, email);
    await server.people.register({ email });
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: null });
    const told = (await emailsTo(server, person.email)).map(({ subject }) => subject);
    expect(told).toEqual(['Did you ask to change your email?']);
  });

  test('of two people who ask for one address at the same time one gets it', async () => {
    const [anna, ben] = [await server.people.register(), await server.people.register()];
    const tokens = [await linkFor(anna, 'both@example.org'), await linkFor(ben, 'both@example.org')];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const emails = [(await me(anna)).email, (await me(ben)).email];
    expect(emails.filter((email) => email === 'both@example.org')).toHaveLength(1);
  });

  test('asking for another one makes the link of the first worthless', async () => {
    const person = await server.people.register();
    const token = await linkFor(person, `first-${person.email}`);
    await askFor(person, `second-${person.email}`);
    expect((await confirm(token)).json()).toEqual(LINK_EXPIRED);
    expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: `second-${person.email}` });
  });

  test('nobody can be sent more than five in an hour, by however many accounts', async () => {
    const people = [await server.people.register(), await server.people.register(), await server.people.register()];
    await Promise.all(people.flatMap((person) => [1, 2, 3].map(() => askFor(person, 'victim@example.org'))));
    expect(await emailsTo(server, 'victim@example.org')).toHaveLength(5);
    expect((await emailsTo(server, people[0]?.email ?? '')).length).toBeLessThanOrEqual(5);
    server.clock.advance(ONE_HOUR_MS + 1);
    await askFor(await server.people.register(), 'victim@example.org');
    expect(await emailsTo(server, 'victim@example.org')).toHaveLength(6);
  });

  test('a stranger who is asked reads nothing that the account has chosen to say', async () => {
    const person = await server.people.register();
    await server.app.inject({
      method: 'PATCH',
      url: AUTH_SETTINGS_PATH,
      headers: person.headers,
      payload: { firstName: 'You have won', email: 'stranger@example.org', currentPassword: person.password },
    });
    const [email] = await emailsTo(server, 'stranger@example.org');
    expect(email?.text).toMatch(/^Hello,\n/);
    expect(email?.text).not.toContain('You have won');
  });

  describe('the old address', () => {
    /** Asks for another address; the link that goes to the old one. */
    async function keepLinkFor(person: Person, email: string): Promise<string> {
      await askFor(person, email);
      return tokenIn((await emailsTo(server, person.email)).at(-1)?.text, 'keep-email');
    }
    const keep = (token: string) => post(AUTH_KEEP_EMAIL_PATH, { token });

    test('hears of the change while it waits, and calls it off', async () => {
      const person = await server.people.register();
      const token = await keepLinkFor(person, 'stranger-1@example.org');
      const told = (await emailsTo(server, person.email)).at(-1);
      expect(told?.subject).toBe('Did you ask to change your email?');
      expect(told?.text).toContain('asked to move your Fit in 30 account to st…@example.org');
      const link = tokenIn((await emailsTo(server, 'stranger-1@example.org')).at(-1)?.text, 'confirm-email');
      const answer = await keep(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your email stays as it is.' }]);
      expect((await confirm(link)).json()).toEqual(LINK_EXPIRED);
      expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: null });
      expect((await keep(token)).json()).toEqual(LINK_EXPIRED);
    });

    test('calls off whatever waits by then', async () => {
      const person = await server.people.register();
      const token = await keepLinkFor(person, 'stranger-2@example.org');
      await askFor(person, 'stranger-3@example.org');
      expect((await keep(token)).statusCode).toBe(200);
      expect(await me(person)).toMatchObject({ pendingEmail: null });
    });

    test('is told that it is too late once the other one is confirmed', async () => {
      const person = await server.people.register();
      const token = await keepLinkFor(person, 'stranger-4@example.org');
      await confirm(tokenIn((await emailsTo(server, 'stranger-4@example.org')).at(-1)?.text, 'confirm-email'));
      expect((await keep(token)).json()).toEqual(LINK_EXPIRED);
      expect(await me(person)).toMatchObject({ email: 'stranger-4@example.org' });
    });

    test.each(['', 'nonsense', "' or 1=1 --"])('the token %j keeps nothing', async (token) => {
      const answer = await keep(token);
      expect([answer.statusCode, answer.json()]).toEqual([400, LINK_EXPIRED]);
    });
  });

  test('a link to choose a password that went to the old address opens nothing after that', async () => {
    const person = await server.people.register();
    await post(AUTH_FORGOT_PASSWORD_PATH, { email: person.email });
    const reset = tokenIn((await emailsTo(server, person.email))[0]?.text, 'reset-password');
    await confirm(await linkFor(person, `new-${person.email}`));
    const answer = await post(AUTH_RESET_PASSWORD_PATH, { token: reset, password: 'a new horse for a new year' });
    expect(answer.json()).toEqual(LINK_EXPIRED);
  });

  test.each(['', 'nonsense', "' or 1=1 --"])('the token %j confirms nothing', async (token) => {
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json()]).toEqual([400, LINK_EXPIRED]);
  });
});
