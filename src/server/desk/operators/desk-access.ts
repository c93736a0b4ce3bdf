import cookie from '@fastify/cookie';
import type { FastifyError, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type DeskRight, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { DESK_LONGEST_MS, isProofFresh } from '#domain/desk/desk-session.ts';
import { answerError, answerThrown, isUnexpected } from '#server/platform/http/error-answers.ts';
import type { KeyHolder, OperatorSession, OperatorSessionsRepository } from './operator-sessions.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    deskSession: OperatorSession | undefined;
  }
}

export type OriginOf = (request: FastifyRequest) => string;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const READING = new Set(['GET', 'HEAD']);

/** With `__Host-` no other host of the domain can set it; browsers want https for that. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-desk' : 'desk');

/** Marks a browser in which somebody was in before; no credential. It stays at a sign-out. */
const browserCookieName = (isHttps: boolean) => (isHttps ? '__Host-desk_browser' : 'desk_browser');
const BROWSER_SECONDS = 31_536_000;

export const deskTokenOf = (request: FastifyRequest, isHttps: boolean) => cookieIn(request, cookieName(isHttps));

export const deskBrowserOf = (request: FastifyRequest, isHttps: boolean) =>
  cookieIn(request, browserCookieName(isHttps));

function cookieIn(request: FastifyRequest, name: string): string {
  // The hooks of the door run before those of the cookie plugin.
  const value = cookie.parse(request.headers.cookie ?? '')[name] ?? '';
  return TOKEN.test(value) ? value : '';
}

export function setDeskCookies(
  reply: FastifyReply,
  { token, browserId }: { token: string; browserId: string },
  isHttps: boolean,
): void {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    // Also behind a TLS-terminating proxy that is not configured yet.
    secure: isHttps || (reply.request.headers.origin ?? '').startsWith('https:'),
    path: '/',
  } as const;
  void reply.setCookie(cookieName(isHttps), token, { ...options, maxAge: DESK_LONGEST_MS / 1_000 });
  void reply.setCookie(browserCookieName(isHttps), browserId, { ...options, maxAge: BROWSER_SECONDS });
}

export function clearDeskCookie(reply: FastifyReply, isHttps: boolean): void {
  void reply.clearCookie(cookieName(isHttps), { path: '/', secure: isHttps, sameSite: 'strict', httpOnly: true });
}

/**
 * Where the desk is, as browsers write it. Without a public address it is where it was asked for; https may end at a
 * proxy in front, so the browser's word for the scheme counts there.
 */
export function deskOrigin({ headers }: FastifyRequest, asked: string, publicOrigin: string | undefined): string {
  const here = new URL(asked);
  const { origin = '' } = headers;
  if (publicOrigin || !URL.canParse(origin)) return here.origin;
  const said = new URL(origin);
  return said.host === here.host ? said.origin : here.origin;
}

/** Writes only from our own pages: browsers send `Origin` with each, and nobody can forge it in them. */
export function requireOwnOrigin(originOf: OriginOf): onRequestHookHandler {
  return function checkOrigin(request, reply, next) {
    if (READING.has(request.method) || request.headers.origin === originOf(request)) return next();
    void answerError(reply, 403, {
      code: 'not_from_here',
      message: notFromHere(request.headers.origin, originOf(request)),
    });
  };
}

const LOCAL = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** A proxy that keeps the name to itself has every write refused, so she is told what to set. */
function notFromHere(from: string | undefined, here: string): string {
  const isHidden = LOCAL.test(here) && from !== undefined && URL.canParse(from) && !LOCAL.test(from);
  if (!isHidden) return `That was not asked from the desk itself, which is at ${here}/desk. Open it there.`;
  const { origin } = new URL(from);
  return (
    `This page is at ${origin}, but the server was asked for ${here}. Have what stands in front of it pass the name ` +
    `on (the Host header), or write PUBLIC_ORIGIN=${origin} into settings.env in the data folder and start it again.`
  );
}

export function requireOperator(sessions: OperatorSessionsRepository, isHttps: boolean): onRequestHookHandler {
  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = deskTokenOf(request, isHttps);
    const session = token === '' ? undefined : await sessions.find(token);
    if (!session) {
      answerError(reply, 401, NOT_SIGNED_IN);
      return false;
    }
    request.deskSession = session;
    if (session.isLookDue) await sessions.look(token);
    return true;
  }

  return function checkOperator(request, reply, next) {
    lookUp(request, reply).then((isGood) => isGood && next(), next);
  };
}

/**
 * Something unexpected, and the sign-in is gone by now: it was taken away in that moment, and is answered like any call
 * without one.
 */
export function answerThrownAtDesk(sessions: OperatorSessionsRepository, isHttps: boolean) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { deskSession } = request;
    if (!deskSession || !isUnexpected(error)) return answerThrown(error, request, reply);
    const now = await sessions.find(deskTokenOf(request, isHttps));
    if (!now) return answerError(reply, 401, NOT_SIGNED_IN);
    return now.operator.role === deskSession.operator.role
      ? answerThrown(error, request, reply)
      : answerError(reply, 403, NOT_YOUR_ROLE);
  };
}

const NOT_SIGNED_IN = { code: 'not_signed_in', message: 'Please sign in to the desk.' } as const;
const NOT_YOUR_ROLE = { code: 'not_your_role', message: 'Only the owner of this desk may do that.' } as const;

export function requireRight(right: DeskRight): onRequestHookHandler {
  return function checkRight(request, reply, next) {
    if (mayAtDesk(deskSessionOf(request).operator.role, right)) return next();
    void answerError(reply, 403, NOT_YOUR_ROLE);
  };
}

/** Before money moves or something is taken away. */
export function requireProof(now: () => number): onRequestHookHandler {
  return function checkProof(request, reply, next) {
    if (isProofFresh(deskSessionOf(request).provedAt, now())) return next();
    void answerError(reply, 403, { code: 'proof_needed', message: 'Show that it is you once more.' });
  };
}

export const keyHolderOf = (request: FastifyRequest, isHttps: boolean): KeyHolder => ({
  operator: deskSessionOf(request).operator,
  token: deskTokenOf(request, isHttps),
});

export function deskSessionOf({ deskSession }: FastifyRequest): OperatorSession {
  if (!deskSession) throw new Error('This route is not behind the desk’s door');
  return deskSession;
}
