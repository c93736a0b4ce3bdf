import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createFrontServer } from '#server/platform/http/front-server.ts';
import type { ConnectionLimits } from '#server/platform/limits/connection-limits.ts';

interface FrontOptions {
  limits?: ConnectionLimits;
  trustedProxies?: readonly string[];
}

/** Holds the connections of `app` as the program does, until `app` closes. What it answers listens, and tells the port. */
export function behindFrontServer(
  app: FastifyInstance,
  { limits, trustedProxies = [] }: FrontOptions = {},
): () => Promise<number> {
  const front = createFrontServer(limits);
  app.addHook('onClose', () => front.leave(app.server));
  return async () => {
    await app.ready();
    front.put(app.server, trustedProxies);
    await front.listen({ port: 0, host: '127.0.0.1' });
    return (front.address() as AddressInfo).port;
  };
}
