import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_CONFIRM_EMAIL_PATH,
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_RESET_PASSWORD_PATH,
  AUTH_SETTINGS_PATH,
  calendarAddressPath,
  workoutDaysPath,
} from '#contract/paths.ts';
import { createPasswords, PASSWORD_COST } from '#server/platform/passwords/passwords.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo, LINK_EXPIRED, tokenIn } from '#tests/mail/mailbox.ts';
import type { Person } from '#tests/people/people.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

const NEW_PASSWORD = 'a new horse for a new year';

/** So slow that whatever is asked for beside it waits in the queue. */
const SLOW = { ...PASSWORD_COST, passes: 4 };

describe.each(TEST_DATABASES)('a password that was replaced, on %s', (kind) => {
  const ordinary = serveTestApp(kind);
  let server: TestApp;
  beforeEach(() => {
    server = ordinary;
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  const login = ({ email }: Person, password: string) => post(AUTH_LOGIN_PATH, { email, password });
  const me = async (headers: Record<string, string>) => server.app.inject({ url: AUTH_ME_PATH, headers });
  const askForAddress = (person: Person, email: string) =>
    server.app.inject({
      method: 'PATCH',
      url: AUTH_SETTINGS_PATH,
      headers: person.headers,
      payload: { firstName: 'Anna', email, currentPassword: person.password },
    });

  async function resetLinkFor({ email }: Person): Promise<string> {
    await post(AUTH_FORGOT_PASSWORD_PATH, { email });
    return tokenIn((await emailsTo(server, email)).at(-1)?.text, 'reset-password');
  }

  async function reset(person: Person): Promise<void> {
    const token = await resetLinkFor(person);
    const answer = await post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
  }

  async function change(person: Person): Promise<void> {
    const payload = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    const answer = await post(AUTH_CHANGE_PASSWORD_PATH, payload, person.headers);
    expect(answer.statusCode).toBe(200);
  }

  const ways = [
    { way: 'changed', replace: change },
    { way: 'reset', replace: reset },
  ];

  test.each(ways)('leaves no address that waits to take the place of hers when it is $way', async ({ replace }) => {
    const person = await server.people.register();
    const stranger = `stranger-of-${person.email}`;
    await askForAddress(person, stranger);
    const token = tokenIn((await emailsTo(server, stranger)).at(-1)?.text, 'confirm-email');
    await replace(person);
    expect((await post(AUTH_CONFIRM_EMAIL_PATH, { token })).json()).toEqual(LINK_EXPIRED);
    const answer = await login(person, NEW_PASSWORD);
    expect(answer.json().user).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test.each(ways)('leaves no link to choose another when it is $way', async ({ replace }) => {
    const person = await server.people.register();
    const token = await resetLinkFor(person);
    server.clock.advance(3 * 60_000);
    await replace(person);
    const answer = await post(AUTH_RESET_PASSWORD_PATH, { token, password: 'the horse of a stranger' });
    expect(answer.json()).toEqual(LINK_EXPIRED);
  });

  test.each(ways)('ends the address of her calendar when it is $way, and the message says so', async ({ replace }) => {
    const person = await server.people.subscribe();
    const days = { weekdays: [0], startMinute: 600, zone: 'UTC' };
    await server.app.inject({
      method: 'PATCH',
      url: workoutDaysPath(person.id),
      headers: person.headers,
      payload: days,
    });
    const { path } = (await post(calendarAddressPath(person.id), {}, person.headers)).json();
    expect((await server.app.inject({ url: path })).statusCode).toBe(200);
    await replace(person);
    expect((await server.app.inject({ url: path })).statusCode).toBe(404);
    const told = (await emailsTo(server, person.email)).at(-1)?.text;
    expect(told).toContain('Your private calendar link has stopped too');
  });

  test.each(ways)('ends the link of her sitter when it is $way, and the message says so', async ({ replace }) => {
    const { withSitter, calendarAddress, open, follow } = sitterCallsOf(server);
    const { person, token } = await withSitter();
    const path = await calendarAddress(token);
    await replace(person);
    expect([(await open(token)).statusCode, (await follow(path)).statusCode]).toEqual([404, 404]);
    const told = (await emailsTo(server, person.email)).at(-1)?.text;
    expect(told).toContain('Your sitter’s link has stopped too');
  });

  test('is told of without a word about a calendar where there was none', async () => {
    const person = await server.people.register();
    await change(person);
    expect((await emailsTo(server, person.email)).at(-1)?.text).not.toContain('calendar');
  });

  test('makes every browser a stranger but the one on which it was changed', async () => {
    const person = await server.people.register();
    const here = await login(person, person.password);
    const elsewhere = await login(person, person.password);
    const cookieOf = (answer: typeof here) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { authorization: `Bearer ${here.json().token}`, cookie: cookieOf(here) };
    await post(AUTH_CHANGE_PASSWORD_PATH, { currentPassword: person.password, newPassword: NEW_PASSWORD }, headers);
    expect(cookieOf(elsewhere)).toMatch(/^fit30_browser=/);
    expect(await knownBrowsersOf(person)).toBe(1);
  });

  async function knownBrowsersOf({ id }: Person): Promise<number> {
    const rows = await server.db.selectFrom('known_browser').selectAll().where('user_id', '=', id).execute();
    return rows.length;
  }

  describe('in that moment', () => {
    const slow = serveTestApp(kind, { passwordCost: SLOW });
    beforeEach(() => {
      server = slow;
    });

    test('signs nobody in who gave the old one while the new one was being stored', async () => {
      const person = await server.people.register();
      const token = await resetLinkFor(person);
      const [answer, ...logins] = await Promise.all([
        post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD }),
        ...Array.from({ length: 8 }, () => login(person, person.password)),
      ]);
      expect(answer?.statusCode).toBe(200);
      for (const { statusCode, body } of logins) {
        if (statusCode === 401) continue;
        const headers = { authorization: `Bearer ${JSON.parse(body).token}` };
        expect((await me(headers)).statusCode).toBe(401);
      }
      expect((await login(person, NEW_PASSWORD)).statusCode).toBe(200);
    });

    test('stays replaced when the old one was to be stored anew at another cost in that moment', async () => {
      const person = await server.people.register();
      const cheap = createPasswords({ cost: { memoryKibibytes: 8, passes: 1, lanes: 1 }, randomBytes });
      await server.db
        .updateTable('user')
        .set({ password_hash: await cheap.hash(person.password) })
        .where('id', '=', person.id)
        .execute();
      const token = await resetLinkFor(person);
      await Promise.all([
        post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD }),
        ...Array.from({ length: 8 }, () => login(person, person.password)),
      ]);
      expect((await login(person, person.password)).statusCode).toBe(401);
      expect((await login(person, NEW_PASSWORD)).statusCode).toBe(200);
    });

    test('confirms nothing any more that was asked for with the old one in that moment', async () => {
      for (let isReset = false; !isReset; ) {
        const person = await server.people.register();
        const token = await resetLinkFor(person);
        const [reset] = await Promise.all([
          post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD }),
          askForAddress(person, `stranger-of-${person.email}`),
          post(
            AUTH_CHANGE_PASSWORD_PATH,
            { currentPassword: person.password, newPassword: 'of a stranger' },
            person.headers,
          ),
          post(AUTH_DELETE_ACCOUNT_PATH, { password: person.password }, person.headers),
        ]);
        // Where the old password was used first, the link holds no more.
        isReset = reset.statusCode === 200;
        const answer = await login(person, NEW_PASSWORD);
        expect([answer.statusCode, answer.json().user?.pendingEmail]).toEqual(isReset ? [200, null] : [401, undefined]);
      }
    });
  });
});
