import cookie from '@fastify/cookie';
import type { FastifyError, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type DeskRight, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { DESK_LONGEST_MS, isProofFresh } from '#domain/desk/desk-session.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError, answerThrown, isUnexpected } from '#server/platform/http/error-answers.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import { isHttps } from '#server/settings/config.ts';
import type { KeyHolder, OperatorSession } from './operator-sessions.repository.ts';
import * as operatorSessions from './operator-sessions.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    deskSession: OperatorSession | undefined;
  }
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const READING = new Set(['GET', 'HEAD']);

/** With `__Host-` no other host of the domain can set it; browsers want https for that. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-desk' : 'desk');

/** Marks a browser in which somebody was in before; no credential. It stays at a sign-out. */
const browserCookieName = (isHttps: boolean) => (isHttps ? '__Host-desk_browser' : 'desk_browser');
const BROWSER_SECONDS = 31_536_000;

type ServedContext = Pick<ServerContext, 'config'>;

export const deskTokenOf = ({ config }: ServedContext, request: FastifyRequest) =>
  cookieIn(request, cookieName(isHttps(config)));

export const deskBrowserOf = ({ config }: ServedContext, request: FastifyRequest) =>
  cookieIn(request, browserCookieName(isHttps(config)));

function cookieIn(request: FastifyRequest, name: string): string {
  // The hooks of the sign-in run before those of the cookie plugin.
  const value = cookie.parse(request.headers.cookie ?? '')[name] ?? '';
  return TOKEN.test(value) ? value : '';
}

export function setDeskCookies(
  { config }: ServedContext,
  reply: FastifyReply,
  { token, browserId }: { token: string; browserId: string },
): void {
  const secure = isHttps(config);
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    // Also behind a TLS-terminating proxy that is not configured yet.
    secure: secure || (reply.request.headers.origin ?? '').startsWith('https:'),
    path: '/',
  } as const;
  void reply.setCookie(cookieName(secure), token, { ...options, maxAge: DESK_LONGEST_MS / 1_000 });
  void reply.setCookie(browserCookieName(secure), browserId, { ...options, maxAge: BROWSER_SECONDS });
}

export function clearDeskCookie({ config }: ServedContext, reply: FastifyReply): void {
  const secure = isHttps(config);
  void reply.clearCookie(cookieName(secure), { path: '/', secure, sameSite: 'strict', httpOnly: true });
}

/**
 * Where the desk is, as browsers write it. Without a public address it is where it was asked for; https may end at a
 * proxy in front, so the browser's word for the scheme counts there.
 */
export function deskOrigin(
  { config: { publicOrigin } }: Pick<ServerContext, 'config'>,
  request: FastifyRequest,
): string {
  const here = new URL(requestOrigin(request, publicOrigin));
  const { origin = '' } = request.headers;
  if (publicOrigin || !URL.canParse(origin)) return here.origin;
  const said = new URL(origin);
  return said.host === here.host ? said.origin : here.origin;
}

/** Writes only from our own pages: browsers send `Origin` with each, and nobody can forge it in them. */
export function requireOwnOrigin(context: ServerContext): onRequestHookHandler {
  return function checkOrigin(request, reply, next) {
    if (READING.has(request.method) || request.headers.origin === deskOrigin(context, request)) return next();
    void answerError(reply, 403, {
      code: 'not_from_here',
      message: notFromHere(request.headers.origin, deskOrigin(context, request)),
    });
  };
}

const LOCAL = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** A proxy that keeps the name to itself has every write refused, so the operator is told what to set. */
function notFromHere(from: string | undefined, here: string): string {
  const isHidden = LOCAL.test(here) && from !== undefined && URL.canParse(from) && !LOCAL.test(from);
  if (!isHidden) return `This came from another address. Open the desk at ${here}/desk.`;
  const { origin } = new URL(from);
  return (
    `This page is at ${origin}, but the server sees ${here}. Set your proxy to pass the Host header, ` +
    `or add PUBLIC_ORIGIN=${origin} to settings.env in the data folder and restart.`
  );
}

export function requireOperator(context: ServerContext): onRequestHookHandler {
  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = deskTokenOf(context, request);
    const session = token === '' ? undefined : await operatorSessions.find(context.db, context, token);
    if (!session) {
      answerError(reply, 401, NOT_SIGNED_IN);
      return false;
    }
    request.deskSession = session;
    if (session.isLookDue) await operatorSessions.look(context.db, context, token);
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
export function answerThrownAtDesk(context: ServerContext) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { deskSession } = request;
    if (!deskSession || !isUnexpected(error)) return answerThrown(error, request, reply);
    const now = await operatorSessions.find(context.db, context, deskTokenOf(context, request));
    if (!now) return answerError(reply, 401, NOT_SIGNED_IN);
    return now.operator.role === deskSession.operator.role
      ? answerThrown(error, request, reply)
      : answerError(reply, 403, NOT_YOUR_ROLE);
  };
}

const NOT_SIGNED_IN = { code: 'not_signed_in', message: 'Please sign in to the desk.' } as const;
const NOT_YOUR_ROLE = { code: 'not_your_role', message: 'Only an owner can do that.' } as const;

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
    void answerError(reply, 403, { code: 'proof_needed', message: 'Please confirm it’s you.' });
  };
}

export const keyHolderOf = (context: ServedContext, request: FastifyRequest): KeyHolder => ({
  operator: deskSessionOf(request).operator,
  token: deskTokenOf(context, request),
});

export function deskSessionOf({ deskSession }: FastifyRequest): OperatorSession {
  if (!deskSession) throw new Error('This route is not behind the desk’s sign-in');
  return deskSession;
}
