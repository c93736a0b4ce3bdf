import { Agent } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from '#server/platform/http/create-http-server.ts';
import { askOnce } from '#tests/faults/ask-once.ts';
import { behindFrontServer } from '#tests/servers/behind-front-server.ts';
import { limitUnderWay, oneAtATime } from './limit-under-way.ts';

let app: ReturnType<typeof createHttpServer>;
let port: number;
let begun: string[];
let goOn: () => void;
beforeEach(async () => {
  const log = pino({ level: 'silent' });
  app = createHttpServer({ log, headers: {}, trustedProxies: [], createId: () => 'r-1' });
  app.decorateRequest('userId', '');
  app.addHook('onRequest', async (request) => {
    request.userId = String(request.headers['x-user']);
  });
  const { promise: mayGoOn, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  begun = [];
  const answer = async ({ userId }: { userId: string }) => {
    begun.push(userId);
    await mayGoOn;
    return 'done';
  };
  app.get('/three', { onRequest: limitUnderWay(3) }, answer);
  app.get('/turns', { onRequest: oneAtATime() }, answer);
  port = await behindFrontServer(app)();
});
afterEach(() => app.close());

const ask = (path: string, user: string) =>
  askOnce(port, new Agent(), { method: 'GET', path, headers: { 'x-user': user } });

test('three requests of one user are under way, the next is asked to come back, and others are not', async () => {
  const three = [ask('/three', 'anna'), ask('/three', 'anna'), ask('/three', 'anna')];
  await expect.poll(() => begun).toEqual(['anna', 'anna', 'anna']);
  expect(await ask('/three', 'anna')).toBe(429);
  const bella = ask('/three', 'bella');
  await expect.poll(() => begun).toContain('bella');
  goOn();
  expect(await Promise.all([...three, bella])).toEqual([200, 200, 200, 200]);
  for (let count = 0; count < 9; count += 1) expect(await ask('/three', 'anna')).toBe(200);
});

/** Asks several times in one write, and leaves once the first has begun. */
async function askAndLeave(path: string, times: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nx-user: anna\r\n\r\n`.repeat(times));
  await expect.poll(() => begun).toContain('anna');
  socket.destroy();
}

test('whoever leaves before the answer is no longer counted', async () => {
  await askAndLeave('/three', 3);
  goOn();
  await expect.poll(() => ask('/three', 'anna')).toBe(200);
});

test('one user’s requests take turns, beside those of others, and one that left does not hold up the next', async () => {
  await askAndLeave('/turns', 2);
  const [next, last] = [ask('/turns', 'anna'), ask('/turns', 'anna')];
  const bella = ask('/turns', 'bella');
  await expect.poll(() => begun).toContain('bella');
  goOn();
  expect(await Promise.all([next, last, bella])).toEqual([200, 200, 200]);
});

test('the second begins when the first is answered', async () => {
  const both = [ask('/turns', 'anna'), ask('/turns', 'anna')];
  const bella = ask('/turns', 'bella');
  await expect.poll(() => begun).toContain('bella');
  expect(begun.filter((user) => user === 'anna')).toEqual(['anna']);
  goOn();
  expect(await Promise.all([...both, bella])).toEqual([200, 200, 200]);
  expect(begun.filter((user) => user === 'anna')).toHaveLength(2);
});
