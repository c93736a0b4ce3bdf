import { describe, expect, test } from 'vitest';
import {
  AUTH_DEVICES_PATH,
  AUTH_LOGOUT_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_LOGIN_PATH,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { buyAsGuest, sessionIdOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

type Cookies = Record<string, string>;

describe.each(TEST_DATABASES)('a sign-in and a payment in one browser, on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object, cookies: Cookies, headers: Partial<Person['headers']> = {}) =>
    server.app.inject({ method: 'POST', url, payload, cookies, headers });
  const logout = ({ headers }: Person, cookies: Cookies) => post(AUTH_LOGOUT_PATH, {}, cookies, headers);

  async function pay(person: Person) {
    const started = await post(PAYMENT_INTENT_PATH, {}, {}, person.headers);
    const sessionId = sessionIdOf(started.json());
    await server.cards.pay(sessionId);
    await server.cards.webhooks.settled();
    return { sessionId, cookies: Object.fromEntries(started.cookies.map(({ name, value }) => [name, value])) };
  }

  test('whoever pays while signed in stays signed in by what she has', async () => {
    const person = await server.people.register();
    const { sessionId, cookies } = await pay(person);
    for (const _time of ['at once', 'after a reload']) {
      const answer = await post(CHECKOUT_LOGIN_PATH, { sessionId }, cookies, person.headers);
      expect([answer.statusCode, answer.json().token]).toEqual([200, person.token]);
    }
    const devices = await server.app.inject({ url: AUTH_DEVICES_PATH, headers: person.headers });
    expect(devices.json()).toHaveLength(1);
    expect((await post(CHECKOUT_LOGIN_PATH, { sessionId }, cookies)).statusCode).toBe(401);
  });

  test('after she has left, the payment signs nobody in, with her cookie kept or not', async () => {
    const person = await server.people.register();
    const { sessionId, cookies } = await pay(person);
    const left = await logout(person, cookies);
    expect(left.cookies).toMatchObject(
      ['fit30_checkout', 'fit30_gift'].map((name) => ({ name, value: '', maxAge: 0, path: '/api/checkout' })),
    );
    expect((await post(CHECKOUT_LOGIN_PATH, { sessionId }, cookies)).statusCode).toBe(401);
  });

  test('nor does it let anybody choose a password for an account that was left', async () => {
    const { sessionId, cookies } = await buyAsGuest(server, { email: 'guest@example.org', name: 'AMIRA KHAN' });
    const { token } = (await post(CHECKOUT_LOGIN_PATH, { sessionId }, cookies)).json();
    await post(AUTH_LOGOUT_PATH, {}, cookies, { authorization: `Bearer ${token}` });
    const claimed = await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: 'of a stranger' }, cookies);
    expect(claimed.statusCode).toBe(401);
  });

  test('another’s leaving takes nothing from her', async () => {
    const [person, other] = [await server.people.register(), await server.people.register()];
    const { sessionId, cookies } = await pay(person);
    await logout(other, {});
    expect((await post(CHECKOUT_LOGIN_PATH, { sessionId }, cookies)).statusCode).toBe(200);
  });
});
