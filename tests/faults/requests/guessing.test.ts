import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, SITE_PATH } from '#contract/paths.ts';
import { MAX_SIGN_IN_FAILURES, SIGN_IN_WINDOW_MS } from '#domain/account/sign-in-limits.ts';
import { PASSWORD_COST } from '#server/platform/passwords/passwords.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';

const GUESSES = tries(1_500, 30_000);
const EACH = Math.ceil(GUESSES / 5);
const LONG = { timeout: 60_000 + GUESSES * 20 };
const AT_ONCE = 20;

interface Guess {
  email: string;
  /** What the guesser says of where it comes from. */
  from: string;
}

const { account, address, accountAndAddress } = MAX_SIGN_IN_FAILURES;
const anyAddress = (index: number) => `198.${51 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
let total = 0;

/** How many of the guesses were looked at, in one window of time; all others were turned away. */
async function checkedOf(server: TestApp, guessAt: (index: number) => Guess): Promise<number> {
  // Nothing that was tried before counts any more.
  server.clock.advance(SIGN_IN_WINDOW_MS);
  const tally = new Map<number, number>();
  for (let begin = 0; begin < EACH; begin += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, EACH - begin) }, (_, index) => {
        const { email, from } = guessAt(begin + index);
        const headers = { 'x-forwarded-for': from, 'x-real-ip': from, forwarded: `for=${from}` };
        return server.app.inject({
          method: 'POST',
          url: AUTH_LOGIN_PATH,
          headers,
          payload: { email, password: 'porridge' },
        });
      }),
    );
    for (const { statusCode } of answers) tally.set(statusCode, (tally.get(statusCode) ?? 0) + 1);
  }
  expect([...tally.keys()].filter((status) => status !== 401 && status !== 429)).toEqual([]);
  total += EACH;
  return tally.get(401) ?? 0;
}

describe('who guesses passwords gets no further than the limits', () => {
  let open: TestApp;
  let behindProxy: TestApp;
  let email: string;
  beforeAll(async () => {
    open = await openTestApp('sqlite');
    behindProxy = await openTestApp('sqlite', { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  beforeEach(async () => {
    email = (await open.people.register()).email;
  });
  afterAll(async () => {
    reportFigures('guessing', { guesses: total });
    await open.close();
    await behindProxy.close();
  });

  test('of sixty at the same moment some are told to come back, which counts as no try, and others are served', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1' };
    const busy = await openTestApp('sqlite', { passwordCost: PASSWORD_COST, environment });
    const flood = Array.from({ length: 60 }, (_, index) => {
      const payload = { email: `person${index}@example.net`, password: 'porridge' };
      const headers = { 'x-forwarded-for': anyAddress(index) };
      return busy.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload, headers });
    });
    expect((await busy.app.inject({ url: SITE_PATH })).statusCode).toBe(200);
    const answers = await Promise.all(flood);
    const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { headers } of turnedAway) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const failures = await busy.db.selectFrom('sign_in_failure').selectAll().execute();
    expect(failures).toHaveLength(answers.filter(({ statusCode }) => statusCode === 401).length);
    await busy.close();
  });

  test(`${EACH} guesses at one account, each from another address that nobody believes`, LONG, async () => {
    expect(await checkedOf(open, (index) => ({ email, from: anyAddress(index) }))).toBe(accountAndAddress);
  });

  test(`${EACH} guesses at as many accounts, each from another address that nobody believes`, LONG, async () => {
    const guessAt = (index: number) => ({ email: `person${index}@example.net`, from: anyAddress(index) });
    expect(await checkedOf(open, guessAt)).toBe(address);
  });

  test(`${EACH} guesses at as many accounts from one address behind the proxy`, LONG, async () => {
    const guessAt = (index: number) => ({ email: `person${index}@example.net`, from: '198.51.100.7' });
    expect(await checkedOf(behindProxy, guessAt)).toBe(address);
  });

  test(`${EACH} guesses at one account from as many addresses behind the proxy`, LONG, async () => {
    expect(await checkedOf(behindProxy, (index) => ({ email, from: anyAddress(index) }))).toBe(account);
  });

  test(`${EACH} guesses behind the proxy, with other addresses before the one that the proxy adds`, LONG, async () => {
    const guessAt = (index: number) => ({ email, from: `${anyAddress(index)}, 203.0.113.9` });
    expect(await checkedOf(behindProxy, guessAt)).toBe(accountAndAddress);
  });
});
