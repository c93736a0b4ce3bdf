import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from '#server/platform/http/create-http-server.ts';
import { behindFrontServer } from '#tests/servers/behind-front-server.ts';
import { statusesIn } from '#tests/servers/send-raw.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';

const opened: { app: FastifyInstance; sockets: Socket[] } = { app: undefined as never, sockets: [] };

afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  await opened.app.close();
});

/** A server whose `/slow` answers when it is told to. */
async function openServer(limits: Partial<ConnectionLimits>, trustedProxies: string[] = []) {
  const all = { ...CONNECTION_LIMITS, ...limits };
  const app = createHttpServer({
    log: pino({ level: 'silent' }),
    headers: { 'x-frame-options': 'DENY' },
    trustedProxies,
    createId: () => 'r-1',
    requestLimits: all,
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const begun: unknown[] = [];
  app.get('/slow', (request) => {
    begun.push(request.id);
    return answered.then(() => 'slow');
  });
  app.post('/quick', async () => 'quick');
  const port = await behindFrontServer(app, { limits: all, trustedProxies })();
  opened.app = app;
  return { port, answer, begun };
}

function open(port: number, words = ''): Socket & { received: string } {
  const socket = Object.assign(connect(port, '127.0.0.1'), { received: '' });
  opened.sockets.push(socket);
  socket.on('data', (chunk) => {
    socket.received += String(chunk);
  });
  socket.on('error', () => {});
  if (words) socket.write(words);
  return socket;
}

/** However it came about. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const SLOW = 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n';
const postOf = (bytes: number) =>
  `POST /quick HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

test('eight requests of one connection wait for their answers; with the ninth it is cut off', async () => {
  const { port, answer } = await openServer({});
  const [patient, greedy] = [open(port, SLOW.repeat(8)), open(port, SLOW.repeat(9))];
  await closed(greedy);
  expect(greedy.received).toBe('');
  answer();
  await expect.poll(() => statusesIn(patient.received)).toEqual(Array<number>(8).fill(200));
});

test('what comes on top of all that is under way is answered 503 and not read, and room is made by answers and ends', async () => {
  const { port, answer, begun } = await openServer({ requests: 3 });
  const [, leaving] = [open(port, SLOW), open(port, SLOW.repeat(2))];
  await expect.poll(() => begun).toHaveLength(3);
  const turnedAway = open(port, postOf(60_000));
  await closed(turnedAway);
  expect(statusesIn(turnedAway.received)).toEqual([503]);
  for (const header of ['retry-after: 5', 'x-frame-options: DENY', 'connection: close', 'x-request-id: r-1']) {
    expect(turnedAway.received).toContain(`\r\n${header}\r\n`);
  }
  expect(turnedAway.received).toContain('We’re busy right now. Please try again in 5 seconds.');

  leaving.destroy();
  await expect.poll(() => statusesOf(port)).toEqual([200]);
  answer();
  for (let count = 0; count < 5; count += 1) expect(await statusesOf(port)).toEqual([200]);
});

async function statusesOf(port: number): Promise<number[]> {
  const socket = open(port, `${postOf(2).replace('host: a', 'host: a\r\nconnection: close')}{}`);
  await closed(socket);
  return statusesIn(socket.received);
}

test('one address has its places and no more; when one is left, there is room again', async () => {
  const { port } = await openServer({ connectionsPerAddress: 3 });
  const held = [open(port), open(port), open(port)];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  expect(await statusesOf(port)).toEqual([]);
  held[0]?.destroy();
  await expect.poll(() => statusesOf(port)).toEqual([200]);
  for (let count = 0; count < 5; count += 1) expect(await statusesOf(port)).toEqual([200]);
});

test.each([['127.0.0.1'], ['127.0.0.0/8'], ['10.0.0.1', '127.0.0.1']])(
  'a trusted proxy (%s) brings as many as there are',
  async (...proxies) => {
    const { port } = await openServer({ connectionsPerAddress: 3 }, proxies);
    const held = Array.from({ length: 6 }, () => open(port));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    expect(await statusesOf(port)).toEqual([200]);
  },
);

test('before all places are taken, those that ask nothing make room, and those that wait for an answer stay', async () => {
  const { port, answer, begun } = await openServer({ connections: 10, crowdedShare: 0.9 });
  const agent = new Agent({ keepAlive: true });
  await Promise.all(Array.from({ length: 7 }, () => quickOver(agent, port)));
  const waiting = open(port, SLOW);
  await expect.poll(() => begun).toHaveLength(1);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(7);
  const comers = [open(port, SLOW), open(port, SLOW), open(port, SLOW)];
  await expect.poll(() => Object.values(agent.freeSockets).flat()).toEqual([]);
  answer();
  for (const socket of [waiting, ...comers]) await expect.poll(() => statusesIn(socket.received)).toEqual([200]);
  agent.destroy();
});

function quickOver(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const outgoing = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/quick', headers }, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    });
    outgoing.once('error', reject);
    outgoing.end('{}');
  });
}
