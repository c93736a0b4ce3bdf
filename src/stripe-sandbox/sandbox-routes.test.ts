import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

const CARD = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, securityCode: '123' };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-routes-'));
  await writeFile(join(folder, 'stripe.js'), 'window.Stripe = 1;');
});
afterAll(() => rm(folder, { recursive: true }));

async function startApp(filesFolder = folder) {
  const { sandbox, stripe } = await startTestSandbox();
  const logLines: string[] = [];
  const app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => logLines.push(line) } } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const session = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
  await app.register(sandbox.routes({ filesFolder, productStates: async () => new Map([[session.id, 'pending']]) }));
  const clientSecret = session.client_secret ?? '';
  const post = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/sandbox/checkout/${path}`, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { app, post, session, clientSecret, stripe, logLines };
}

describe('the browser’s calls', () => {
  test('the client secret opens its session and nothing else does', async () => {
    const { post, session, clientSecret } = await startApp();
    expect(await post('session', { clientSecret })).toMatchObject({
      status: 200,
      body: { id: session.id, status: 'open', amountTotal: 2999, email: 'anna@example.com' },
    });
    for (const guess of [session.id, `${session.id}_secret_x`, 'cs_test_x_secret_y', 'nothing']) {
      expect(await post('session', { clientSecret: guess })).toMatchObject({
        status: 404,
        body: { code: 'resource_missing' },
      });
    }
  });

  test('a card pays', async () => {
    const { post, clientSecret, session, stripe } = await startApp();
    expect(await post('confirm', { clientSecret, card: CARD })).toMatchObject({
      status: 200,
      body: { result: 'paid', session: { status: 'complete', returnUrl: expect.stringContaining(session.id) } },
    });
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    expect(await post('confirm', { clientSecret, card: CARD })).toMatchObject({
      status: 400,
      body: { code: 'checkout_session_not_open' },
    });
  });

  test('3-D Secure is asked for and answered', async () => {
    const { post, clientSecret } = await startApp();
    const card = { ...CARD, number: '4000002500003155' };
    expect(await post('confirm', { clientSecret, card })).toMatchObject({
      body: { result: 'authentication_required' },
    });
    expect(await post('authenticate', { clientSecret, outcome: 'fail' })).toMatchObject({
      status: 200,
      body: { result: 'declined', problem: { code: 'payment_intent_authentication_failure' } },
    });
    await post('confirm', { clientSecret, card });
    expect(await post('authenticate', { clientSecret, outcome: 'complete' })).toMatchObject({
      body: { result: 'paid' },
    });
  });

  test('an expired card is refused by the server’s own clock', async () => {
    const { post, clientSecret } = await startApp();
    const answer = await post('confirm', { clientSecret, card: { ...CARD, expiryMonth: 10, expiryYear: 2026 } });
    expect(answer).toMatchObject({ body: { problem: { code: 'invalid_expiry_year' } } });
    const thisMonth = { ...CARD, expiryMonth: 11, expiryYear: 2026 };
    expect(await post('confirm', { clientSecret, card: thisMonth })).toMatchObject({ body: { result: 'paid' } });
  });

  test('a real card’s number is refused and appears nowhere', async () => {
    const { post, clientSecret, logLines } = await startApp();
    const number = '4539578763621486';
    const refused = await post('confirm', { clientSecret, card: { ...CARD, number } });
    expect(refused.body).toMatchObject({ result: 'declined', problem: { declineCode: 'test_mode_live_card' } });
    const malformed = await post('confirm', { clientSecret, card: { ...CARD, number: `${number}x` } });
    expect(malformed.status).toBe(400);
    expect(JSON.stringify([refused, malformed, logLines])).not.toContain(number);
  });

  test.each([
    ['confirm', {}],
    ['confirm', { clientSecret: 'x', card: { ...CARD, expiryMonth: 13 } }],
    ['confirm', { clientSecret: 'x', card: { ...CARD, securityCode: 'abc' } }],
    ['authenticate', { clientSecret: 'x', outcome: 'maybe' }],
    ['session', { clientSecret: 'x'.repeat(501) }],
  ])('refuses a malformed %s %j', async (path, payload) => {
    const { post } = await startApp();
    expect((await post(path, payload)).status).toBe(400);
  });
});

test('a form that was not built is a clear 404', async () => {
  const { app } = await startApp(join(folder, 'missing'));
  const answer = await app.inject('/sandbox/stripe.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'The payment form is not built yet.', code: 'not_found' });
});

test('the payment form’s script is served and never cached blindly', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/sandbox/stripe.js');
  expect(answer.body).toBe('window.Stripe = 1;');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('the hosted page carries no script, style or word of its session', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/sandbox/pay/cs_test_1%3Cscript%3E');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('Test mode: no real card is charged.');
  expect(answer.body).not.toMatch(/cs_test_1|style=|<style|<script>| on[a-z]+=/);
  expect((await app.inject('/sandbox/files/stripe.js')).body).toBe('window.Stripe = 1;');
  expect((await app.inject('/sandbox/files/..%2f..%2fpackage.json')).statusCode).toBe(404);
});

test('a hosted session is opened by its address and told who paid', async () => {
  const { post, stripe } = await startApp();
  const { return_url: _, customer_email: __, ...bought } = LIFETIME_ACCESS;
  const { id, url } = await stripe.checkout.sessions.create({
    ...bought,
    ui_mode: 'hosted_page',
    success_url: 'https://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/subscribe?cancelled=true',
    custom_text: { submit: { message: 'All of it back.' } },
  });
  expect(url).toBe(`https://shop.example/sandbox/pay/${id}`);
  expect(await post('session', { clientSecret: id })).toMatchObject({
    body: {
      status: 'open',
      email: null,
      cancelUrl: 'https://shop.example/subscribe?cancelled=true',
      submitText: 'All of it back.',
    },
  });
  const buyer = { email: 'amira@example.org', name: 'Amira Khan' };
  expect(await post('confirm', { clientSecret: id, card: CARD, ...buyer })).toMatchObject({ body: { result: 'paid' } });
  const paid = await stripe.checkout.sessions.retrieve(id);
  expect(paid.customer_details).toMatchObject({ email: 'amira@example.org', name: 'Amira Khan' });
});
