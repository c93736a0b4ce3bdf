import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { MAX_SIGN_IN_FAILURES, SIGN_IN_WINDOW_MS } from '#domain/account/sign-in-limits.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_ORIGIN, DESK_PASSWORD, deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const { account: OF_ACCOUNT, accountAndAddress: FROM_ADDRESS } = MAX_SIGN_IN_FAILURES;

describe.each(TEST_DATABASES)('a stranger who guesses at the sign-in of the desk, on %s', (kind) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof deskOperatorOf>>;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.advance(SIGN_IN_WINDOW_MS);
    await server.db.deleteFrom('operator').execute();
    owner = await deskOperatorOf(server);
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '192.0.2.9') =>
    server.app.inject({ method: 'POST', url, headers: { origin: DESK_ORIGIN, ...headers }, payload, remoteAddress });

  /** From many addresses, until the account is locked. */
  async function guess(ways: readonly string[]) {
    for (let count = 0; count <= OF_ACCOUNT; count += 1) {
      const guessed = { email: owner.email, password: 'a wrong password', recoveryCode: 'no-such-key' };
      const from = `10.1.1.${Math.trunc(count / FROM_ADDRESS)}`;
      const { statusCode } = await post(ways[count % ways.length] ?? '', guessed, {}, from);
      expect(statusCode).toBe(count < OF_ACCOUNT ? 401 : 429);
    }
  }
  const GUESSES = [DESK_PATHS.signInPassword, DESK_PATHS.signInRecoveryCode];
  const signIn = (headers?: Record<string, string>, recoveryCode = owner.recoveryCodes[0] ?? '') =>
    post(DESK_PATHS.signInPassword, { email: owner.email, password: DESK_PASSWORD, recoveryCode }, headers);
  const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  test('locks neither her open sign-in nor a browser in which she was in before', async () => {
    const browser = { cookie: cookiesOf(await signIn()) };
    await guess(GUESSES);
    expect((await post(DESK_PATHS.proof, { password: DESK_PASSWORD }, owner.headers)).statusCode).toBe(200);
    const [, second = '', third = ''] = owner.recoveryCodes;
    expect((await signIn(browser, second)).statusCode).toBe(200);
    const email = { email: owner.email, recoveryCode: third };
    expect((await post(DESK_PATHS.signInRecoveryCode, email, browser)).statusCode).toBe(200);
  });

  test('locks every browser in which nobody was in before, and the owner is told what to do', async () => {
    await guess([DESK_PATHS.signInPassword]);
    expect((await signIn({}, owner.recoveryCodes[1])).statusCode).toBe(429);
    const told = (await server.sentEmails()).filter(({ subject }) => subject === 'Wrong passwords at your desk').at(-1);
    expect(told?.to).toBe(owner.email);
    for (const way of ['passkey', 'browser you’ve used before', 'npm run desk -- code'])
      expect(told?.text).toContain(way);
  });

  test('is held in a browser that she used too, ten from one address', async () => {
    const browser = { cookie: cookiesOf(await signIn()) };
    const wrong = { email: owner.email, password: 'a wrong password', recoveryCode: 'no-such-key' };
    for (let count = 0; count < FROM_ADDRESS; count += 1)
      expect((await post(DESK_PATHS.signInPassword, wrong, browser)).statusCode).toBe(401);
    expect((await signIn(browser, owner.recoveryCodes[1])).statusCode).toBe(429);
  });

  test('has ten guesses at the password in a sign-in that was left open, whatever address they come from', async () => {
    const prove = (password: string, from: string) => post(DESK_PATHS.proof, { password }, owner.headers, from);
    for (let count = 0; count < FROM_ADDRESS; count += 1)
      expect((await prove('a wrong password', `10.2.2.${count}`)).statusCode).toBe(401);
    expect((await prove(DESK_PASSWORD, '10.2.2.99')).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('is a stranger again in every browser but hers once she has replaced the password', async () => {
    const here = cookiesOf(await signIn());
    const elsewhere = { cookie: cookiesOf(await signIn({}, owner.recoveryCodes[1])) };
    await post(DESK_PATHS.password, { password: DESK_PASSWORD }, { cookie: here });
    await guess([DESK_PATHS.signInPassword]);
    expect((await signIn(elsewhere, owner.recoveryCodes[2])).statusCode).toBe(429);
    expect((await signIn({ cookie: here }, owner.recoveryCodes[2])).statusCode).toBe(200);
  });
});
