import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_LOGOUT_PATH, AUTH_ME_PATH } from '#contract/paths.ts';
import { createPasswords } from '#server/platform/passwords/passwords.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { BROWSER_COOKIE } from './browser-cookie.ts';

const ONE_DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('accounts on %s', (kind) => {
  const server = serveTestApp(kind, {
    environment: { ADMIN_EMAIL: 'coach@example.org', FORCE_LOGOUT_EMAIL: 'out@example.org' },
  });

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload: payload as object, headers });
  const me = (token: string) => server.app.inject({ url: AUTH_ME_PATH, headers: { authorization: `Bearer ${token}` } });

  describe('signing in', () => {
    test('takes the address in any case and answers a new token each time', async () => {
      const { email, password } = await server.people.register({ email: 'carla@example.org' });
      const first = await post(AUTH_LOGIN_PATH, { email: ` ${email.toUpperCase()} `, password });
      const second = await post(AUTH_LOGIN_PATH, { email, password });
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(first.json().token).not.toBe(second.json().token);
    });

    test('a wrong password and an unknown address get the same answer', async () => {
      const { email } = await server.people.register();
      const wrong = await post(AUTH_LOGIN_PATH, { email, password: 'wrong password' });
      const unknown = await post(AUTH_LOGIN_PATH, { email: 'nobody@example.org', password: 'wrong password' });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json()).toEqual({
        code: 'wrong_credentials',
        message: 'That email or password isn’t right. Check both and try again.',
      });
      expect(unknown.statusCode).toBe(401);
      expect(unknown.json()).toEqual(wrong.json());
      expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
    });

    test.each([
      { body: {}, fields: ['email', 'password'] },
      { body: { email: 'anna@example.org' }, fields: ['password'] },
      { body: { email: "' or 1=1 --", password: 'x' }, fields: ['email'] },
      { body: { email: 'anna@example.org', password: 'x'.repeat(129) }, fields: ['password'] },
      { body: { email: { $ne: null }, password: { $ne: null } }, fields: ['email', 'password'] },
    ])('$body → 400 naming $fields', async ({ body, fields }) => {
      const answer = await post(AUTH_LOGIN_PATH, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    });

    test('the browser gets a cookie that scripts cannot read, and keeps it', async () => {
      const { email, password } = await server.people.register();
      const first = await post(AUTH_LOGIN_PATH, { email, password });
      const [cookie] = first.cookies;
      expect(cookie).toMatchObject({ name: BROWSER_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
      const second = await post(AUTH_LOGIN_PATH, { email, password }, { cookie: `${BROWSER_COOKIE}=${cookie?.value}` });
      expect(second.cookies[0]?.value).toBe(cookie?.value);
    });

    test('an account that paid is active', async () => {
      const { email, password } = await server.people.subscribe();
      expect((await post(AUTH_LOGIN_PATH, { email, password })).json().user.subscriptionStatus).toBe('active');
    });

    test('the two designated addresses are told so, nobody else is', async () => {
      const coach = await server.people.register({ email: 'coach@example.org' });
      const out = await server.people.register({ email: 'out@example.org' });
      const other = await server.people.register();
      expect((await me(coach.token)).json()).toMatchObject({ isAdmin: true });
      expect((await me(coach.token)).json()).not.toHaveProperty('forceLogout');
      expect((await me(out.token)).json()).toMatchObject({ forceLogout: true });
      expect((await me(other.token)).json()).not.toHaveProperty('isAdmin');
      expect((await me(other.token)).json()).not.toHaveProperty('forceLogout');
    });

    test('an account without a password cannot be signed in to', async () => {
      const { id, email, password } = await server.people.register();
      await server.db.updateTable('user').set({ password_hash: null }).where('id', '=', id).execute();
      for (const tried of [password, 'null', '$argon2id$']) {
        expect((await post(AUTH_LOGIN_PATH, { email, password: tried })).statusCode).toBe(401);
      }
    });

    test('a password that was hashed at another cost is hashed again', async () => {
      const { id, email, password } = await server.people.register();
      const dearer = { memoryKibibytes: 16, passes: 2, lanes: 1 };
      const password_hash = await createPasswords({ cost: dearer, randomBytes }).hash(password);
      await server.db.updateTable('user').set({ password_hash }).where('id', '=', id).execute();
      expect((await post(AUTH_LOGIN_PATH, { email, password })).statusCode).toBe(200);
      const row = await server.db
        .selectFrom('user')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.password_hash).toContain('$m=8,t=1,p=1$');
      expect((await post(AUTH_LOGIN_PATH, { email, password })).statusCode).toBe(200);
    });
  });

  describe('a token', () => {
    test('is worth nothing after logging out; logging out again, or without one, is fine', async () => {
      const { token, headers } = await server.people.register();
      expect((await post(AUTH_LOGOUT_PATH, undefined, headers)).statusCode).toBe(200);
      expect((await me(token)).statusCode).toBe(401);
      expect((await post(AUTH_LOGOUT_PATH, undefined, headers)).statusCode).toBe(200);
      expect((await post(AUTH_LOGOUT_PATH, undefined)).statusCode).toBe(200);
    });

    test('of another device lives on', async () => {
      const person = await server.people.register();
      const other = await server.people.signIn(person.id);
      await post(AUTH_LOGOUT_PATH, undefined, person.headers);
      expect((await me(other.token)).statusCode).toBe(200);
    });

    test('lives 30 days from its last use, and using it writes at most once a day', async () => {
      const { token } = await server.people.register();
      const lastUsed = async () => {
        const rows = await server.db.selectFrom('access_token').select('last_used_at').execute();
        return Math.max(...rows.map(({ last_used_at }) => last_used_at));
      };
      const issued = await lastUsed();
      server.clock.advance(ONE_DAY_MS - 1);
      await me(token);
      expect(await lastUsed()).toBe(issued);

      server.clock.advance(28 * ONE_DAY_MS);
      expect((await me(token)).statusCode).toBe(200);
      expect(await lastUsed()).toBe(server.clock.now());

      server.clock.advance(30 * ONE_DAY_MS - 1);
      expect((await me(token)).statusCode).toBe(200);
      server.clock.advance(30 * ONE_DAY_MS);
      expect((await me(token)).statusCode).toBe(401);
    });
  });
});
