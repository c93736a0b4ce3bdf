import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that is kept alive may bring one more request. */
const DRAIN_MS = 1_000;

/**
 * Node would close idle connections at once, and with them those whose next request is on its way. Instead the
 * listening ends, requests are answered with `Connection: close`, and what stays silent is closed.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    // First, so that whoever reconnects is refused, not cut off in the queue. The plain server's `close` ends the
    // listening alone.
    const allGone = new Promise<void>((resolve) => Server.prototype.close.call(app.server, () => resolve()));
    await Promise.race([allGone, pause(DRAIN_MS, undefined, { ref: false })]);
  });
}
