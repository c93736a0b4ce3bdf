import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '#programme/words/look-words.ts';
import { addClientFiles, isClientBuilt } from './client-files.ts';
import { createHttpServer } from './create-http-server.ts';

const DESK = '<!doctype html><title>Desk</title>';
const PLAYER = '<!doctype html><title>Player</title>';
const SHELL = '<!doctype html><title>shell</title>';
const LANDING = '<!doctype html><title>landing</title>\n<link rel="canonical" href="%ORIGIN%/">\n<style>p{}</style>';
const LANDING_ALONE = '<!doctype html><title>landing</title>\n<style>p{}</style>';
/** `p{}` as a browser names it. */
const STYLE_NAME = `'sha256-${createHash('sha256').update('p{}').digest('base64')}'`;
const SCRIPT = 'export const hello = "hello";'.repeat(20);

const WORKER = 'self.addEventListener("fetch", () => {});\nconst pages = "of build 7-%LOOK%";';
const WORKER_OFF = 'self.registration.unregister();';

const FRAMED = ['desk/player/assets/player-abc.js', 'coach/squat.webp'];

const POLICIES: Readonly<Record<string, (origin: string) => string>> = {
  '/login': () => 'for a card',
  '/desk/player': (origin) => `in a frame of ${origin}`,
};

const SETTINGS = {
  headersOf: (path: string, styles: readonly string[], origin: string) => ({
    'content-security-policy': [POLICIES[path]?.(origin) ?? 'strict', ...styles].join(' '),
  }),
  serviceWorker: true,
  publicOrigin: undefined,
  facts: () => ({ pence: 2_999, vatPercent: undefined, look: lookOf(undefined), minutes: '20 to 40' }),
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'app.html'), SHELL);
  writeFileSync(join(folder, 'desk.html'), DESK);
  writeFileSync(join(folder, 'desk-player.html'), PLAYER);
  writeFileSync(join(folder, 'landing.html'), LANDING);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const within of ['icons', 'coach', 'desk/player/assets']) mkdirSync(join(folder, within), { recursive: true });
  for (const picture of [...FRAMED, 'icons/icon-192.png', 'icons/apple-touch-icon.png', 'share-picture.png']) {
    writeFileSync(join(folder, picture), `the bytes of ${picture}`);
  }
  writeFileSync(join(folder, 'sw.js'), WORKER);
  writeFileSync(join(folder, 'sw-off.js'), WORKER_OFF);
  writeFileSync(join(folder, 'assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
  expect(isClientBuilt(folder)).toBe(false);
  const pages = {
    shell: 'app.html',
    desk: 'desk.html',
    deskPlayer: 'desk-player.html',
    prerendered: { '/': 'landing.html' },
    routes: ['/', '/login', '/workout/:workoutId'],
    search: { shown: ['/', '/login'], hidden: ['/workout/:workoutId', '/settings'] },
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  expect(isClientBuilt(folder)).toBe(true);

  app = createServer();
  app.get('/api/known', async () => ({}));
  addClientFiles(app, { folder, ...SETTINGS });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function createServer() {
  return createHttpServer({
    log: pino({ level: 'silent' }),
    headers: { 'content-security-policy': 'strict', 'cross-origin-resource-policy': 'same-origin' },
    trustedProxies: [],
    createId: () => 'request',
  });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a pre-rendered page is served as it was rendered', async () => {
  for (const url of ['/', '/?from=mail']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      LANDING_ALONE,
      'no-cache, no-transform',
    ]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('a page is compressed where the browser can, and not sent again when unchanged', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LANDING_ALONE);
  const zipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(LANDING_ALONE);
  const { etag } = brotli.headers;
  const again = await get('/', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

test.each(['/login', '/login/', '/workout/7', '/workout/anything'])('%s is a screen of the app', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, SHELL]);
});

test.each([
  '/nothing',
  '/workout',
  '/workout//',
  '/login/more',
  '/app.html',
  '/desk.html',
  '/landing.html',
  '/pages.json',
  '/assets/',
  '/assets/gone.js',
  '/assets/main-abc.js.br',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cpages.json',
  '/%00',
])('%s is the app’s own 404 page', async (url) => {
  const answer = await get(url, { 'if-none-match': '*' });
  expect([answer.statusCode, answer.body]).toEqual([404, SHELL]);
});

test('a file whose name carries its content is kept for a year, compressed where the browser can', async () => {
  const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('/javascript; charset=utf-8'),
    vary: 'accept-encoding',
  });
  expect((await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const plain = await get('/assets/main-abc.js');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(SCRIPT);
});

test('any other file is asked for each time, and not sent again when unchanged', async () => {
  const { headers } = await get('/favicon.svg');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get('/favicon.svg', { 'if-none-match': headers.etag as string })).statusCode).toBe(304);
});

test.each([
  ['/favicon.ico', 'icons/icon-192.png'],
  ['/apple-touch-icon.png', 'icons/apple-touch-icon.png'],
  ['/apple-touch-icon-precomposed.png', 'icons/apple-touch-icon.png'],
])('%s, which browsers ask for by habit, is %s', async (url, picture) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    200,
    `the bytes of ${picture}`,
    'image/png',
  ]);
});

test('other sites may show the picture for links, and nothing else', async () => {
  expect((await get('/share-picture.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const url of ['/', '/icons/icon-192.png', '/assets/main-abc.js', '/api/known']) {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('a page may have a policy of its own and names the styles inside it; every other keeps the usual one', async () => {
  expect((await get('/login')).headers['content-security-policy']).toBe('for a card');
  expect((await get('/')).headers['content-security-policy']).toBe(`strict ${STYLE_NAME}`);
  for (const url of ['/workout/7', '/nothing', '/favicon.svg', '/assets/main-abc.js', '/api/gone', '/%zz']) {
    expect((await get(url)).headers['content-security-policy']).toBe('strict');
  }
});

test('an address of the API is never answered with a page', async () => {
  for (const url of ['/api', '/api/', '/api/gone', '/api/known/more']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  const posted = await app.inject({ method: 'POST', url: '/nothing', payload: {} });
  expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
});

test('the worker is asked for each time under the strict policy, and can be switched off', async () => {
  const worker = await get('/sw.js');
  expect([worker.statusCode, worker.body]).toEqual([200, expect.stringContaining('fetch')]);
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': 'strict',
    'content-type': expect.stringContaining('/javascript'),
  });

  const switchedOff = createServer();
  addClientFiles(switchedOff, { folder, ...SETTINGS, serviceWorker: false });
  const answer = await switchedOff.inject('/sw.js');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, WORKER_OFF, 'no-cache']);
  await switchedOff.close();
});

test('pages of another name, palette or logo are another version to the worker; another price is none', async () => {
  const facts = SETTINGS.facts();
  let now = facts;
  const server = createServer();
  addClientFiles(server, { folder, ...SETTINGS, facts: () => now });
  const workerWith = async (changed: Partial<typeof facts>) => {
    now = { ...facts, ...changed };
    const { body, headers } = await server.inject('/sw.js');
    return { body, etag: headers.etag };
  };
  const shipped = await workerWith({});
  expect(shipped.body).not.toContain('%LOOK%');
  expect(await workerWith({ pence: 3_999, minutes: '10 to 50' })).toEqual(shipped);
  const looks = [{ name: 'Mum Strong' }, { palette: 'ink' }, { logo: 'a picture' }] as const;
  const seen = [shipped];
  for (const look of looks) seen.push(await workerWith({ look: { ...facts.look, ...look } }));
  expect(new Set(seen.map(({ body }) => body)).size).toBe(4);
  expect(new Set(seen.map(({ etag }) => etag)).size).toBe(4);
  expect(await workerWith({})).toEqual(shipped);
  await server.close();
});

test('search engines are shown the public pages and nothing of the member area', async () => {
  for (const [url, tag] of [
    ['/', undefined],
    ['/login', undefined],
    ['/workout/7', 'noindex'],
    ['/nothing', 'noindex'],
  ] as const) {
    expect((await get(url)).headers['x-robots-tag']).toBe(tag);
  }
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /workout/', 'Disallow: /settings']),
  );
  expect(robots.body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
});

test('with a public address pages say where they are, and there is a list of them', async () => {
  const published = createServer();
  addClientFiles(published, { folder, ...SETTINGS, publicOrigin: 'https://fit.example' });
  expect((await published.inject('/')).body).toContain('<link rel="canonical" href="https://fit.example/">');
  expect((await published.inject('/robots.txt')).body).toContain('Sitemap: https://fit.example/sitemap.xml');
  const map = await published.inject('/sitemap.xml');
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://fit.example/</loc>',
    '<loc>https://fit.example/login</loc>',
  ]);
  await published.close();
});

test.each(['/desk', '/desk/', '/desk/members/1'])(
  '%s has the page of the desk, kept nowhere and shown to no search',
  async (url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, DESK]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
  },
);

test('the player in the desk’s frame has a page of its own, and any page may have its files and the coach’s pictures', async () => {
  const page = await get('/desk/player');
  expect([page.statusCode, page.body]).toEqual([200, PLAYER]);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
  const { headers } = await app.inject({ url: '/desk/player', headers: { host: 'fit.example:8080' } });
  expect(headers['content-security-policy']).toBe('in a frame of http://fit.example:8080');
  expect((await get('/desk/player/more')).body).toBe(DESK);
  const reach = async (url: string) => {
    const { headers } = await get(url);
    return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
  };
  for (const url of FRAMED) expect(await reach(`/${url}`)).toEqual(['*', 'cross-origin']);
  for (const url of ['/desk', '/desk/player', '/assets/main-abc.js', '/icons/icon-192.png', '/api/known']) {
    expect(await reach(url)).toEqual([undefined, 'same-origin']);
  }
  expect((await get(`/${FRAMED[0]}`)).headers['cache-control']).toContain('immutable');
});

test('an address that only begins like the desk is no part of it', async () => {
  expect((await app.inject({ url: '/desks' })).body).not.toBe(DESK);
});
