import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInOrigin } from './sign-in.ts';

/** Marks a browser that signed in before; not a credential. */
export const BROWSER_COOKIE = 'fit30_browser';

const BROWSER_ID = /^[A-Za-z0-9_-]{43}$/;
const BROWSER_ID_BYTES = 32;
const ONE_YEAR_SECONDS = 31_536_000;

export function browserIdOf(request: FastifyRequest): string | undefined {
  const browserId = request.cookies[BROWSER_COOKIE];
  return browserId && BROWSER_ID.test(browserId) ? browserId : undefined;
}

export function setBrowserCookie(reply: FastifyReply, browserId: string, isHttps: boolean): void {
  void reply.setCookie(BROWSER_COOKIE, browserId, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/api/auth',
    maxAge: ONE_YEAR_SECONDS,
  });
}

export function originOf(request: FastifyRequest, randomBytes: (size: number) => Buffer): SignInOrigin {
  const browserId = browserIdOf(request) ?? randomBytes(BROWSER_ID_BYTES).toString('base64url');
  return { address: request.ip, device: request.headers['user-agent'] ?? '', browserId };
}
