import { describe, expect, test } from 'vitest';
import {
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_LOGIN_PATH,
  CHECKOUT_SESSION_PATH,
  checkoutVerifyPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const ONE_HOUR_MS = 3_600_000;
const PASSWORD = 'tea before squats';

let count = 0;
function nextEmail(): string {
  count += 1;
  return `guest${count}@example.org`;
}

describe.each(TEST_DATABASES)('buying without an account, on %s', (kind) => {
  const server = serveTestApp(kind);

  async function start(cookie = '') {
    const cookies = { fit30_checkout: cookie };
    const answer = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, ...(cookie && { cookies }) });
    const url: string = answer.json().url;
    return { url, sessionId: url.split(/\/|=/).at(-1) ?? '', nonce: answer.cookies[0]?.value ?? '' };
  }

  async function buy(email = nextEmail(), name = 'AMIRA KHAN') {
    const checkout = await start();
    await server.cards.pay(checkout.sessionId, { email, name });
    await server.cards.webhooks.settled();
    return { email, ...checkout };
  }

  const verify = async (sessionId: string, nonce = '') =>
    (await server.app.inject({ url: checkoutVerifyPath(sessionId), cookies: { fit30_checkout: nonce } })).json();
  const claim = (sessionId: string, nonce: string, password = PASSWORD) =>
    server.app.inject({
      method: 'POST',
      url: CHECKOUT_CLAIM_ACCOUNT_PATH,
      cookies: { fit30_checkout: nonce },
      payload: { sessionId, password },
    });
  const login = (sessionId: string, nonce: string) =>
    server.app.inject({
      method: 'POST',
      url: CHECKOUT_LOGIN_PATH,
      cookies: { fit30_checkout: nonce },
      payload: { sessionId },
    });
  const signIn = (email: string, password = PASSWORD) =>
    server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload: { email, password } });
  const usersWith = (email: string) => server.db.selectFrom('user').selectAll().where('email', '=', email).execute();
  const purchaseOf = (sessionId: string) =>
    server.db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId).executeTakeFirstOrThrow();

  test('the account is made from what the provider reports, and its password is chosen once', async () => {
    const { email, sessionId, nonce } = await buy();
    expect(await verify(sessionId, nonce)).toEqual({
      waiting: false,
      firstName: 'Amira',
      subscriptionStatus: 'active',
      needsPasswordSetup: true,
      email,
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
    });
    const claimed = await claim(sessionId, nonce);
    expect(claimed.statusCode).toBe(200);
    const { token, user } = claimed.json();
    expect(user).toMatchObject({ email, firstName: 'Amira', lastName: 'Khan', subscriptionStatus: 'active' });
    const me = await server.app.inject({ url: AUTH_ME_PATH, headers: { authorization: `Bearer ${token}` } });
    expect(me.json().id).toBe(user.id);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await verify(sessionId, nonce)).toMatchObject({ needsPasswordSetup: false });
    const again = await claim(sessionId, nonce, 'another one');
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_claimed']);
    expect((await login(sessionId, nonce)).statusCode).toBe(401);
  });

  test('one message brings the receipt and the way into the account', async () => {
    const { email, sessionId, nonce } = await buy();
    await verify(sessionId, nonce);
    const [message, ...more] = await emailsTo(server, email);
    expect([message?.subject, more]).toEqual(['One step left: choose your password', []]);
    expect(message?.text).toMatch(/Hello Amira,.*\/set-password#[\w-]{43}.*£29\.99.*Changing your mind/s);
  });

  test('the address is stored as accounts store it', async () => {
    const { sessionId } = await buy('  Some.Body@Example.ORG ');
    expect((await purchaseOf(sessionId)).email).toBe('some.body@example.org');
    expect(await usersWith('some.body@example.org')).toMatchObject([{ password_hash: null, email_verified_at: null }]);
  });

  test('another browser is told no name and gets nowhere', async () => {
    const { sessionId } = await buy();
    const other = await start();
    expect(await verify(sessionId, other.nonce)).toEqual({
      waiting: false,
      subscriptionStatus: 'active',
      needsPasswordSetup: false,
    });
    for (const nonce of ['', 'guessed', other.nonce]) {
      expect((await claim(sessionId, nonce)).statusCode).toBe(401);
      expect((await login(sessionId, nonce)).statusCode).toBe(401);
    }
  });

  test('after an hour only the link in the message is left', async () => {
    const { email, sessionId, nonce } = await buy();
    server.clock.advance(ONE_HOUR_MS + 1);
    expect(await verify(sessionId, nonce)).toMatchObject({ needsPasswordSetup: false });
    expect((await claim(sessionId, nonce)).statusCode).toBe(401);
    expect((await login(sessionId, nonce)).statusCode).toBe(401);
    const [message] = await emailsTo(server, email);
    const token = /#([\w-]{43})/.exec(message?.text ?? '')?.[1];
    const payload = { token, password: PASSWORD };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(
      200,
    );
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test('a password that is too short is refused and can be mended', async () => {
    const { sessionId, nonce } = await buy();
    const answer = await claim(sessionId, nonce, 'short');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Password must be at least 6 characters long.']);
    expect((await claim(sessionId, nonce)).statusCode).toBe(200);
  });

  test('twenty claims at once set one password', async () => {
    const { email, sessionId, nonce } = await buy();
    const passwords = Array.from({ length: 20 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(passwords.map((password) => claim(sessionId, nonce, password)));
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect((await signIn(email, winners[0])).statusCode).toBe(200);
  });

  test('choosing the password ends the sign-in from the link', async () => {
    const { sessionId, nonce } = await buy();
    const { token } = (await login(sessionId, nonce)).json();
    expect((await claim(sessionId, nonce)).statusCode).toBe(200);
    const me = await server.app.inject({ url: AUTH_ME_PATH, headers: { authorization: `Bearer ${token}` } });
    expect(me.statusCode).toBe(401);
  });

  test('webhooks and looks at once make one account', async () => {
    server.cards.webhooks.hold();
    const { email, sessionId, nonce } = await buy();
    await Promise.all([...Array.from({ length: 5 }, () => verify(sessionId, nonce)), server.cards.webhooks.release()]);
    await server.cards.webhooks.settled();
    expect(await usersWith(email)).toHaveLength(1);
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'paid', created_user: 1 });
    expect(await emailsTo(server, email)).toHaveLength(1);
  });

  test('two guests with one address: the first stands, the second waits', async () => {
    server.cards.webhooks.hold();
    const email = nextEmail();
    const [first, second] = [await start(), await start()];
    for (const { sessionId } of [first, second]) await server.cards.pay(sessionId, { email, name: 'A B' });
    await Promise.all([verify(first.sessionId, first.nonce), verify(second.sessionId, second.nonce)]);
    const statuses = [(await purchaseOf(first.sessionId)).status, (await purchaseOf(second.sessionId)).status];
    expect(statuses.sort()).toEqual(['paid', 'unclaimed']);
    expect(await usersWith(email)).toHaveLength(1);
    await server.cards.webhooks.release();
  });

  test('the same browser comes back to the page that it has open', async () => {
    const first = await start();
    expect(await start(first.nonce)).toEqual(first);
    await server.cards.pay(first.sessionId, { email: nextEmail(), name: 'A B' });
    await server.cards.webhooks.settled();
    const paid = await start(first.nonce);
    expect(paid.url).toMatch(/\/payment-success\?session_id=cs_test_\w+$/);
    expect(paid.sessionId).toBe(first.sessionId);
    await claim(first.sessionId, first.nonce);
    const next = await start(first.nonce);
    expect(next.sessionId).not.toBe(first.sessionId);
    expect(next.nonce).not.toBe(first.nonce);
  });

  test('an address that no account could have is left for a person to look at', async () => {
    const { sessionId } = await buy('"odd one"@example.org');
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'review', user_id: null });
  });

  test('the account that a purchase made is not made again once it is deleted, and nobody is signed in to it', async () => {
    const { email, sessionId, nonce } = await buy();
    await server.db.deleteFrom('user').where('email', '=', email).execute();
    await server.cards.refund((await purchaseOf(sessionId)).stripe_payment_intent_id ?? '', 500);
    await server.cards.webhooks.settled();
    await verify(sessionId, nonce);
    expect(await usersWith(email)).toEqual([]);
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'paid', amount_refunded_pence: 500 });
    expect((await login(sessionId, nonce)).statusCode).toBe(401);
  });

  test.each(['Bearer nonsense', 'nonsense', ''])('a token that is not good is no guest: %j', async (authorization) => {
    const before = await server.db.selectFrom('purchase').selectAll().execute();
    const answer = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(await server.db.selectFrom('purchase').selectAll().execute()).toHaveLength(before.length);
  });
});

test('an operator can ask for an account first', async () => {
  const server = await openTestApp('sqlite', { environment: { GUEST_CHECKOUT: 'off' } });
  const answer = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  await server.close();
});

test('one address cannot begin purchases without end', async () => {
  const rate = { burst: 2, perMinute: 1 };
  const wide = { burst: 1_000, perMinute: 1_000 };
  const rates = { writesPerUser: wide, signInsPerAddress: wide, registrationsPerAddress: rate, linksPerAddress: wide };
  const server = await openTestApp('sqlite', { rates });
  const person = await server.people.register();
  const start = (headers = {}) => server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, headers });
  const codes = [await start(), await start(), await start()].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await start(person.headers)).statusCode).toBe(200);
  await server.close();
});
