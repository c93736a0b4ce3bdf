import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that is kept open may bring one more request while we stop. */
const DRAIN_MS = 1_000;

/**
 * Stops without breaking a connection: nobody new is let in, and whoever is there is answered and told that this was the
 * last answer. Only a connection on which nothing comes is closed without a word.
 *
 * Node's own way is to close at once all connections that are idle, and with them those whose next request is on its way.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    // Before anybody hears that this is the last answer: whoever comes back then is refused, not cut off in the queue.
    // The plain server's `close` ends the listening alone. Fastify marks the answers of a server that is closing.
    const allGone = new Promise<void>((resolve) => Server.prototype.close.call(app.server, () => resolve()));
    await Promise.race([allGone, pause(DRAIN_MS, undefined, { ref: false })]);
  });
}
