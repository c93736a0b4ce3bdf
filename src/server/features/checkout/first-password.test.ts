import { describe, expect, test } from 'vitest';
import {
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_PASSWORD_LINK_PATH,
  AUTH_RESET_PASSWORD_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo, LINK_EXPIRED, tokenIn } from '#tests/mail/mailbox.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const PASSWORD = 'tea before squats';

let count = 0;
function nextBuyer() {
  count += 1;
  return { email: `guest${count}@example.org`, name: 'AMIRA KHAN' };
}

describe.each(TEST_DATABASES)('the first password of an account that a purchase made, on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, cookies });
  const choose = (token: string, password = PASSWORD) => post(AUTH_RESET_PASSWORD_PATH, { token, password });
  const ask = (token: string) => post(AUTH_PASSWORD_LINK_PATH, { token });
  const lastTo = async (email: string) => (await emailsTo(server, email)).at(-1);
  const linkTo = async (email: string) => tokenIn((await lastTo(email))?.text, 'set-password');

  test('its link names the address, and whoever chooses it is signed in by it', async () => {
    const { email, name } = nextBuyer();
    await buyAsGuest(server, { email, name });
    const token = await linkTo(email);
    expect((await ask(token)).json()).toEqual({ email, isFirst: true });
    const answer = await choose(token);
    const { message, signIn } = answer.json();
    expect([answer.statusCode, message]).toEqual([200, 'Your password is saved.']);
    expect(answer.cookies).toMatchObject([{ name: 'fit30_browser', httpOnly: true }]);
    const headers = { authorization: `Bearer ${signIn.token}` };
    const me = await server.app.inject({ url: AUTH_ME_PATH, headers });
    expect(me.json()).toEqual(signIn.user);
    expect(signIn.user).toMatchObject({ email, subscriptionStatus: 'active' });
    expect((await post(AUTH_LOGIN_PATH, { email, password: PASSWORD })).statusCode).toBe(200);
    const told = await lastTo(email);
    expect(told?.subject).toBe('Your password is set');
    expect(told?.text).toContain('You chose a password for your account on 20 November 2026. If that wasn’t you');
  });

  test('ends the link, in whichever way it was chosen', async () => {
    const { email, name } = nextBuyer();
    const { sessionId, cookies } = await buyAsGuest(server, { email, name });
    const token = await linkTo(email);
    const claimed = await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: PASSWORD }, cookies);
    expect(claimed.statusCode).toBe(200);
    expect([(await ask(token)).json(), (await choose(token, 'of a stranger')).json()]).toEqual([
      LINK_EXPIRED,
      LINK_EXPIRED,
    ]);
    expect((await post(AUTH_LOGIN_PATH, { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test('leaves no link in a receipt that is sent after it', async () => {
    const { email, name } = nextBuyer();
    const { sessionId, cookies } = await buyAsGuest(server, { email, name });
    await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: PASSWORD }, cookies);
    const receipt = await lastTo(email);
    expect(receipt?.subject).toBe('You’re in. Here’s your receipt');
    expect(receipt?.text).not.toContain('set-password');
  });

  test('a password that is forgotten is not the first, and signs nobody in', async () => {
    const { email } = await server.people.register();
    await post(AUTH_FORGOT_PASSWORD_PATH, { email });
    const token = tokenIn((await lastTo(email))?.text, 'reset-password');
    expect((await ask(token)).json()).toEqual({ email, isFirst: false });
    const answer = await choose(token);
    expect([answer.statusCode, answer.json().signIn, answer.cookies]).toEqual([200, undefined, []]);
    expect((await ask(token)).json()).toEqual(LINK_EXPIRED);
  });

  test('is never the address of the account, and the link stays good', async () => {
    const { email, name } = nextBuyer();
    const { sessionId, cookies } = await buyAsGuest(server, { email, name });
    const token = await linkTo(email);
    const message = 'That’s your email address, so it’s easy to guess. Choose another.';
    for (const answer of [
      await choose(token, email.toUpperCase()),
      await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: email }, cookies),
    ]) {
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'password', message }]]);
    }
    expect((await choose(token)).statusCode).toBe(200);
  });
});
