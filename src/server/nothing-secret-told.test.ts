import { connect } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { watchSecrets } from '#tests/secret-watch.ts';
import { openTestApp } from '#tests/test-app.ts';
import { RATES } from './app.ts';

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  payload?: object | string;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** An application with a log that tells all, and a caller that listens to what it refuses with. */
async function open(kind: (typeof TEST_DATABASES)[number], options: Parameters<typeof openTestApp>[1] = {}) {
  const watch = watchSecrets();
  const routes: { method: string; url: string }[] = [];
  const server = await openTestApp(kind, { log: watch.log, onRoute: (route) => routes.push(route), ...options });
  for (const secret of server.cardProcessor.settings.webhookSecrets) watch.keep('webhook secret', secret);

  async function call({ method, url, payload, token, cookie, headers = {} }: Call) {
    const answer = await server.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie: `fit30_checkout=${cookie}` } : {}),
        ...headers,
      },
    });
    const { location = '' } = answer.headers;
    watch.hear(`the address that ${method} ${url} leads to`, String(location));
    if (answer.statusCode >= 400) {
      watch.hear(`the refusal of ${method} ${url}`, answer.body);
    }
    return answer;
  }
  const post = (url: string, payload: object | string, more: Partial<Call> = {}) =>
    call({ method: 'POST', url, payload, ...more });
  return { server, watch, routes, call, post };
}

type Opened = Awaited<ReturnType<typeof open>>;

const CARD = { expiryMonth: 12, expiryYear: 2030, securityCode: '123' };
const nonceIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'fit30_checkout')?.value ?? '';

/** The tokens in the links of every message so far. They stand after the #, where no server and no log sees them. */
async function tokensInMail({ server, watch }: Opened): Promise<string[]> {
  const mails = await server.sentEmails();
  const links = mails.flatMap(({ text }) => text?.match(/https:\/\/fit\.example\/\S+/g) ?? []);
  const tokens = links.map((link) => link.split('#')[1] ?? '').filter((part) => part.length > 20);
  for (const token of tokens) watch.keep('link token', token);
  for (const link of links) watch.hear('the part of a link that a server sees', link.split('#')[0] ?? '');
  return tokens;
}

/** An account's life up to its paid purchase. */
async function liveAsMember(opened: Opened) {
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

async function payWithCards({ server, watch, post, call }: Opened, token: string) {
  const started = await post('/api/payment/create-intent', {}, { token });
  const clientSecret = watch.keep('client secret', started.json().clientSecret as string);
  const sessionId = watch.keep('session id', clientSecret.split('_secret_')[0] ?? '');
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
async function buyAsGuest(opened: Opened) {
  const { server, watch, post, call } = opened;
  for (const email of ['guest.secretive@example.org', 'maya.new@example.org']) {
    const started = await post('/api/checkout/session', {});
    const nonce = watch.keep('nonce', nonceIn(started));
    const sessionId = watch.keep('session id', (started.json().url as string).split('/').at(-1) ?? '');
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

/** Her calendar's address and the one that ends her reminders, as those who know them and as those who guess. */
async function planWorkouts(opened: Opened, token: string) {
  const { server, watch, call, post } = opened;
  const { id } = (await call({ method: 'GET', url: '/api/auth/me', token })).json();
  const times = { weekdays: [0], startMinute: 600, zone: 'UTC', emailReminders: true };
  await call({ method: 'PATCH', url: `/api/users/${id}/workout-days`, payload: times, token });
  const address: string = (await post(`/api/users/${id}/calendar-address`, {}, { token })).json().path;
  watch.keep('calendar token', address.split('/')[3] ?? '');
  await call({ method: 'GET', url: `/api/users/${id}/calendar.ics`, token });
  for (const url of [address, address.replace('calendar/', 'calendar/x')]) await call({ method: 'GET', url });
  server.clock.advance(3 * 86_400_000 + 3_600_000); // Monday at ten
  await server.queueReminders();
  const ending = (await tokensInMail(opened)).at(-1) ?? '';
  for (const url of [`/unsubscribe/${ending}x`, `/unsubscribe/${ending}`]) {
    for (const method of ['GET', 'POST'] as const) await call({ method, url });
  }
  expect((await server.sentEmails()).at(-1)?.unsubscribeUrl).toContain(ending);
}

async function sendWebhooks({ server, watch, post }: Opened) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', livemode: false, data: {} });
  const [secret = ''] = server.cardProcessor.settings.webhookSecrets;
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

const FIELDS = [
  'email',
  'password',
  'token',
  'sessionId',
  'clientSecret',
  'currentPassword',
  'newPassword',
  'agreedTo',
];

/** What a body can be: fields, more fields, half of a JSON, no object, and far too much. */
function bodiesOf(next: () => string): (object | string)[] {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, next()]));
  const secret = next();
  const tooMuch = secret.repeat(1 + Math.ceil(70_000 / secret.length));
  return [
    fields,
    { ...fields, card: { number: secret } },
    `{"password":"${secret}`,
    `"${secret}"`,
    { ...fields, tooMuch },
  ];
}

/** Every route there is, met with every secret in every place: as sign-in, cookie, field, query, id, and as no JSON. */
async function pokeEveryRoute({ watch, routes, call }: Opened, tokens: readonly string[]) {
  const secrets = [...watch.secrets().values()];
  let turn = 0;
  const next = () => {
    turn += 1;
    return secrets[turn % secrets.length] ?? '';
  };
  const poke = async (method: Call['method'], url: string, token: string) => {
    const target = url.replaceAll(/:\w+/g, () => encodeURIComponent(next()));
    for (const payload of method === 'GET' ? [undefined] : bodiesOf(next)) {
      const query = `?token=${encodeURIComponent(next())}`;
      await call({ method, url: target + query, token, cookie: next(), ...(payload === undefined ? {} : { payload }) });
    }
    await call({ method: 'POST', url: target, token, payload: next(), headers: { 'content-type': next() } });
  };
  for (const { method, url } of routes.filter((route) => route.method !== 'HEAD')) {
    for (const token of tokens) await poke(method as Call['method'], url, token);
  }
}

/** What Node itself cannot read as a request. */
async function sendUnreadable({ server, watch }: Opened) {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const secret of [...watch.secrets().values()].slice(0, 6)) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`POST /?token=${secret} HTTP/9.9\r\nAuthorization: Bearer ${secret}\r\nbad header ${secret}\r\n\r\n`);
    let said = '';
    for await (const chunk of socket) said += String(chunk);
    expect(said).toMatch(/^HTTP\/1\.1 4/);
    watch.hear('the answer to what could not be read', said);
  }
}

describe.each(TEST_DATABASES)('no card, token, session, password or secret is told, on %s', (kind) => {
  test('in a whole life, by any route, with any error', { timeout: 300_000 }, async () => {
    const opened = await open(kind);
    const { server, watch, post, call } = opened;
    const member = await liveAsMember(opened);
    const { token } = member;
    const { purchaseId } = await payWithCards(opened, token);
    const claim = await buyAsGuest(opened);
    await post('/api/checkout/claim-purchase', { token: `${claim}x` }, { token });
    await post('/api/checkout/claim-purchase', { token: claim }, { token });
    await sendWebhooks(opened);
    await planWorkouts(opened, token);
    await call({ method: 'GET', url: '/api/auth/export', token });
    await pokeEveryRoute(opened, ['', watch.keep('garbage token', 'no-token-of-anybody-0001')]);
    const victim = (await server.people.subscribe()).token;
    await pokeEveryRoute(opened, [watch.keep('token', victim)]);
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
    const opened = await open(kind, { rates: RATES });
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
    await pokeEveryRoute(opened, ['', token, fresh]);
    codes.push((await post('/api/auth/register', { firstName: 'A', email: 'a@example.org', password })).statusCode);
    expect(new Set(codes.map((code) => Math.floor(code / 100)))).toEqual(new Set([4, 5]));
    expect(codes).toContain(429);
    watch.expectNothingTold();
    await server.close().catch(() => undefined);
  });
});
