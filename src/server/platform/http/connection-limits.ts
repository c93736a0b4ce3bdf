import type { FastifyInstance } from 'fastify';

/** How long a client may take and how many may be there at once: what keeps a slow or greedy one from the others' place. */
export interface ConnectionLimits {
  /** A request's headers arrive within this long, or it is answered 408 and cut off. */
  headersMs: number;
  /** The same for all of a request, its body included. */
  requestMs: number;
  /** Who asks nothing for this long on a connection that is kept open finds it closed. */
  keepAliveMs: number;
  /** A connection on which nothing moves for this long is cut off: its other side reads no more, or is gone. */
  silentMs: number;
  /** How often the two first are looked after. */
  checkEveryMs: number;
  /** Whoever comes when so many are connected is turned away at once. */
  connections: number;
}

/**
 * Headers come in one packet from anybody who means well. Longer than the minute for which proxies keep a connection is
 * kept alive, or a proxy would send a request on one that is just being closed. An idle connection takes about 10 kB.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 8_000,
  requestMs: 20_000,
  keepAliveMs: 72_000,
  silentMs: 90_000,
  checkEveryMs: 1_000,
  connections: 10_000,
};

/** The limits as Fastify takes them. Requests on one connection are not counted: each is limited by itself. */
export function limitedConnections(limits: ConnectionLimits) {
  return {
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // A request without a host is refused in our words.
      requireHostHeader: false,
    },
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.silentMs,
  };
}

/** Turns away whoever is one too many. */
export function limitConnectionCount(app: FastifyInstance, { connections }: ConnectionLimits): void {
  app.server.maxConnections = connections;
}
