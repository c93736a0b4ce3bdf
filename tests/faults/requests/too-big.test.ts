import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_LOGOUT_PATH, SITE_PATH } from '#contract/paths.ts';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { sendUntilAnswered, statusesIn } from '#tests/servers/send-raw.ts';
import { tries } from '#tests/test-size.ts';
import { residentMegabytes } from './resident-memory.ts';

const TIMES = tries(8, 200);
const LONG = { timeout: 60_000 + TIMES * 10_000 };

/** What Node may leave for its next collection. A full run sends fifty times as much. */
const MOST_GROWTH_MEGABYTES = 100;

const TEN_MEGABYTES = 'x'.repeat(10_000_000);
const PARAMETERS = Array.from({ length: 100_000 }, (_, index) => `p${index}=1`);
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
const ZEROS = Buffer.alloc(50_000_000, '[');

let product: OpenProduct;
let port: number;
beforeAll(async () => {
  product = await openProduct();
  port = Number(new URL(product.address).port);
});
afterAll(() => product.close());

const post = (headers: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`POST ${AUTH_LOGOUT_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`),
    Buffer.from(body),
  ]);
const withLength = (body: string | Buffer, headers = '') => post(`${headers}content-length: ${body.length}`, body);

const BIG = [
  { name: 'ten megabytes', request: withLength(TEN_MEGABYTES), status: 413 },
  {
    name: 'ten megabytes that do not say so',
    request: post('transfer-encoding: chunked', CHUNK.repeat(150)),
    status: 413,
  },
  { name: 'a header of a megabyte', request: withLength('{}', `x: ${'x'.repeat(1_000_000)}\r\n`), status: 431 },
  {
    name: '100,000 parameters in the address',
    request: Buffer.from(`GET ${SITE_PATH}?${PARAMETERS.join('&')} HTTP/1.1\r\nhost: a\r\n\r\n`),
    status: 431,
  },
  {
    name: '100,000 fields in the body',
    request: withLength(JSON.stringify(Object.fromEntries(PARAMETERS.map((name) => [name, 1])))),
    status: 413,
  },
  { name: 'fifty megabytes as gzip', request: withLength(gzipSync(ZEROS), 'content-encoding: gzip\r\n'), status: 415 },
  {
    name: 'fifty megabytes as brotli',
    request: withLength(brotliCompressSync(ZEROS), 'content-encoding: br\r\n'),
    status: 415,
  },
];

/** Whoever sends on in the moment in which the connection is cut may lose the answer: that is a refusal too. */
async function outcomeOf(request: Buffer): Promise<number | 'cut off'> {
  return statusesIn(await sendUntilAnswered(port, request))[0] ?? 'cut off';
}

test(`${TIMES} times each, what is too big is refused unread and leaves nothing in memory`, LONG, async () => {
  for (const { request } of BIG) await outcomeOf(request);
  const before = residentMegabytes(product.processId);
  let answered = 0;
  for (const { name, request, status } of BIG) {
    const outcomes: (number | 'cut off')[] = [];
    for (let time = 0; time < TIMES; time += 1) outcomes.push(await outcomeOf(request));
    const told = outcomes.filter((outcome) => outcome !== 'cut off');
    answered += told.length;
    expect({ name, statuses: [...new Set(told)] }).toEqual({ name, statuses: [status] });
  }
  const after = residentMegabytes(product.processId);
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(MOST_GROWTH_MEGABYTES);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  reportFigures('too-big', {
    sent: TIMES * BIG.length,
    refused: answered,
    cutOff: TIMES * BIG.length - answered,
    megabytesBefore: before ?? '',
    megabytesAfter: after ?? '',
  });
});
