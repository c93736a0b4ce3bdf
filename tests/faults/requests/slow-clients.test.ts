import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_LOGOUT_PATH, SITE_PATH } from '#contract/paths.ts';
import { CONNECTION_LIMITS } from '#server/platform/limits/connection-limits.ts';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { tries } from '#tests/test-size.ts';

const CLIENTS = tries(300, 1_000);
const SECONDS = tries(10, 60);
const BYTE_EVERY_MS = 5_000;
/** What the machine may take to notice, busy as it may be with other tests. */
const SLACK_MS = 10_000;
/** In so long a run a ratio of waiting times says something; beside other tests it does not. */
const LONG_SECONDS = 60;
const OTHERS = 4;
/** Below this a ratio tells of the machine, not of the server. */
const SHORTEST_TOLD_MS = 20;

const HEAD = `POST ${AUTH_LOGOUT_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n`;

/** How a slow client dribbles, and how long the server may let it. */
const KINDS = [
  { first: 'P', limitMs: CONNECTION_LIMITS.headersMs },
  { first: HEAD, limitMs: CONNECTION_LIMITS.headersMs },
  { first: `${HEAD}\r\n`, limitMs: CONNECTION_LIMITS.requestMs },
] as const;

let product: OpenProduct;
beforeAll(async () => {
  // All of them come from one address, as from a proxy.
  product = await openProduct({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => product.close());

interface Slow {
  /** How long each connection that was cut had lived, beyond what it was allowed, in milliseconds. */
  overdueMs: number[];
  connected: number;
  isOver: boolean;
  sockets: Set<Socket>;
}

/** Sends one byte now and then, and comes back as often as it is cut. */
function dribble(slow: Slow, port: number, index: number): void {
  const kind = KINDS[index % KINDS.length] ?? KINDS[0];
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1', () => {
    slow.connected += 1;
    socket.write(kind.first);
  });
  slow.sockets.add(socket);
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  socket.on('error', () => {});
  socket.resume();
  socket.on('close', () => {
    clearInterval(timer);
    slow.sockets.delete(socket);
    if (slow.isOver) return;
    slow.overdueMs.push(performance.now() - startedAt - kind.limitMs);
    dribble(slow, port, index);
  });
}

/** How long others wait for their answers, in milliseconds, shortest first. */
async function timesOfOthers(seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  async function askAgainAndAgain() {
    while (performance.now() < end) {
      const askedAt = performance.now();
      const answer = await fetch(`${product.address}${SITE_PATH}`);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      times.push(performance.now() - askedAt);
      await pause(5);
    }
  }
  await Promise.all(Array.from({ length: OTHERS }, askAgainAndAgain));
  return times.sort((one, other) => one - other);
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0;

test(`${CLIENTS} clients that send a byte every five seconds are cut, and come back, and nobody else waits for them`, {
  timeout: 60_000 + SECONDS * 3_000,
}, async () => {
  await timesOfOthers(0.5);
  const alone = p99(await timesOfOthers(Math.max(1.5, SECONDS / 4)));
  const slow: Slow = { overdueMs: [], connected: 0, isOver: false, sockets: new Set() };
  const port = Number(new URL(product.address).port);
  for (let index = 0; index < CLIENTS; index += 1) dribble(slow, port, index);
  const beside = p99(await timesOfOthers(SECONDS));
  // Two of three dribble their headers: each of them is cut at least once.
  while (slow.overdueMs.length < (CLIENTS * 2) / KINDS.length) await pause(100);
  slow.isOver = true;
  for (const socket of slow.sockets) socket.destroy();

  expect(slow.connected).toBeGreaterThan(CLIENTS);
  const cutInTime = slow.overdueMs.filter((overdue) => overdue <= CONNECTION_LIMITS.checkEveryMs + SLACK_MS);
  expect(cutInTime).toHaveLength(slow.overdueMs.length);
  if (SECONDS >= LONG_SECONDS) expect(beside).toBeLessThan(3 * Math.max(alone, SHORTEST_TOLD_MS));
  const p99Ratio = Number((beside / alone).toFixed(2));
  reportFigures('slow-clients', {
    clients: CLIENTS,
    seconds: SECONDS,
    cut: slow.overdueMs.length,
    p99AloneMs: Math.round(alone),
    p99BesideMs: Math.round(beside),
    p99Ratio,
  });
});
