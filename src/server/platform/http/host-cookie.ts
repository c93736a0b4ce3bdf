import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach the site over https, also where a proxy in front ends it. */
    isPublicHttps: boolean;
  }
}

export interface HostCookie {
  name: string;
  /** Where it is sent without https. */
  path: string;
  maxAge: number;
}

/** With `__Host-` no other host of the domain can set it or read it; browsers want https and every path for that. */
const shape = (request: FastifyRequest, { name, path }: HostCookie) =>
  request.protocol === 'https' || request.server.isPublicHttps
    ? { name: `__Host-${name}`, path: '/', secure: true }
    : { name, path, secure: false };

export const readHostCookie = (request: FastifyRequest, cookie: HostCookie): string | undefined =>
  request.cookies[shape(request, cookie).name];

/** Lax, so that it is sent with the way back from another site. */
export function setHostCookie(reply: FastifyReply, cookie: HostCookie, value: string): void {
  const { name, ...where } = shape(reply.request, cookie);
  void reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', maxAge: cookie.maxAge, ...where });
}

export function clearHostCookie(reply: FastifyReply, cookie: HostCookie): void {
  const { name, ...where } = shape(reply.request, cookie);
  void reply.clearCookie(name, { httpOnly: true, sameSite: 'lax', ...where });
}
