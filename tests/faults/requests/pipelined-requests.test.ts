import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, HEALTH_PATH, READY_PATH, SITE_PATH } from '#contract/paths.ts';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { tries } from '#tests/test-size.ts';
import { AS_STARTED } from './as-started.ts';
import { residentMegabytes } from './resident-memory.ts';

const CONNECTIONS = tries(100, 1_500);
const REQUESTS_EACH = 200;
/** As many as Node reads in one piece. */
const PIECE_FULL = 2_400;
const AT_ONCE = 300;
const MOST_MEGABYTES = 250;

let product: OpenProduct;
let port: number;
let sockets: Set<Socket>;
beforeEach(async () => {
  // All of them come from one address, as from a proxy, so that the limit for one address does not help.
  product = await openProduct({ ...AS_STARTED, TRUSTED_PROXIES: '127.0.0.1' });
  port = Number(new URL(product.address).port);
  sockets = new Set();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await product.close();
});

/** Sends many requests in one write; `isRead` tells whether anybody takes the answers. */
function pipeline(requests: string, isRead: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requests, () => resolve()));
    sockets.add(socket);
    if (isRead) socket.resume();
    socket.on('error', () => resolve());
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const LOGIN = '{"email":"a@example.org","password":"porridge at seven"}';

test.each([
  [REQUESTS_EACH, 'a page, the answers read', get('/'), true],
  [REQUESTS_EACH, 'a page, the answers left', get('/'), false],
  [PIECE_FULL, 'a page, the answers read', get('/'), true],
  [REQUESTS_EACH, 'a page, compressed', `GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`, true],
  [REQUESTS_EACH, 'a file', get('/favicon.svg'), true],
  [REQUESTS_EACH, 'what the site says of itself', get(SITE_PATH), false],
  [REQUESTS_EACH, 'whether it is ready', get(READY_PATH), true],
  [REQUESTS_EACH, 'who somebody is', get(AUTH_ME_PATH), true],
  [
    REQUESTS_EACH,
    'a sign-in',
    `POST ${AUTH_LOGIN_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n${LOGIN}`,
    true,
  ],
])(
  `${CONNECTIONS} connections that ask %i times in one write for %s: others are answered, and memory stays small`,
  async (requestsEach, _name, request, isRead) => {
    const requests = request.repeat(requestsEach);
    let most = 0;
    for (let begun = 0; begun < CONNECTIONS; begun += AT_ONCE) {
      const sent = Array.from({ length: Math.min(AT_ONCE, CONNECTIONS - begun) }, () => pipeline(requests, isRead));
      expect((await fetch(product.address + HEALTH_PATH)).status).toBe(200);
      await Promise.all(sent);
      await pause(100);
      most = Math.max(most, residentMegabytes(product.processId) ?? 0);
    }
    expect((await fetch(product.address + READY_PATH)).status).toBe(200);
    expect(most).toBeLessThan(MOST_MEGABYTES);
    reportFigures('pipelined-requests', { connections: CONNECTIONS, requestsEach, megabytes: most });
  },
);
