import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, HEALTH_PATH } from '#contract/paths.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { sendRaw, statusesIn } from '#tests/servers/send-raw.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const SECRET = 'what only the operator may read';

let server: TestApp;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-odd-'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'site.json'), SECRET);
  const clientFolder = mkdtempSync(join(folder, 'client-'));
  writeFileSync(join(clientFolder, 'app.html'), '<!doctype html><title>Fit in 30</title>');
  writeFileSync(join(clientFolder, 'robots.svg'), '<svg/>');
  writeFileSync(join(clientFolder, 'sw.js'), '');
  const pages = {
    shell: 'app.html',
    desk: 'app.html',
    deskPlayer: 'app.html',
    prerendered: {},
    routes: ['/'],
    search: { shown: ['/'], hidden: [] },
  };
  writeFileSync(join(clientFolder, 'pages.json'), JSON.stringify(pages));
  server = await openTestApp('sqlite', {
    clientFolder,
    environment: { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'http://fit.example' },
  });
  port = await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const send = (text: string) => sendRaw(port, Buffer.from(text, 'latin1'));

const SECOND = `GET ${HEALTH_PATH} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** A request whose end two programs could see in two places; the one that hides in it must not be answered. */
const post = (headers: string, body: string) =>
  `POST ${AUTH_LOGIN_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}${SECOND}`;
const CHUNKED = '2\r\n{}\r\n0\r\n\r\n';

describe('a request with two ends', () => {
  test.each([
    ['a length, then chunks', post('content-length: 4\r\ntransfer-encoding: chunked', '0\r\n\r\n')],
    ['chunks, then a length', post('transfer-encoding: chunked\r\ncontent-length: 4', '0\r\n\r\n')],
    ['two lengths', post('content-length: 2\r\ncontent-length: 3', '{}')],
    ['one length twice', post('content-length: 2\r\ncontent-length: 2', '{}')],
    ['a list of lengths', post('content-length: 2, 2', '{}')],
    ['a length with a sign', post('content-length: +2', '{}')],
    ['a length below zero', post('content-length: -2', '{}')],
    ['a length in hexadecimals', post('content-length: 0x2', '{}')],
    ['a length beyond all numbers', post('content-length: 99999999999999999999', '{}')],
    ['a space before the colon', post('transfer-encoding : chunked', CHUNKED)],
    ['an encoding that only looks like chunks', post('transfer-encoding: xchunked', CHUNKED)],
    ['chunks named twice', post('transfer-encoding: chunked\r\ntransfer-encoding: identity', CHUNKED)],
    ['chunks that are not the last encoding', post('transfer-encoding: chunked, identity', CHUNKED)],
    ['an encoding on a folded line', post('transfer-encoding:\r\n chunked', CHUNKED)],
    ['chunks with bare line feeds', post('transfer-encoding: chunked', '2\n{}\n0\n\n')],
    ['a chunk below zero', post('transfer-encoding: chunked', '-2\r\n{}\r\n0\r\n\r\n')],
    ['a chunk beyond all numbers', post('transfer-encoding: chunked', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n')],
    ['a chunk with a prefix', post('transfer-encoding: chunked', '0x2\r\n{}\r\n0\r\n\r\n')],
    ['headers with bare line feeds', 'GET /healthz HTTP/1.1\nhost: a\n\n'],
    ['one header with a bare line feed', `GET /healthz HTTP/1.1\r\nhost: a\nx: b\r\n\r\n${SECOND}`],
    ['a bare carriage return', `GET /healthz HTTP/1.1\r\nhost: a\rx: b\r\n\r\n${SECOND}`],
    ['a folded header', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n\r\n${SECOND}`],
    ['a header that begins with a space', `GET /healthz HTTP/1.1\r\n host: a\r\n\r\n${SECOND}`],
    ['a header with a NUL', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n${SECOND}`],
    ['a header without a name', `GET /healthz HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n${SECOND}`],
    ['a line that is no header', `GET /healthz HTTP/1.1\r\nhost: a\r\nx y: b\r\n\r\n${SECOND}`],
  ])('%s: refused, and the connection ends', async (_name, text) => {
    const received = await send(text);
    expect([[400], [415]]).toContainEqual(statusesIn(received));
    expect(received).toMatch(/^connection: close\r$/im);
  });

  test.each([
    ['compressed inside chunks', post('transfer-encoding: gzip, chunked', CHUNKED), [415]],
    ['compressed', post('content-encoding: gzip\r\ncontent-length: 2', '{}'), [415]],
    ['plain inside chunks', post('transfer-encoding: chunked', CHUNKED), [400, 200]],
    ['that nobody wants', `GET ${HEALTH_PATH} HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n1${SECOND}`, [200, 200]],
  ])('a body %s has one end', async (_name, text, statuses) => {
    expect(statusesIn(await send(text))).toEqual(statuses);
  });
});

describe('a request for somebody else', () => {
  const get = (target: string, headers = 'host: a') => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;

  test.each([
    ['another server’s whole address', get('http://evil.example/healthz'), 400],
    ['our own whole address', get('http://fit.example/healthz'), 400],
    ['a host and port', get('evil.example:80'), 400],
    ['every resource', 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a path without its stroke', get('\\healthz'), 400],
    ['no host', get('/healthz', 'x: y'), 400],
    ['two hosts', get('/healthz', 'host: fit.example\r\nhost: evil.example'), 400],
    ['one host twice', get('/healthz', 'host: a\r\nHost: a'), 400],
    ['no headers at all', 'GET /healthz\r\n\r\n', 400],
    ['another version', get('/healthz').replace('1.1', '3.0'), 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['another name', get('/healthz', 'host: evil.example'), 421],
    ['another name after ours', get('/healthz', 'host: fit.example.evil.example'), 421],
    ['another name after our user', get('/healthz', 'host: fit.example@evil.example'), 421],
    ['a path in the name', get('/healthz', 'host: fit.example/evil'), 421],
    ['our name', get('/healthz', 'host: FIT.example:80'), 200],
    [
      'our name, and another one in a header that nobody is trusted with',
      get('/healthz', 'host: fit.example\r\nx-forwarded-host: evil.example'),
      200,
    ],
    ['an address', get('/healthz', 'host: 127.0.0.1:3000'), 200],
    ['a machine nearby', get('/healthz', 'host: app-1:3000'), 200],
    ['no host, as of old', get('/healthz', 'x: y').replace('1.1', '1.0'), 200],
  ])('%s', async (_name, text, status) => {
    const received = await send(text);
    expect(statusesIn(received)).toEqual([status]);
    for (const [name, value] of Object.entries(securityHeaders({ isHttps: false }))) {
      expect(received).toContain(`${name}: ${value}`);
    }
  });

  test('a tunnel is not opened', async () => {
    expect(await send('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n')).toBe('');
  });
});

describe('a path that climbs out of the folder', () => {
  const DOTS = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%uff0e%uff0e',
    '..%00',
    '....',
    '..;',
    '%ef%bc%8e%ef%bc%8e',
  ];
  const STROKES = ['/', '%2f', '%5c', '\\', '//', '%252f', '%c0%af', '%ef%bc%8f'];
  const TARGETS = ['secret.txt', 'site.json', 'etc/passwd'];
  const BEGINNINGS = ['/', '/assets/', '/api/', '//', '/./'];
  const climbs = DOTS.flatMap((dots) =>
    STROKES.flatMap((stroke) =>
      TARGETS.flatMap((target) =>
        BEGINNINGS.flatMap((beginning) =>
          [1, 2, 6].map((depth) => `${beginning}${`${dots}${stroke}`.repeat(depth)}${target}`),
        ),
      ),
    ),
  );

  test(`${climbs.length} ways lead nowhere`, async () => {
    const outcomes = new Set<string>();
    for (const url of climbs) {
      const answer = await server.app.inject({ url });
      expect(`${url}: ${answer.body}`).not.toMatch(/operator may read|root:/);
      outcomes.add(`${answer.statusCode} ${answer.headers['content-type']}`);
    }
    expect([...outcomes].sort()).toEqual(['404 application/json; charset=utf-8', '404 text/html; charset=utf-8']);
  });

  test.each(['/secret.txt', '/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt'])(
    '%s leads nowhere by a wire that mends no path',
    async (path) => {
      const received = await send(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
      expect(received).not.toContain(SECRET);
      expect([[404], [400]]).toContainEqual(statusesIn(received));
    },
  );
});
