import type { FastifyReply, FastifyRequest } from 'fastify';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookie.ts';
import type { SignInOrigin } from './sign-in.ts';

/** Marks a browser that signed in before; not a credential. */
export const BROWSER_COOKIE = 'fit30_browser';

const BROWSER_ID = /^[A-Za-z0-9_-]{43}$/;
const BROWSER_ID_BYTES = 32;
const ONE_YEAR_SECONDS = 31_536_000;

const COOKIE = { name: BROWSER_COOKIE, path: '/api/auth', maxAge: ONE_YEAR_SECONDS };

export function browserIdOf(request: FastifyRequest): string | undefined {
  const browserId = readHostCookie(request, COOKIE);
  return browserId && BROWSER_ID.test(browserId) ? browserId : undefined;
}

export const setBrowserCookie = (reply: FastifyReply, browserId: string) => setHostCookie(reply, COOKIE, browserId);

export function originOf(request: FastifyRequest, randomBytes: (size: number) => Buffer): SignInOrigin {
  const browserId = browserIdOf(request) ?? randomBytes(BROWSER_ID_BYTES).toString('base64url');
  return { address: request.ip, device: request.headers['user-agent'] ?? '', browserId };
}
