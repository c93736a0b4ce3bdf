import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Person } from '#tests/people/people.ts';
import { VALID_REQUESTS } from '#tests/requests/valid-requests.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { securityHeaders } from './platform/http/security-headers.ts';

const HEADERS = securityHeaders({ isHttps: false });

const routes: { method: string; url: string }[] = [];
const clientFolder = buildSmallClient();
const server: TestApp = await openTestApp('sqlite', { clientFolder, onRoute: (route) => routes.push(route) });
await server.app.ready();
const statusesSeen = new Set<number>();

afterAll(async () => {
  await server.close();
  rmSync(clientFolder, { recursive: true });
});

function buildSmallClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Fit in 30</title>');
  writeFileSync(join(folder, 'assets/main-abc.js'), 'export {};');
  writeFileSync(join(folder, 'sw.js'), '');
  const pages = {
    shell: 'app.html',
    desk: 'app.html',
    deskPlayer: 'app.html',
    prerendered: {},
    routes: ['/login'],
    search: { shown: ['/'], hidden: [] },
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  return folder;
}

async function answersWithHeaders(asked: InjectOptions): Promise<void> {
  const { statusCode, headers, raw } = await server.app.inject(asked);
  statusesSeen.add(statusCode);
  // A page of the sandbox stands in for another site, and has a policy of its own.
  const { 'content-security-policy': policy, ...others } = HEADERS;
  expect(headers).toMatchObject(others);
  expect(headers['content-security-policy']).toBeDefined();
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-(inline|eval)|'nonce-|\*/);
  if (!raw.req.url?.startsWith('/sandbox')) expect(headers['content-security-policy']).toBe(policy);
  expect(headers).not.toHaveProperty('x-powered-by');
  if (raw.req.url?.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
}

const pathOf = (url: string, { id }: Person) => url.replace(':id', id).replace(/:\w+/g, 'cs_test_none');

test.each(routes)('$method $url sends all headers, whoever asks and whatever she sends', async ({ method, url }) => {
  const member = await server.people.subscribe();
  const guest = await server.people.register();
  for (const headers of [{}, { authorization: 'Bearer garbage' }, guest.headers, member.headers]) {
    const asked = { method: method as 'GET', url: pathOf(url, member), headers };
    await answersWithHeaders(asked);
    await answersWithHeaders({ ...asked, url: `${asked.url}?from=never` });
    if (method === 'GET' || method === 'HEAD') continue;
    await answersWithHeaders({ ...asked, payload: '{', headers: { ...headers, 'content-type': 'application/json' } });
    await answersWithHeaders({ ...asked, payload: '<a/>', headers: { ...headers, 'content-type': 'text/xml' } });
    await answersWithHeaders({ ...asked, payload: { large: 'x'.repeat(300_000) } });
  }
});

test.each(Object.entries(VALID_REQUESTS))('%s sends all headers when it succeeds', async (_route, prepare) => {
  await answersWithHeaders(await prepare(server));
});

test.each([
  { url: '/' },
  { url: '/login' },
  { url: '/nothing' },
  { url: '/%zz' },
  { url: `/${'x'.repeat(500)}` },
  { url: '/assets/main-abc.js' },
  { url: '/assets/gone.js' },
  { url: '/sw.js' },
  { url: '/robots.txt' },
  { url: '/api' },
  { url: '/api/nothing' },
  { url: '/healthz', headers: { 'content-encoding': 'gzip' } },
  { url: '/assets/main-abc.js', headers: { range: 'bytes=0-1' } },
  { url: '/assets/main-abc.js', headers: { range: 'bytes=900-' } },
  { method: 'OPTIONS', url: '/api/site', headers: { origin: 'https://evil.example' } },
  { method: 'DELETE', url: '/' },
  { method: 'HEAD', url: '/login' },
] as InjectOptions[])('$method $url sends all headers', async (asked) => {
  await answersWithHeaders(asked);
});

test('pages and files that have not changed send them too', async () => {
  for (const url of ['/login', '/assets/main-abc.js']) {
    const { etag } = (await server.app.inject({ url })).headers;
    await answersWithHeaders({ url, headers: { 'if-none-match': String(etag) } });
  }
});

test('every kind of answer was among them', () => {
  const kinds = [200, 201, 206, 304, 400, 401, 403, 404, 409, 413, 415];
  expect(kinds.filter((status) => !statusesSeen.has(status))).toEqual([]);
});
