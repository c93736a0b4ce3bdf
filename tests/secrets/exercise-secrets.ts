import Stripe from 'stripe';
import { expect } from 'vitest';
import { SITTER_PATHS } from '#contract/paths.ts';
import { sessionIdOf } from '#tests/people/buyers.ts';
import type { WatchedApp } from './watched-app.ts';

const CARD = { expiryMonth: 12, expiryYear: 2030, securityCode: '123' };
const nonceIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'fit30_checkout')?.value ?? '';

/** The tokens in the links of every message so far. They stand after the #, where no server and no log sees them. */
export async function tokensInMail({ server, watch }: WatchedApp): Promise<string[]> {
  const mails = await server.sentEmails();
  const links = mails.flatMap(({ text }) => text?.match(/https:\/\/fit\.example\/\S+/g) ?? []);
  const tokens = links.map((link) => link.split('#')[1] ?? '').filter((part) => part.length > 20);
  for (const token of tokens) watch.keep('link token', token);
  for (const link of links) watch.hear('the part of a link that a server sees', link.split('#')[0] ?? '');
  return tokens;
}

/** An account's life up to its paid purchase. */
export async function signUpWithSecrets(opened: WatchedApp) {
  const { watch, post, call } = opened;
  const email = 'maya.secretive@example.org';
  const password = watch.keep('password', 'porridge-at-seven-0001');
  const wrong = watch.keep('wrong password', 'porridge-at-eight-0002');
  const registered = await post('/api/auth/register', { firstName: 'Maya', lastName: 'Stone', email, password });
  watch.keep('token', registered.json().token);
  await post('/api/auth/login', { email, password: wrong });
  await post('/api/auth/login', { email: 'nobody.secretive@example.org', password: wrong });
  await post('/api/auth/forgot-password', { email });
  const [link = ''] = await tokensInMail(opened);
  await post('/api/auth/reset-password', { token: watch.keep('wrong link token', `x${link}`), password: wrong });
  const second = watch.keep('password', 'porridge-at-nine-0003');
  expect((await post('/api/auth/reset-password', { token: link, password: second })).statusCode).toBe(200);
  await post('/api/auth/reset-password', { token: link, password: wrong });
  const signedIn = await post('/api/auth/login', { email, password: second });
  const token = watch.keep('token', signedIn.json().token as string);
  const third = watch.keep('password', 'porridge-at-ten-00004');
  await post('/api/auth/change-password', { currentPassword: wrong, newPassword: third }, { token });
  await post('/api/auth/change-password', { currentPassword: second, newPassword: third }, { token });
  const change = { firstName: 'Maya', lastName: 'Stone', email: 'maya.new@example.org', currentPassword: third };
  await call({ method: 'PATCH', url: '/api/auth/settings', payload: change, token });
  await post('/api/auth/confirm-email', { token: (await tokensInMail(opened)).at(-1) ?? '' });
  return { token, password: third, wrong };
}

export async function payWithCards({ server, watch, post, call }: WatchedApp, token: string) {
  const started = await post('/api/payment/create-intent', {}, { token });
  const clientSecret = watch.keep('client secret', started.json().clientSecret as string);
  const sessionId = watch.keep('session id', sessionIdOf({ clientSecret }));
  const nonce = watch.keep('nonce', nonceIn(started));
  for (const number of ['4000000000000002', '4929000000000006', '1234567890123', '4242424242424242']) {
    const card = { number: watch.keep('card number', number), ...CARD };
    await post('/sandbox/checkout/confirm', { clientSecret, card });
    await post('/sandbox/checkout/confirm', { clientSecret, card: { ...card, number: `${number}-` } });
  }
  watch.keep('card number', '4242 4242 4242 4242');
  await server.cards.webhooks.settled();
  for (const cookie of [nonce, 'somebody-elses']) {
    await call({ method: 'GET', url: `/api/checkout/verify/${sessionId}`, cookie });
    const entered = await post('/api/checkout/login-from-session', { sessionId }, { cookie });
    if (entered.statusCode === 200) watch.keep('token', entered.json().token);
  }
  const unknown = watch.keep('session id', 'cs_test_of_nobody_at_all_0001');
  await call({ method: 'GET', url: `/api/checkout/verify/${unknown}` });
  await post('/api/checkout/session', {}, { token });
  const [purchase] = (await call({ method: 'GET', url: '/api/payment/purchases', token })).json();
  await post(`/api/payment/purchases/${purchase.id}/receipt-email`, {}, { token });
  return { sessionId, purchaseId: purchase.id as string };
}

/** As a guest, with an address that is new and with one that has an account. */
export async function buyAsGuest(opened: WatchedApp) {
  const { server, watch, post, call } = opened;
  for (const email of ['guest.secretive@example.org', 'maya.new@example.org']) {
    const started = await post('/api/checkout/session', {});
    const nonce = watch.keep('nonce', nonceIn(started));
    const sessionId = watch.keep('session id', sessionIdOf(started.json()));
    await server.cards.pay(sessionId, { email, name: 'Gwen Guest' });
    await server.cards.webhooks.settled();
    await call({ method: 'GET', url: `/api/checkout/verify/${sessionId}`, cookie: nonce });
    const password = watch.keep('password', `guests-own-words-${email.length}`);
    for (const cookie of ['somebody-elses', nonce, nonce]) {
      const claimed = await post('/api/checkout/claim-account', { sessionId, password }, { cookie });
      if (claimed.statusCode === 200) watch.keep('token', claimed.json().token);
    }
  }
  return (await tokensInMail(opened)).at(-1) ?? '';
}

/** A member's calendar's address and the one that ends the reminders, as those who know them and as those who guess. */
export async function planWorkouts(opened: WatchedApp, token: string) {
  const { server, watch, call, post } = opened;
  const { id } = (await call({ method: 'GET', url: '/api/auth/me', token })).json();
  const times = { weekdays: [0], startMinute: 600, zone: 'UTC', emailReminders: true };
  await call({ method: 'PATCH', url: `/api/users/${id}/workout-days`, payload: times, token });
  const address: string = (await post(`/api/users/${id}/calendar-address`, {}, { token })).json().path;
  watch.keep('calendar token', address.split('/')[3] ?? '');
  await call({ method: 'GET', url: `/api/users/${id}/calendar.ics`, token });
  for (const url of [address, address.replace('calendar/', 'calendar/x')]) await call({ method: 'GET', url });
  await actAsSitter(opened, id, token);
  server.clock.advance(3 * 86_400_000 + 3_600_000); // Monday at ten
  await server.queueReminders();
  const ending = (await tokensInMail(opened)).at(-1) ?? '';
  for (const url of [`/unsubscribe/${ending}x`, `/unsubscribe/${ending}`]) {
    for (const method of ['GET', 'POST'] as const) await call({ method, url });
  }
  expect((await server.sentEmails()).at(-1)?.unsubscribeUrl).toContain(ending);
}

/** By the link and by the calendar of the sitter, known and guessed. */
async function actAsSitter({ watch, call, post }: WatchedApp, id: string, token: string) {
  const invited = (await post(`/api/users/${id}/sitter`, { name: 'Sam' }, { token })).json();
  const link = watch.keep('sitter link', String(invited.path.split('#')[1]));
  for (const known of [`x${link}`, link]) {
    for (const url of Object.values(SITTER_PATHS).filter((path) => path !== SITTER_PATHS.end)) {
      const said = { token: known, day: '2026-11-23', from: '10:00', answer: 'no', isWanted: true };
      const { path } = (await post(url, said)).json();
      if (path)
        await call({
          method: 'GET',
          url: path.replace(/r\/[^/]+/, `r/${watch.keep('sitter calendar', path.split('/')[3])}`),
        });
    }
  }
}

export async function sendWebhooks({ server, watch, post }: WatchedApp) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', livemode: false, data: {} });
  const [secret = ''] = server.cardProcessor.paymentSettings.webhookSecrets;
  const wrong = watch.keep('webhook secret', 'whsec_of_somebody_else_entirely');
  const timestamp = Math.floor(server.clock.now() / 1_000);
  for (const key of [secret, wrong]) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    watch.keep('signature', signature.split('v1=')[1] ?? '');
    for (const body of [payload, `${payload} `, '{"id":']) {
      await post('/api/webhooks/stripe', body, { headers: { 'stripe-signature': signature } });
    }
  }
}
