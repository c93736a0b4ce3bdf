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
  /** From this share of them on, those that ask nothing make room for whoever comes. */
  crowdedShare: number;
  /** The same for one address, or one network of IPv6, that is no trusted proxy. */
  connectionsPerAddress: number;
  /** Requests of one connection that wait for their answers; one more, and it is cut off. */
  requestsPerConnection: number;
  /** Requests of all connections that wait for their answers; what comes on top is answered 503, unread. */
  requests: number;
}

/**
 * Headers come in one packet from anybody who means well. Longer than the minute for which proxies keep a connection is
 * kept alive, or a proxy would send a request on one that is just being closed. An idle connection takes about 10 kB, a
 * request under way up to 20 kB. No browser and no proxy sends a request before the answer to the one before.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 8_000,
  requestMs: 20_000,
  keepAliveMs: 72_000,
  silentMs: 90_000,
  checkEveryMs: 1_000,
  connections: 10_000,
  crowdedShare: 0.9,
  connectionsPerAddress: 200,
  requestsPerConnection: 8,
  requests: 2_000,
};

/** The limits that Node looks after itself, as Fastify takes them. */
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
