import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGIN_PATH,
  AUTH_RESET_PASSWORD_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_LOGIN_PATH,
  calendarAddressPath,
  workoutDaysPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo, tokenIn } from '#tests/mail/mailbox.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { tries } from '#tests/test-size.ts';

const TIMES = tries(10, 200);
const AT_ONCE = 4;
const NEW_PASSWORD = 'a new horse for a new year';

describe.each(TEST_DATABASES)('what opens an account is taken away while it is used, on %s', (kind) => {
  const server = serveTestApp(kind);

  type Headers = Record<string, string>;
  const post = (url: string, payload: object, headers: Headers = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  type Call = () => ReturnType<typeof post>;
  const often = (call: Call): Call[] => Array.from({ length: AT_ONCE }, () => call);

  const login = ({ email, password }: Person) => post(AUTH_LOGIN_PATH, { email, password });
  async function linkTo(email: string, page: string) {
    return tokenIn((await emailsTo(server, email)).at(-1)?.text, page);
  }
  async function resets({ email }: Person) {
    await post(AUTH_FORGOT_PASSWORD_PATH, { email });
    const token = await linkTo(email, 'reset-password');
    return () => post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD });
  }
  const changes = async (person: Person): Promise<Call> => {
    const payload = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    return () => post(AUTH_CHANGE_PASSWORD_PATH, payload, person.headers);
  };
  const deletes = async (person: Person): Promise<Call> => {
    return () => post(AUTH_DELETE_ACCOUNT_PATH, { password: person.password }, person.headers);
  };

  const signIns = async (person: Person) => often(() => login(person));
  const elsewhere = async (person: Person) => ({ authorization: `Bearer ${(await login(person)).json().token}` });
  async function calendarAddresses(person: Person) {
    const payload = { weekdays: [0], startMinute: 600, zone: 'UTC' };
    await server.app.inject({ method: 'PATCH', url: workoutDaysPath(person.id), headers: person.headers, payload });
    const headers = await elsewhere(person);
    return often(() => post(calendarAddressPath(person.id), {}, headers));
  }
  async function sitterLinks(person: Person) {
    const calls = await calendarAddresses(person);
    const headers = await elsewhere(person);
    return calls.map(() => () => post(`/api/users/${person.id}/sitter`, { name: 'Jo', showsTime: true }, headers));
  }

  async function leftOf({ id }: Pick<Person, 'id'>) {
    const { db } = server;
    const [tokens, calendars, sitters] = await Promise.all([
      db
        .selectFrom('access_token')
        .select('token_hash')
        .where('user_id', '=', id)
        .where('revoked_at', 'is', null)
        .execute(),
      db
        .selectFrom('workout_days')
        .select('user_id')
        .where('user_id', '=', id)
        .where('address_hash', 'is not', null)
        .execute(),
      db.selectFrom('sitter').select('id').where('user_id', '=', id).execute(),
    ]);
    return { signIns: tokens.length, links: calendars.length + sitters.length };
  }

  const cases: [what: string, way: string, taken: typeof changes, issue: typeof signIns, left: object][] = [
    ['the password is reset', 'a sign-in', resets, signIns, { signIns: 0 }],
    ['the password is changed', 'a sign-in', changes, signIns, { signIns: 1 }],
    ['the account is deleted', 'a sign-in', deletes, signIns, { signIns: 0 }],
    ['the password is changed', 'an address of her calendar', changes, calendarAddresses, { signIns: 1, links: 0 }],
    ['the password is changed', 'a link for a sitter', changes, sitterLinks, { signIns: 1, links: 0 }],
  ];

  test.each(cases)('%s: %s that was made in that moment opens nothing', { timeout: 600_000 }, async (...of) => {
    const [, , prepare, issue, left] = of;
    for (let turn = 0; turn < TIMES; turn += 1) {
      const person = await server.people.subscribe();
      const takeAway = await prepare(person);
      const calls = await issue(person);
      const [taken, ...answers] = await Promise.all([takeAway(), ...calls.map((call) => call())]);
      expect(taken.statusCode).toBe(200);
      for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
      expect({ turn, ...(await leftOf(person)) }).toMatchObject({ turn, ...left });
      server.clock.advance(16 * 60_000);
    }
  });

  test.each([
    ['an address of her calendar', calendarAddressPath, {}],
    ['a link for a sitter', (id: string) => `/api/users/${id}/sitter`, { name: 'Jo', showsTime: true }],
  ])('%s is made by nobody whose sign-in ended while the call was on its way', async (_what, pathOf, payload) => {
    const person = await server.people.subscribe();
    await calendarAddresses(person);
    const takeAway = await resets(person);
    // Who is calling is looked at before the body comes: then the password is another.
    async function* lateBody() {
      expect((await takeAway()).statusCode).toBe(200);
      yield JSON.stringify(payload);
    }
    const headers = { ...person.headers, 'content-type': 'application/json' };
    const call = { method: 'POST', url: pathOf(person.id), headers, payload: Readable.from(lateBody()) } as const;
    const answer = await server.app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    expect(await leftOf(person)).toEqual({ signIns: 0, links: 0 });
  });

  let guests = 0;
  async function guest() {
    const email = `guest${++guests}@example.org`;
    const { sessionId, cookies } = await buyAsGuest(server, { email, name: 'AMIRA KHAN' });
    const token = await linkTo(email, 'set-password');
    const { id } = await server.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const asBuyer = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload, cookies });
    return {
      id,
      login: () => asBuyer(CHECKOUT_LOGIN_PATH, { sessionId }),
      claim: () => asBuyer(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: 'of whoever paid' }),
      choose: () => post(AUTH_RESET_PASSWORD_PATH, { token, password: NEW_PASSWORD }),
    };
  }

  test('the first password is chosen by e-mail: whoever paid is signed in by nothing any more', async () => {
    const { id, login: asBuyer, claim, choose } = await guest();
    expect((await choose()).statusCode).toBe(200);
    expect([(await asBuyer()).statusCode, (await claim()).statusCode]).toEqual([401, 409]);
    expect((await leftOf({ id })).signIns).toBe(1);
  });

  test('the first password is chosen by e-mail: of sign-ins by the payment in that moment none lives on', {
    timeout: 600_000,
  }, async () => {
    for (let turn = 0; turn < TIMES; turn += 1) {
      const { id, login: asBuyer, choose } = await guest();
      const [chosen, ...answers] = await Promise.all([choose(), ...often(asBuyer).map((call) => call())]);
      expect(chosen.statusCode).toBe(200);
      for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
      expect({ turn, ...(await leftOf({ id })) }).toMatchObject({ turn, signIns: 1 });
    }
  });
});
