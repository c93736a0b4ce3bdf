import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '#programme/words/look-words.ts';
import { createBufferedLog } from '#server/platform/log/buffered-log.ts';
import { createRequestFigures } from '#server/platform/metrics/request-figures.ts';
import { addAccessLog } from './access-log.ts';
import { addClientFiles } from './client-files.ts';
import { createHttpServer } from './create-http-server.ts';

const FILES = ['assets/tummy-check-screen-abc.js', 'coach/scar_care-easier.webp'] as const;
const lines: string[] = [];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-log-'));
  for (const name of ['assets', 'coach']) mkdirSync(join(folder, name));
  for (const name of ['app.html', 'desk.html', 'desk-player.html', 'sw-off.js', ...FILES])
    writeFileSync(join(folder, name), '<title></title>');
  const pages = {
    shell: 'app.html',
    desk: 'desk.html',
    deskPlayer: 'desk-player.html',
    prerendered: {},
    routes: ['/courses/:courseId'],
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...pages, search: { shown: [], hidden: [] } }));
  writeFileSync(join(folder, 'sw.js'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** With the token and the address of the page before, which no browser of ours sends along for a file. */
const HEADERS = { authorization: 'Bearer token', referer: 'https://fit.example/courses/early-weeks?session=w2b' };

test('of a page, a picture or a script the log says that one was asked for, not which and not by whom', async () => {
  const { log } = createBufferedLog('trace', undefined, { write: (line) => lines.push(line) });
  const app = createHttpServer({ log, headers: {}, trustedProxies: [], createId: randomUUID });
  addAccessLog(app, createRequestFigures(), () => '');
  const settings = {
    headersOf: () => ({}),
    serviceWorker: true,
    publicOrigin: undefined,
    facts: () => ({ pence: 2_999, vatPercent: undefined, look: lookOf(undefined), minutes: '20 to 40' }),
  };
  addClientFiles(app, { folder, ...settings });
  for (const url of ['/courses/early-weeks?session=w2b', '/courses/pelvic-floor', ...FILES.map((name) => `/${name}`)]) {
    expect((await app.inject({ url, headers: HEADERS })).statusCode).toBe(200);
  }
  await app.close();
  const told = lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined);
  expect(told.map(({ route }) => route)).toEqual(['/*', '/*', '/*', '/*']);
  expect(lines.join('')).not.toMatch(/early|weeks|pelvic|floor|tummy|scar|course|session|w2b|token/i);
});
