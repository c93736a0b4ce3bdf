import type { FastifyRequest } from 'fastify';
import { browserIdOf } from './browser-cookie.ts';
import type { SignInOrigin } from './sign-in.ts';

const BROWSER_ID_BYTES = 32;

export function originOf(request: FastifyRequest, randomBytes: (size: number) => Buffer): SignInOrigin {
  const browserId = browserIdOf(request) ?? randomBytes(BROWSER_ID_BYTES).toString('base64url');
  return { address: request.ip, device: request.headers['user-agent'] ?? '', browserId };
}
