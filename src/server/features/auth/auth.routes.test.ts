import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_LOGOUT_PATH, AUTH_ME_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { openTestApp, type TestApp } from '#tests/test-app.ts';

const ANNA = { firstName: 'Anna', lastName: 'Walker', email: 'anna@example.org', password: 'porridge at seven' };

describe.each(TEST_DATABASES)('signing in on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  const me = (token: string) => server.app.inject({ url: AUTH_ME_PATH, headers: { authorization: `Bearer ${token}` } });

  test('whoever registers is signed in, inactive, and can sign in again', async () => {
    const registered = await post(AUTH_REGISTER_PATH, ANNA);
    expect(registered.statusCode).toBe(201);
    expect(registered.json().user).toMatchObject({ email: ANNA.email, initials: 'AW', subscriptionStatus: 'inactive' });
    expect((await me(registered.json().token)).statusCode).toBe(200);

    const again = await post(AUTH_LOGIN_PATH, { email: ' ANNA@example.org ', password: ANNA.password });
    expect(again.statusCode).toBe(200);
    expect((await me(again.json().token)).json()).toEqual(again.json().user);
  });

  test('a token is worth nothing after logging out, and logging out again is fine', async () => {
    const { token, headers } = await server.people.register();
    expect((await post(AUTH_LOGOUT_PATH, {}, headers)).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await post(AUTH_LOGOUT_PATH, {}, headers)).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: AUTH_LOGOUT_PATH })).statusCode).toBe(200);
  });
});
