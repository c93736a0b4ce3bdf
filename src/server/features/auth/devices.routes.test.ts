import { describe, expect, test } from 'vitest';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_DEVICES_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_SIGN_OUT_EVERYWHERE_PATH,
} from '#contract/paths.ts';
import { GUESSABLE_PASSWORD_TEXTS } from '#domain/account/new-password.ts';
import { LONGEST_SIGN_IN_MS } from '#server/features/auth/access-tokens.repository.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';

describe.each(TEST_DATABASES)('where one is signed in, on %s', (kind) => {
  const server = serveTestApp(kind);

  type Signed = Pick<Person, 'headers'>;
  const post = ({ headers }: Signed, url: string, payload?: object) =>
    server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
  const devices = async ({ headers }: Signed) => (await server.app.inject({ url: AUTH_DEVICES_PATH, headers })).json();
  const isSignedIn = async ({ headers }: Signed) =>
    (await server.app.inject({ url: AUTH_ME_PATH, headers })).statusCode === 200;
  const login = (email: string, password: string) =>
    server.app.inject({
      method: 'POST',
      url: AUTH_LOGIN_PATH,
      payload: { email, password },
      headers: { 'user-agent': ANDROID },
    });
  const changePassword = (person: Signed, currentPassword: string, newPassword: string) =>
    post(person, AUTH_CHANGE_PASSWORD_PATH, { currentPassword, newPassword });

  test('each device by its name, the one that asks marked, nobody else’s', async () => {
    const person = await server.people.register();
    await server.people.register();
    server.clock.advance(1_000);
    await login(person.email, person.password);
    expect(await devices(person)).toEqual([
      { name: 'Chrome on Android', signedInAt: TEST_START + 1_000, lastUsedAt: TEST_START + 1_000, isThis: false },
      { name: 'Another device', signedInAt: TEST_START, lastUsedAt: TEST_START, isThis: true },
    ]);
  });

  test('signing out everywhere ends every other sign-in and no one else’s', async () => {
    const [person, other] = [await server.people.register(), await server.people.register()];
    const phone = await server.people.signIn(person.id);
    const answer = await post(person, AUTH_SIGN_OUT_EVERYWHERE_PATH);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'You’re signed out everywhere else.' }]);
    expect([await isSignedIn(person), await isSignedIn(phone), await isSignedIn(other)]).toEqual([true, false, true]);
    expect(await devices(person)).toHaveLength(1);
  });

  test('a changed password ends every other sign-in and is told by mail', async () => {
    const person = await server.people.register();
    const phone = await server.people.signIn(person.id);
    const answer = await changePassword(person, person.password, 'another horse entirely');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Password changed. Your other devices are signed out.' },
    ]);
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await login(person.email, person.password)).statusCode).toBe(401);
    expect((await login(person.email, 'another horse entirely')).statusCode).toBe(200);
    const [email, ...more] = (await server.sentEmails()).filter(({ to }) => to === person.email);
    expect([email?.subject, more]).toEqual(['Your password was changed', []]);
    expect(email?.text).toContain('https://fit.example/forgot-password');
  });

  test.each([
    { name: 'a wrong one', current: 'wrong', next: 'another horse entirely', field: 'currentPassword' },
    { name: 'none', current: '', next: 'another horse entirely', field: 'currentPassword' },
    { name: 'one too short to take its place', current: undefined, next: '12345', field: 'newPassword' },
  ])('with $name nothing changes', async ({ current, next, field }) => {
    const person = await server.people.register();
    const phone = await server.people.signIn(person.id);
    const answer = await changePassword(person, current ?? person.password, next);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await login(person.email, person.password)).statusCode).toBe(200);
  });

  test('the own address, or the part of it before the @, takes no password’s place', async () => {
    const person = await server.people.register();
    for (const guess of [` ${person.email.toUpperCase()}`, person.email.split('@')[0] ?? '']) {
      const answer = await changePassword(person, person.password, guess);
      const message = GUESSABLE_PASSWORD_TEXTS.own_address;
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'newPassword', message }]]);
    }
    expect((await login(person.email, person.password)).statusCode).toBe(200);
    expect((await server.sentEmails()).filter(({ to }) => to === person.email)).toEqual([]);
  });

  test('the old password cannot be guessed here', async () => {
    const person = await server.people.register();
    for (let attempt = 0; attempt < 10; attempt += 1) await changePassword(person, 'wrong', 'another horse entirely');
    const answer = await changePassword(person, person.password, 'another horse entirely');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
  });

  test('a sign-in that is used every week ends a year after it began, on the hour', async () => {
    const person = await server.people.register();
    const WEEK_MS = 7 * 86_400_000;
    for (let used = WEEK_MS; used < LONGEST_SIGN_IN_MS; used += WEEK_MS) {
      server.clock.advance(WEEK_MS);
      expect(await isSignedIn(person)).toBe(true);
    }
    const left = LONGEST_SIGN_IN_MS % WEEK_MS;
    server.clock.advance(left - 1);
    expect(await isSignedIn(person)).toBe(true);
    server.clock.advance(1);
    expect(await isSignedIn(person)).toBe(false);
  });
});
