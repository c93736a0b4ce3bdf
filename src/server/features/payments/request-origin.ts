import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address that a buyer's browser knows this site by, so that the provider sends her back to where she is signed in.
 *
 * The operator's own address wins. Without one (a laptop, a home network) it is the host that the request names: whoever
 * forges it sends only herself astray.
 */
export function requestOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  const host = HOST.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
