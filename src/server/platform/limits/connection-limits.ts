export interface ConnectionLimits {
  /** Else answered 408. */
  headersMs: number;
  requestMs: number;
  /** Of an idle connection that is kept alive. */
  keepAliveMs: number;
  /** Without traffic: the other side reads no more, or is gone. */
  silentMs: number;
  checkEveryMs: number;
  connections: number;
  /** From this share on, idle connections are closed. */
  crowdedShare: number;
  /** Of one address or IPv6 network that is no trusted proxy. */
  connectionsPerAddress: number;
  /** Pipelined; one more closes the connection. */
  requestsPerConnection: number;
  /** In flight on all connections; one more is answered 503, unread. */
  requests: number;
}

/**
 * No browser and no proxy pipelines. Kept alive longer than a proxy's minute, or it would send on a connection that is
 * being closed. An idle connection takes about 10 kB, a request in flight up to 20 kB.
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
