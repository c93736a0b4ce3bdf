import type { IncomingMessage } from 'node:http';
import { createProxyCheck } from '#server/platform/limits/limit-connections.ts';

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

/** What proxies, tunnels and networks of servers write into a request that they hand on. */
const SIGN_OF_PROXY =
  /^(x-forwarded.*|forwarded|via|x-(real|client|cluster-client|remote|original)-.*|cf-.*|cdn-loop|true-client-ip|fastly-.*|x-envoy-.*|x-amzn-.*)$/i;

/** Whether somebody may have handed this request on. Some proxies say nothing and speak HTTP/1.0, which no browser does. */
export function isHandedOn({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  return httpVersion === '1.0' || rawHeaders.some((text, at) => at % 2 === 0 && SIGN_OF_PROXY.test(text));
}
