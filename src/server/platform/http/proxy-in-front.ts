import type { IncomingMessage } from 'node:http';
import { createProxyCheck } from './limit-connections.ts';

/** Of this machine and of networks that the internet does not reach. */
const isNear = createProxyCheck([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1', 'fc00::/7'],
]);

/** From where a proxy nearby handed this request on; anybody can say so, and nothing follows from it by itself. */
export function proxyInFront({ headers, socket: { remoteAddress = '' } }: IncomingMessage): string | null {
  if (headers['x-forwarded-for'] === undefined || !isNear(remoteAddress)) return null;
  return remoteAddress.replace(/^::ffff:/i, '');
}
