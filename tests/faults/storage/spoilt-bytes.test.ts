import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, HEALTH_PATH } from '#contract/paths.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { sendRaw, statusesIn } from '#tests/servers/send-raw.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';

const REQUESTS = tries(300, 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await openTestApp('sqlite');
  port = await server.listen();
});
afterAll(() => server.close());

const BODY = '{"email":"a@example.org","password":"porridge"}';
const SOUND = [
  `GET ${HEALTH_PATH} HTTP/1.1\r\nhost: a\r\naccept: */*\r\ncookie: fit30_browser=abc\r\n\r\n`,
  `POST ${AUTH_LOGIN_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
  `POST ${AUTH_LOGIN_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2f\r\n${BODY}\r\n0\r\n\r\n`,
];
const PIECES = [
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\0',
  ' ',
  '\t',
  ':',
  '%',
  '\xff',
  '\xc3\x28',
  'HTTP/1.1',
  '\r\nhost: b',
  '\r\ncontent-length: 1',
  '\r\ntransfer-encoding: chunked',
  'x'.repeat(20_000),
];

/** Takes something out, puts something in, or both, up to three times. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...SOUND),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(6),
        fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary-ascii', maxLength: 4 })),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([sound, changes]) =>
    changes.reduce((text, [place, taken, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + taken);
    }, sound),
  );

test(`${REQUESTS} requests with spoilt bytes are answered or cut, and the server lives on (seed ${SEED})`, {
  timeout: 60_000 + REQUESTS * 50,
}, async () => {
  const statuses = new Map<number | string, number>();
  await fc.assert(
    fc.asyncProperty(spoilt, async (text) => {
      const answered = statusesIn(await sendRaw(port, Buffer.from(text, 'latin1')));
      for (const status of answered) {
        expect(status).toBeLessThan(500);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      if (answered.length === 0) statuses.set('cut', (statuses.get('cut') ?? 0) + 1);
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  expect((await server.app.inject({ url: HEALTH_PATH })).statusCode).toBe(200);
  reportFigures('spoilt-bytes', { seed: SEED, requests: REQUESTS, ...Object.fromEntries(statuses) });
});
