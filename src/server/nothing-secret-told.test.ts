import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { giveAndOpen } from '#tests/secrets/exercise-gifts.ts';
import {
  buyAsGuest,
  payWithCards,
  planWorkouts,
  sendWebhooks,
  signUpWithSecrets,
  tokensInMail,
} from '#tests/secrets/exercise-secrets.ts';
import { probeEveryRoute, sendUnreadable } from '#tests/secrets/probe-routes.ts';
import { openWatchedApp } from '#tests/secrets/watched-app.ts';
import { RATES } from './rates.ts';

describe.each(TEST_DATABASES)('no card, token, session, password or secret is told, on %s', (kind) => {
  test('in a whole life, by any route, with any error', { timeout: 300_000 }, async () => {
    const opened = await openWatchedApp(kind);
    const { server, watch, post, call } = opened;
    const member = await signUpWithSecrets(opened);
    const { token } = member;
    const { purchaseId } = await payWithCards(opened, token);
    const claim = await buyAsGuest(opened);
    await post('/api/checkout/claim-purchase', { token: `${claim}x` }, { token });
    await post('/api/checkout/claim-purchase', { token: claim }, { token });
    await sendWebhooks(opened);
    await giveAndOpen(opened);
    await planWorkouts(opened, token);
    await call({ method: 'GET', url: '/api/auth/export', token });
    await probeEveryRoute(opened, ['', watch.keep('garbage token', 'no-token-of-anybody-0001')]);
    const victim = (await server.people.subscribe()).token;
    await probeEveryRoute(opened, [watch.keep('token', victim)]);
    await post(`/api/payment/purchases/${purchaseId}/refund`, {}, { token });
    await server.cards.webhooks.settled();
    await server.sweepPurchases();
    server.failEmails(2);
    await post('/api/auth/forgot-password', { email: 'maya.new@example.org' });
    await tokensInMail(opened);
    await post('/api/auth/delete-account', { password: member.wrong }, { token });
    await post('/api/auth/delete-account', { password: member.password }, { token });
    await sendUnreadable(opened);
    // A log that heard nothing would have nothing to tell.
    expect(watch.logged().split('\n').length).toBeGreaterThan(500);
    const calls = opened.routes.filter(({ url }) => url.startsWith('/api/'));
    expect(calls.filter(({ url }) => !watch.logged().includes(`"route":"${url}"`))).toEqual([]);
    watch.expectNothingTold();
    await server.close();
  });

  test('nor by those who call too often, a provider that fails with words of its own, or a database that is gone', async () => {
    const opened = await openWatchedApp(kind, { rates: RATES });
    const { server, watch, post } = opened;
    const password = watch.keep('password', 'porridge-at-seven-0001');
    const { token, email } = await server.people.register();
    watch.keep('token', token);
    const codes: number[] = [];
    for (let count = 0; count < 70; count += 1) {
      codes.push((await post('/api/auth/login', { email, password })).statusCode);
    }
    const { sessions } = server.cardProcessor.stripe.checkout;
    const key = watch.keep('provider key', 'sk_live_that_was_never_there');
    const failure = { message: `Bad key ${key}`, headers: { authorization: key }, raw: { key } };
    sessions.create = (() => Promise.reject(new Stripe.errors.StripeAuthenticationError(failure as never))) as never;
    codes.push((await post('/api/payment/create-intent', {}, { token })).statusCode);
    codes.push((await post('/api/checkout/session', {})).statusCode);
    await server.db.destroy();
    const fresh = watch.keep('garbage token', 'no-token-of-anybody-0002');
    await probeEveryRoute(opened, ['', token, fresh]);
    codes.push((await post('/api/auth/register', { firstName: 'A', email: 'a@example.org', password })).statusCode);
    expect(new Set(codes.map((code) => Math.floor(code / 100)))).toEqual(new Set([4, 5]));
    expect(codes).toContain(429);
    watch.expectNothingTold();
    await server.close().catch(() => undefined);
  });
});
