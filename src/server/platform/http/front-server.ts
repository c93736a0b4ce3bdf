import { hash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/platform/limits/connection-limits.ts';
import { createProxyCheck, limitConnections } from '#server/platform/limits/limit-connections.ts';

/** How long a connection that is kept alive may bring one more request. */
const DRAIN_MS = 1_000;

/** Requests still running after this are cut off, so that a stop takes less than five seconds. */
const PATIENCE_MS = 3_000;

export type FrontServer = ReturnType<typeof createFrontServer>;

/**
 * Listens for as long as the process lives, while the servers behind it come and go: each request is handed to the one
 * that is in place, and answered with a plain page while none is.
 */
export function createFrontServer(limits: ConnectionLimits = CONNECTION_LIMITS) {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    requireHostHeader: false,
  });
  server.setTimeout(limits.silentMs);
  const awayPage: AwayPage = createAwayPage();
  const underWay = new WeakMap<Server, number>();
  let current: Server | undefined;
  let isProxy = createProxyCheck([]);
  limitConnections(server, limits, (address) => isProxy(address));

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answering = current;
    if (!answering) {
      awayPage(request, response);
      return;
    }
    underWay.set(answering, (underWay.get(answering) ?? 0) + 1);
    response.once('close', () => underWay.set(answering, (underWay.get(answering) ?? 1) - 1));
    answering.emit('request', request, response);
  });
  server.on('clientError', (error, socket) => {
    if (!current?.emit('clientError', error, socket)) socket.destroy();
  });

  return {
    put(next: Server, trustedProxies: readonly string[]): void {
      current = next;
      isProxy = createProxyCheck(trustedProxies);
    },

    /** Requests get the away page until the next `put`. */
    putAway(): void {
      current = undefined;
    },

    listen(place: { port: number; host: string }): Promise<void> {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(place, () => {
          server.off('error', reject);
          resolve();
        });
      });
    },

    address: (): AddressInfo | string | null => server.address(),

    /** Drains its requests; the last server also stops listening. */
    async leave(leaving: Server): Promise<void> {
      if (leaving === current && server.listening) await close(server);
      for (let waited = 0; (underWay.get(leaving) ?? 0) > 0 && waited < PATIENCE_MS; waited += 20) await pause(20);
      underWay.delete(leaving);
    },
  };
}

/**
 * Node would close idle connections at once, and with them those whose next request is on its way. Instead the
 * listening ends, requests are answered with `Connection: close`, and what stays silent is closed.
 */
async function close(server: Server): Promise<void> {
  // First, so that whoever reconnects is refused, not cut off in the queue. The plain server's `close` ends the
  // listening alone.
  const allGone = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([allGone, pause(DRAIN_MS, undefined, { ref: false })]);
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  server.closeIdleConnections();
  await allGone;
}

type AwayPage = RequestListener;

const RETRY_SECONDS = 5;

const STYLE =
  'body{max-width:30rem;margin:20vh auto 0;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#0f2f2b;background:#f3f7f5}h1{font-size:1.75rem}@media(prefers-color-scheme:dark){body{color:#e8f1ee;background:#0b1f1c}}';

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Back in a few minutes</title>
<style>${STYLE}</style>
<h1>Back in a few minutes</h1>
<p>We’re looking after the site. This page checks again on its own. If you’ve started a workout, carry on. We’ll save it when we’re back.</p>
</html>
`;

const REFUSAL = JSON.stringify({
  code: 'unavailable',
  message: 'We’re looking after the site. Back in a few minutes. Nothing’s lost.',
});

const SHARED = {
  'cache-control': 'no-store',
  'retry-after': String(RETRY_SECONDS),
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
};

/** Maintenance page while the data is exchanged; JSON for programs. */
function createAwayPage(): AwayPage {
  return (request, response) => {
    request.resume();
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const [type, body] = wantsPage ? ['text/html; charset=utf-8', PAGE] : ['application/json; charset=utf-8', REFUSAL];
    response.writeHead(503, { ...SHARED, 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
