import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import { createHttpServer } from './create-http-server.ts';
import { createFileSender } from './send-file.ts';

const LONG_MS = 60_000;

let app: ReturnType<typeof createHttpServer>;
beforeEach(() => {
  const log = pino({ level: 'silent' });
  app = createHttpServer({ log, headers: {}, trustedProxies: [], createId: () => 'r-1' });
});
afterEach(() => app.close());

function serve(pieces: () => AsyncGenerator<string>, longestMs = LONG_MS) {
  const sendFile = createFileSender({ atOnce: 2, longestMs });
  app.get('/file', async (_request, reply) => sendFile(reply, { name: 'a.txt', type: 'text/plain', pieces: pieces() }));
  // A request of `inject` begins when it is waited for.
  return async () => await app.inject('/file');
}

test('two files are sent at a time; whoever comes then hears when to come back, and has it then', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const ask = serve(async function* () {
    yield 'one, ';
    await mayGoOn;
    yield 'two';
  });
  const first = [ask(), ask()];
  const third = await ask();
  expect([third.statusCode, third.headers['retry-after'], third.json().code]).toEqual([429, '5', 'too_many_requests']);
  goOn();
  for (const answer of await Promise.all(first)) {
    expect([answer.statusCode, answer.body, answer.headers['content-disposition']]).toEqual([
      200,
      'one, two',
      'attachment; filename="a.txt"',
    ]);
  }
  for (let count = 0; count < 3; count += 1) await expect.poll(async () => (await ask()).statusCode).toBe(200);
});

test('what fails before the first piece is answered like any failure, and keeps no place', async () => {
  const ask = serve(async function* () {
    yield* [] as string[];
    throw new DatabaseUnavailableError('away');
  });
  for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(503);
});

test('whoever takes too long is cut off, and keeps no place', async () => {
  const ask = serve(async function* () {
    while (true) {
      yield 'and on, ';
      await nextTurn();
    }
  }, 1);
  for (let count = 0; count < 5; count += 1) await expect(ask()).rejects.toThrow();
});
