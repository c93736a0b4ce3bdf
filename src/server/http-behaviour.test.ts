import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, AUTH_REGISTER_PATH, SITE_PATH } from '#contract/paths.ts';
import { sendRaw as sendRawTo } from '#tests/servers/send-raw.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { securityHeaders } from './platform/http/security-headers.ts';

const HEADERS = securityHeaders({ isHttps: false });
const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await openTestApp('sqlite');
  port = await server.listen();
});
afterAll(() => server.close());

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers });
const sendRaw = (text: string) => sendRawTo(port, text);

describe('what cannot be read', () => {
  test.each([
    { name: 'no JSON', payload: '{"email": ', status: 400, code: 'invalid_input' },
    { name: 'no JSON at all', payload: 'hello', status: 400, code: 'invalid_input' },
    { name: 'nothing', payload: '', status: 400, code: 'invalid_input' },
    { name: 'null', payload: 'null', status: 400, code: 'invalid_input' },
    { name: 'deep nesting', payload: '['.repeat(30_000), status: 400, code: 'invalid_input' },
    {
      name: 'deep nesting that closes',
      payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      status: 400,
      code: 'invalid_input',
    },
    { name: 'more than 64 KiB', payload: `"${'x'.repeat(65_536)}"`, status: 413, code: 'too_large' },
  ])('$name → $status', async ({ payload, status, code }) => {
    const answer = await post(AUTH_LOGIN_PATH, payload, JSON_TYPE);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('another content type → 415; bytes that are no UTF-8 → 400', async () => {
    expect((await post(AUTH_LOGIN_PATH, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    const headers = JSON_TYPE;
    const payload = Buffer.from([0x7b, 0xff, 0xfe, 0x7d]);
    expect((await server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload, headers })).statusCode).toBe(400);
  });

  test('ten megabytes, five thousand parameters and a compressed bomb are refused unread', async () => {
    const large = await post(AUTH_LOGIN_PATH, 'x'.repeat(10_000_000), JSON_TYPE);
    expect(large.statusCode).toBe(413);
    const parameters = Array.from({ length: 5_000 }, (_, index) => `p${index}=1`).join('&');
    expect(await sendRaw(`GET /api/site?${parameters} HTTP/1.1\r\nhost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    const payload = gzipSync(Buffer.alloc(20_000_000, '['));
    expect(payload.length).toBeLessThan(65_536);
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect((await server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload, headers })).statusCode).toBe(415);
  });

  test('exactly 64 KiB is read', async () => {
    const frame = JSON.stringify({ email: 'a@example.org', password: '' });
    const payload = frame.replace('""', `"${'x'.repeat(65_536 - frame.length)}"`);
    expect(payload).toHaveLength(65_536);
    expect((await post(AUTH_LOGIN_PATH, payload, JSON_TYPE)).json().fields).toMatchObject([{ field: 'password' }]);
  });
});

describe('headers', () => {
  test.each([
    { status: 200, request: () => server.app.inject({ url: SITE_PATH }) },
    {
      status: 201,
      request: () => post(AUTH_REGISTER_PATH, { firstName: 'A', email: 'a@example.org', password: 'porridge' }),
    },
    { status: 400, request: () => post(AUTH_LOGIN_PATH, {}) },
    { status: 401, request: () => server.app.inject({ url: AUTH_ME_PATH }) },
    { status: 404, request: () => server.app.inject({ url: '/api/gone' }) },
    { status: 404, request: () => server.app.inject({ url: '/%zz' }) },
    { status: 404, request: () => server.app.inject({ url: `/api/users/${'x'.repeat(500)}/steps` }) },
    {
      status: 409,
      request: () => post(AUTH_REGISTER_PATH, { firstName: 'A', email: 'a@example.org', password: 'porridge' }),
    },
    { status: 413, request: () => post(AUTH_LOGIN_PATH, 'x'.repeat(70_000), JSON_TYPE) },
    { status: 415, request: () => post(AUTH_LOGIN_PATH, 'x', { 'content-type': 'text/plain' }) },
  ])('of a $status are all there', async ({ status, request }) => {
    const answer = await request();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    if (answer.raw.req.url?.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    {
      name: 'headers that are too long',
      text: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: '431',
    },
    { name: 'what is no HTTP', text: 'hello\r\n\r\n', status: '400' },
    {
      name: 'two lengths',
      text: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      status: '400',
    },
  ])('$name → $status with all headers', async ({ text, status }) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(status);
    for (const [name, value] of Object.entries(HEADERS)) expect(head).toContain(`${name}: ${value}`);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

describe('another name than the site’s', () => {
  let named: TestApp;
  beforeAll(async () => {
    named = await openTestApp('sqlite', { environment: { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' } });
  });
  afterAll(() => named.close());

  const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const askAt = (host: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    named.app.inject({ method, url: '/some<b>"place', headers: { host, ...headers } });

  test('tells a person in a page where the site is, and repeats nothing that was asked for', async () => {
    const answer = await askAt('www.fit.example', { accept: BROWSER });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers).toMatchObject({
      ...securityHeaders({ isHttps: true }),
      'content-type': 'text/html; charset=utf-8',
      connection: 'close',
    });
    expect(answer.body).toContain('You’ll find us at <a href="https://fit.example/">https://fit.example</a>.');
    expect(answer.body).not.toMatch(/www\.|place/);
  });

  test('is the one in Host alone: what a visitor writes beside it reaches nobody through a proxy', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1', PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' };
    const proxied = await openTestApp('sqlite', { environment });
    const ask = (host: string, other: string) =>
      proxied.app.inject({
        url: '/api/site',
        headers: { host, 'x-forwarded-host': other },
        remoteAddress: '127.0.0.1',
      });
    expect((await ask('fit.example', 'evil.example')).statusCode).toBe(200);
    expect((await ask('evil.example', 'fit.example')).statusCode).toBe(421);
    await proxied.close();
  });

  test('tells a program in JSON', async () => {
    const answers = [
      await askAt('www.fit.example', {}),
      await askAt('www.fit.example', { accept: '*/*' }),
      await askAt('www.fit.example', { accept: BROWSER }, 'POST'),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([421, 'not_found']);
      expect(answer.json().message).toContain('You’ll find us at https://fit.example.');
    }
  });
});

describe('when something breaks', () => {
  test('the answer tells a reference and nothing else', async () => {
    const broken = await openTestApp('sqlite');
    const { headers } = await broken.people.register();
    await broken.db.schema.dropTable('access_token').execute();
    const answer = await broken.app.inject({ url: AUTH_ME_PATH, headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers).toMatchObject(HEADERS);
    await broken.close();
  });
});
