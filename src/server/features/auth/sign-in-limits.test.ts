import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { BROWSER_COOKIE } from './browser-cookie.ts';

const FIFTEEN_MINUTES_MS = 900_000;

describe.each(TEST_DATABASES)('guessing passwords on %s', (kind) => {
  let server: TestApp;
  let anna: Person;
  beforeEach(async () => {
    server = await openTestApp(kind, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    anna = await server.people.register({ email: 'anna@example.org' });
  });
  afterEach(() => server.close());

  const signIn = (password: string, from = '198.51.100.1', email = anna.email, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: AUTH_LOGIN_PATH,
      payload: { email, password },
      headers: { 'x-forwarded-for': from, ...headers },
    });

  async function failTimes(times: number, from: (attempt: number) => string, email = anna.email) {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < times; attempt += 1) {
      statuses.add((await signIn('wrong password', from(attempt), email)).statusCode);
    }
    return [...statuses];
  }

  test('ten failures from one address close the account to it for 15 minutes, the right password included', async () => {
    expect(await failTimes(10, () => '198.51.100.1')).toEqual([401]);
    const refused = await signIn(anna.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many tries. Wait 15 minutes, then try again.',
    });

    expect((await signIn(anna.password, '198.51.100.2')).statusCode).toBe(200);
    server.clock.advance(FIFTEEN_MINUTES_MS);
    expect((await signIn(anna.password)).statusCode).toBe(200);
  });

  test('an unknown account is closed just the same', async () => {
    await failTimes(10, () => '198.51.100.1', 'nobody@example.org');
    expect((await signIn('x', '198.51.100.1', 'nobody@example.org')).statusCode).toBe(429);
  });

  test('being refused does not make the wait longer', async () => {
    await failTimes(10, () => '198.51.100.1');
    server.clock.advance(FIFTEEN_MINUTES_MS - 1);
    expect((await signIn(anna.password)).statusCode).toBe(429);
    server.clock.advance(1);
    expect((await signIn(anna.password)).statusCode).toBe(200);
  });

  test('the right password clears what was mistyped before', async () => {
    await failTimes(9, () => '198.51.100.1');
    expect((await signIn(anna.password)).statusCode).toBe(200);
    expect(await failTimes(9, () => '198.51.100.1')).toEqual([401]);
    expect((await signIn(anna.password)).statusCode).toBe(200);
  });

  test('many at once do not slip past the limit together', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong password')));
    const tried = answers.filter(({ statusCode }) => statusCode === 401).length;
    expect(answers.every(({ statusCode }) => [401, 429].includes(statusCode))).toBe(true);
    expect(tried).toBe(10);
  });

  test('fifty failures close an address to every account', async () => {
    for (let account = 0; account < 5; account += 1) {
      await failTimes(10, () => '198.51.100.1', `person${account}@example.net`);
    }
    expect((await signIn(anna.password)).statusCode).toBe(429);
    expect((await signIn(anna.password, '198.51.100.2')).statusCode).toBe(200);
  });

  test('a hundred failures close an account to strangers, not to a browser that signed in before', async () => {
    const before = await signIn(anna.password, '203.0.113.200');
    const cookie = `${BROWSER_COOKIE}=${before.cookies[0]?.value}`;
    expect(await failTimes(100, (attempt) => `203.0.113.${Math.floor(attempt / 9)}`)).toEqual([401]);

    expect((await signIn(anna.password, '203.0.113.201')).statusCode).toBe(429);
    expect((await signIn(anna.password, '203.0.113.201', anna.email, { cookie })).statusCode).toBe(200);
    const otherCookie = `${BROWSER_COOKIE}=${'A'.repeat(43)}`;
    expect((await signIn(anna.password, '203.0.113.201', anna.email, { cookie: otherCookie })).statusCode).toBe(429);
  });

  test('a forwarding header from nobody that we trust changes nothing', async () => {
    const untrusting = await openTestApp(kind);
    const person = await untrusting.people.register();
    const guess = (attempt: number) =>
      untrusting.app.inject({
        method: 'POST',
        url: AUTH_LOGIN_PATH,
        payload: { email: person.email, password: 'wrong password' },
        headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(attempt)).statusCode).toBe(401);
    expect((await guess(11)).statusCode).toBe(429);
    await untrusting.close();
  });

  test('failures are kept as hashes, and not longer than they count', async () => {
    await failTimes(3, () => '198.51.100.77');
    const kept = JSON.stringify(await server.db.selectFrom('sign_in_failure').selectAll().execute());
    expect(kept).not.toContain('198.51.100.77');
    expect(kept).not.toContain(anna.email);

    server.clock.advance(FIFTEEN_MINUTES_MS);
    await failTimes(1, () => '198.51.100.78');
    await server.tidy();
    expect(await server.db.selectFrom('sign_in_failure').selectAll().execute()).toHaveLength(1);
  });
});

test('tries that a clock which was a day ahead has counted keep nobody out when it is put right', async () => {
  const server = await openTestApp('sqlite');
  const { email, password } = await server.people.register();
  const signIn = (tried: string) =>
    server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload: { email, password: tried } });
  server.clock.advance(86_400_000);
  for (let count = 0; count < 10; count += 1) await signIn('wrong');
  expect((await signIn(password)).statusCode).toBe(429);
  server.clock.advance(-86_400_000);
  expect((await signIn(password)).statusCode).toBe(200);
  await server.close();
});

describe('rates of one address', () => {
  const rates = {
    writesPerUser: { burst: 2, perMinute: 60 },
    signInsPerAddress: { burst: 2, perMinute: 60 },
    registrationsPerAddress: { burst: 1, perMinute: 6 },
    linksPerAddress: { burst: 1, perMinute: 6 },
  };

  test('registering and signing in too often is refused for some seconds, before anything is looked at', async () => {
    const server = await openTestApp('sqlite', { rates });
    const register = () => server.app.inject({ method: 'POST', url: AUTH_REGISTER_PATH, payload: {} });
    const login = () => server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload: {} });
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([400, 429]);
    const answers = [await login(), await login(), await login()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429]);
    expect(answers[2]?.headers['retry-after']).toBe('1');
    expect(answers[2]?.json().code).toBe('too_many_requests');
    server.clock.advance(1_000);
    expect((await login()).statusCode).toBe(400);
    await server.close();
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const server = await openTestApp('sqlite', { rates });
    const register = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: AUTH_REGISTER_PATH, payload: {}, remoteAddress });
    expect((await register('2001:db8:1:2::1')).statusCode).toBe(400);
    expect((await register('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await register('2001:db8:1:3::1')).statusCode).toBe(400);
    await server.close();
  });

  test('writing too often is refused, reading never, and nobody else notices', async () => {
    const server = await openTestApp('sqlite', { rates });
    const [anna, ben] = [await server.people.register(), await server.people.register()];
    const write = ({ headers }: Person) =>
      server.app.inject({ method: 'PATCH', url: '/api/auth/settings', payload: {}, headers });
    expect([(await write(anna)).statusCode, (await write(anna)).statusCode]).toEqual([400, 400]);
    expect((await write(anna)).statusCode).toBe(429);
    expect((await server.app.inject({ url: AUTH_ME_PATH, headers: anna.headers })).statusCode).toBe(200);
    expect((await write(ben)).statusCode).toBe(400);
    await server.close();
  });
});
