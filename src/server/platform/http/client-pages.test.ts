import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { lookOf } from '#programme/words/look-words.ts';
import { builtPage, clientPage, type PageFacts } from './client-pages.ts';
import { createHttpServer } from './create-http-server.ts';

test('a page tells the price in force and the programme’s name whenever it is asked for, and is another page then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-page-'));
  writeFileSync(
    join(folder, 'page.html'),
    '<meta name="price" content="%PENCE%">%PRICE% %POUNDS% %VAT% Fit in 30, %MINUTES%',
  );
  let facts: PageFacts = { pence: 2_999, vatPercent: undefined, look: lookOf(undefined), minutes: '20 to 40' };
  const page = clientPage(builtPage(join(folder, 'page.html'), undefined), () => facts);
  rmSync(folder, { recursive: true });
  const app = createHttpServer({
    log: pino({ level: 'silent' }),
    headers: {},
    trustedProxies: [],
    createId: () => 'request-1',
    publicOrigin: undefined,
  });
  app.get('/', (request, reply) => page.send(request, reply));

  const before = await app.inject('/');
  expect(before.body).toBe('<meta name="price" content="2999">£29.99 29.99  Fit in 30, 20 to 40');
  facts = { pence: 3_499, vatPercent: 20, look: lookOf({ name: 'Mum Strong' }), minutes: '21 to 38' };
  const after = await app.inject('/');
  expect(after.body).toBe('<meta name="price" content="3499">£34.99 34.99 includes VAT of £5.83 Mum Strong, 21 to 38');
  const headers = { 'if-none-match': String(before.headers.etag), 'accept-encoding': 'br' };
  const asked = await app.inject({ url: '/', headers });
  expect([asked.statusCode, brotliDecompressSync(asked.rawPayload).toString()]).toEqual([200, after.body]);
  const same = { 'if-none-match': String(after.headers.etag) };
  expect((await app.inject({ url: '/', headers: same })).statusCode).toBe(304);
  await app.close();
});
