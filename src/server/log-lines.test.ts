import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, SITE_PATH } from '#contract/paths.ts';
import { sendRaw } from '#tests/servers/send-raw.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { createBufferedLog } from './platform/log/buffered-log.ts';

/** The numbers that pino writes for the levels. */
const [INFO, ERROR] = [30, 50];

interface Line {
  level: number;
  time: string;
  route?: string;
  status?: number;
  requestId?: string;
  msg?: string;
}

const PERSON = { email: 'nobody@example.org', password: 'porridge at seven' };

describe('whatever is answered carries the id that its log line has', () => {
  const lines: Line[] = [];
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    const { log } = createBufferedLog('info', undefined, { write: (line) => lines.push(JSON.parse(line)) });
    server = await openTestApp('sqlite', {
      log,
      environment: { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' },
    });
    port = await server.listen();
  });
  afterAll(() => server.close());

  const linesOf = (id: unknown) => lines.filter(({ requestId }) => requestId === id);

  test.each<[number, InjectOptions]>([
    [200, { url: SITE_PATH }],
    [200, { method: 'HEAD', url: SITE_PATH }],
    [400, { method: 'POST', url: AUTH_LOGIN_PATH, payload: {} }],
    [400, { method: 'POST', url: AUTH_LOGIN_PATH, payload: '{', headers: { 'content-type': 'application/json' } }],
    [401, { url: AUTH_ME_PATH }],
    [401, { method: 'POST', url: AUTH_LOGIN_PATH, payload: PERSON }],
    [404, { url: '/nowhere' }],
    [404, { url: '/%zz' }],
    [404, { url: `/api/users/${'x'.repeat(500)}/steps` }],
    [413, { method: 'POST', url: AUTH_LOGIN_PATH, payload: { email: 'x'.repeat(70_000) } }],
    [415, { method: 'POST', url: AUTH_LOGIN_PATH, payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
    [421, { url: SITE_PATH, headers: { host: 'other.example' } }],
  ])('%d of %o', async (status, asked) => {
    const answer = await server.app.inject(asked);
    const id = answer.headers['x-request-id'];
    expect([answer.statusCode, id]).toEqual([status, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(linesOf(id)).toMatchObject([{ level: INFO, status, time: expect.stringMatching(/^2\d{3}-.*Z$/) }]);
  });

  test.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
  ])('%s, which no route has seen', async (_, bytes, status) => {
    const answer = await sendRaw(port, bytes);
    const id = /^x-request-id: (.*)\r$/im.exec(answer)?.[1];
    expect(linesOf(id)).toMatchObject([{ level: INFO, route: 'none', status }]);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
  });

  test('a caller cannot choose it', async () => {
    const chosen = 'chosen-by-a-stranger';
    const headers = { 'x-request-id': chosen, 'request-id': chosen };
    const answer = await server.app.inject({ url: SITE_PATH, headers });
    expect(answer.headers['x-request-id']).not.toBe(chosen);
    expect(JSON.stringify(lines)).not.toContain(chosen);
  });
});

describe('each level', () => {
  /** What is logged of a good request, of one that breaks, and of whoever comes with secrets. */
  async function logAt(level: string): Promise<string> {
    let text = '';
    const { log } = createBufferedLog(level, undefined, {
      write: (line) => {
        text += line;
      },
    });
    const server = await openTestApp('sqlite', { log });
    const person = await server.people.register({ firstName: 'Verysecretname' });
    const { email, password, token } = person;
    await server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload: { email, password } });
    await server.app.inject({ url: `${AUTH_ME_PATH}?token=${token}`, headers: person.headers });
    await server.db.schema.dropTable('access_token').execute();
    const { headers } = await server.app.inject({ url: AUTH_ME_PATH, headers: person.headers });
    for (const secret of [token, password, email, 'Verysecret']) expect(text).not.toContain(secret);
    expect(text.includes(String(headers['x-request-id']))).toBe(text !== '');
    await server.close();
    return text;
  }
  const parsed = (text: string): Line[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  test.each(['trace', 'debug', 'info'])('%s has a line for each request, and what broke', async (level) => {
    const lines = parsed(await logAt(level));
    expect(lines.filter(({ level: written }) => written === INFO)).toMatchObject([
      { method: 'POST', route: AUTH_LOGIN_PATH, status: 200 },
      { method: 'GET', route: AUTH_ME_PATH, status: 200, userId: expect.any(String), ms: expect.any(Number) },
      { route: AUTH_ME_PATH, status: 500 },
    ]);
    expect(lines.filter(({ level: written }) => written === ERROR)).toMatchObject([{ msg: 'request failed' }]);
  });

  test.each(['warn', 'error'])('%s has only what broke', async (level) => {
    expect(parsed(await logAt(level))).toMatchObject([{ level: ERROR, msg: 'request failed' }]);
  });

  test.each(['fatal', 'silent'])('%s has nothing of it', async (level) => {
    expect(await logAt(level)).toBe('');
  });

  test('prints itself and what is worse, and nothing of what an error carries beside its words', () => {
    const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
    const error = Object.assign(new Error('words'), { code: 'CODE', detail: 'a secret', parameters: ['a secret'] });
    for (const [index, level] of levels.entries()) {
      const lines: (Line & { err?: object })[] = [];
      const { log } = createBufferedLog(level, undefined, { write: (line) => lines.push(JSON.parse(line)) });
      for (const each of levels) log[each]({ err: error }, each);
      expect(lines.map(({ msg }) => msg)).toEqual(levels.slice(index));
      for (const { err } of lines) {
        expect(err).toEqual({ type: 'Error', code: 'CODE', message: 'words', stack: expect.stringContaining('words') });
      }
    }
  });
});
