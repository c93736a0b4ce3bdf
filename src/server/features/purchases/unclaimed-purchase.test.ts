import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_CLAIM_PURCHASE_PATH,
  CHECKOUT_LOGIN_PATH,
  checkoutVerifyPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { buyAsGuest, startPayment, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ONE_HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('a guest who pays with the address of an account, on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (
    url: string,
    payload: object,
    { headers = {}, nonce = '' }: { headers?: object; nonce?: string } = {},
  ) => server.app.inject({ method: 'POST', url, payload, headers: { ...headers }, cookies: { fit30_checkout: nonce } });

  async function buyWith(email: string) {
    const { sessionId, cookies } = await buyAsGuest(server, { email, name: 'Somebody Else' });
    return { sessionId, nonce: cookies.fit30_checkout ?? '' };
  }

  const purchaseOf = (sessionId: string) =>
    server.db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId).executeTakeFirstOrThrow();
  const linkTo = async (person: Person) => {
    const message = (await emailsTo(server, person.email)).findLast(
      ({ subject }) => subject === 'Is this payment yours?',
    );
    return /\/confirm-purchase#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
  };
  const take = (person: Person, token: string) =>
    post(CHECKOUT_CLAIM_PURCHASE_PATH, { token }, { headers: person.headers });

  test('nobody gets in, nothing is opened, and the owner is asked', async () => {
    const owner = await server.people.register();
    const { sessionId, nonce } = await buyWith(owner.email);
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'unclaimed', user_id: null, email: owner.email });
    expect(await statusOf(server, owner)).toBe('inactive');
    const verified = await server.app.inject({
      url: checkoutVerifyPath(sessionId),
      cookies: { fit30_checkout: nonce },
    });
    const told = { waiting: false, subscriptionStatus: 'inactive', needsPasswordSetup: false };
    expect(verified.json()).toEqual({ ...told, awaitsLink: true, reference: expect.any(String) });
    const byAnybody = await server.app.inject({ url: checkoutVerifyPath(sessionId) });
    expect(byAnybody.json()).toEqual(told);
    expect((await post(CHECKOUT_LOGIN_PATH, { sessionId }, { nonce })).statusCode).toBe(401);
    const claim = await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: 'mine now!' }, { nonce });
    expect(claim.statusCode).toBe(401);
    expect((await emailsTo(server, owner.email)).map(({ subject }) => subject)).toEqual(['Is this payment yours?']);
  });

  test('the owner takes it once, and the browser that paid still does not get in', async () => {
    const owner = await server.people.register();
    const { sessionId, nonce } = await buyWith(owner.email);
    const token = await linkTo(owner);
    const taken = await take(owner, token);
    expect([taken.statusCode, taken.json()]).toEqual([200, { outcome: 'attached' }]);
    expect(await statusOf(server, owner)).toBe('active');
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'paid', user_id: owner.id, created_user: 0 });
    expect((await post(CHECKOUT_LOGIN_PATH, { sessionId }, { nonce })).statusCode).toBe(401);
    expect((await post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password: 'mine now!' }, { nonce })).statusCode).toBe(
      401,
    );
    expect((await take(owner, token)).json()).toMatchObject({ code: 'link_expired' });
    expect((await emailsTo(server, owner.email)).map(({ subject }) => subject)).toEqual([
      'Is this payment yours?',
      'You’re in. Here’s your receipt',
    ]);
  });

  test('an account that is active already gets the money back', async () => {
    const owner = await server.people.subscribe();
    const { sessionId } = await buyWith(owner.email);
    const taken = await take(owner, await linkTo(owner));
    expect(taken.json()).toEqual({ outcome: 'returned' });
    await server.cards.webhooks.settled();
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'refunded', amount_refunded_pence: 2_999 });
    expect(await statusOf(server, owner)).toBe('active');
    expect((await emailsTo(server, owner.email)).map(({ subject }) => subject).at(-1)).toBe(
      'Your payment is on its way back',
    );
  });

  test('a checkout that the owner has open is ended, so that she pays once', async () => {
    const owner = await server.people.register();
    const open = await startPayment(server, owner);
    await buyWith(owner.email);
    expect((await take(owner, await linkTo(owner))).json()).toEqual({ outcome: 'attached' });
    await expect(server.cards.pay(open)).rejects.toThrow(/expired/);
    expect(await statusOf(server, owner)).toBe('active');
  });

  test('another account, a wrong token and one that ran out take nothing', async () => {
    const [owner, other] = [await server.people.register(), await server.people.register()];
    const { sessionId } = await buyWith(owner.email);
    const token = await linkTo(owner);
    expect((await take(other, token)).json()).toMatchObject({ code: 'other_account' });
    expect((await take(owner, 'guessed')).json()).toMatchObject({ code: 'link_expired' });
    server.clock.advance(72 * ONE_HOUR_MS + 1);
    expect((await take(owner, token)).json()).toMatchObject({ code: 'link_expired' });
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'unclaimed' });
  });

  test('a forgotten password on the way does not cost the link', async () => {
    const owner = await server.people.register();
    await buyWith(owner.email);
    const token = await linkTo(owner);
    await post('/api/auth/forgot-password', { email: owner.email });
    const reset = (await emailsTo(server, owner.email)).findLast(({ subject }) => subject.startsWith('Reset'));
    const resetToken = /reset-password#([\w-]{43})/.exec(reset?.text ?? '')?.[1];
    await post('/api/auth/reset-password', { token: resetToken, password: 'a new password' });
    const signedIn = { ...owner, ...(await server.people.signIn(owner.id)) };
    expect((await take(signedIn, token)).json()).toEqual({ outcome: 'attached' });
  });

  test('a dispute that is won leaves it waiting for the owner as before', async () => {
    const owner = await server.people.register();
    const { sessionId } = await buyWith(owner.email);
    const dispute = await server.cards.openDispute((await purchaseOf(sessionId)).stripe_payment_intent_id ?? '');
    await server.cards.webhooks.settled();
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'disputed' });
    await server.cards.closeDispute(dispute.id, 'won');
    await server.cards.webhooks.settled();
    expect(await purchaseOf(sessionId)).toMatchObject({ status: 'unclaimed', user_id: null });
    expect((await take(owner, await linkTo(owner))).json()).toEqual({ outcome: 'attached' });
  });
});
