import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { User } from '#contract/auth.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller's id; empty in the public area. */
    userId: string;
    /** The signed-in caller; read it only behind `requireSignIn`. */
    user: User;
  }
}

/** One condition of an area. It answers and so ends the request, or lets it pass. Runs before any input is read. */
export type AccessCheck = onRequestAsyncHookHandler;

/** Lets callers without a token pass as guests; whoever sends one must pass the check, and is never taken for a guest. */
export function ifTokenGiven(check: AccessCheck): AccessCheck {
  return async function checkIfTokenGiven(request, reply) {
    return request.headers.authorization === undefined ? undefined : check.call(this, request, reply);
  };
}

/** Makes room for the caller on each request. */
export function addCaller(app: FastifyInstance): void {
  app.decorateRequest('userId', '');
  // Never read before requireSignIn has set it; the shape of all requests stays the same.
  app.decorateRequest('user', null as unknown as User);
}

/** The bearer token of a request, or "" without one. */
export function bearerTokenOf(request: FastifyRequest): string {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? token : '';
}

/** Whoever a request of the public area is signed in as; absent without a token that is alive. */
export function callerOf(accessTokens: AccessTokensRepository) {
  return async (request: FastifyRequest): Promise<User | undefined> => {
    const token = bearerTokenOf(request);
    return token === '' ? undefined : (await accessTokens.findOwner(token))?.user;
  };
}

/** 401 unless the bearer token is one of ours, alive and not revoked. */
export function requireSignIn(accessTokens: AccessTokensRepository): AccessCheck {
  return async function checkSignIn(request, reply) {
    const token = bearerTokenOf(request);
    const owner = token === '' ? undefined : await accessTokens.findOwner(token);
    if (!owner) {
      return answerError(reply, 401, { code: 'not_signed_in', message: 'Please sign in to carry on.' });
    }
    request.userId = owner.user.id;
    request.user = owner.user;
    if (owner.isRenewalDue) await renewIfPossible(accessTokens, token, request);
  };
}

/** Reading goes on when writing cannot: the token lives for weeks yet, and the next request tries again. */
async function renewIfPossible(
  accessTokens: AccessTokensRepository,
  token: string,
  request: FastifyRequest,
): Promise<void> {
  try {
    await accessTokens.renew(token);
  } catch (error) {
    request.log.warn({ err: error, requestId: request.id }, 'a sign-in token could not be renewed');
  }
}

/** 403 without a purchase that gives access. */
export async function requireActiveSubscription(request: FastifyRequest, reply: FastifyReply) {
  if (request.user.subscriptionStatus === 'active') return;
  return answerError(reply, 403, {
    code: 'subscription_required',
    message: 'Your account is inactive. Complete your payment to use the programme.',
    requiresPayment: true,
    subscriptionStatus: 'inactive',
  });
}

/** 404 unless the `:id` in `/api/users/:id/…` is the caller's own: another's, an absent and a malformed one look the same. */
export async function requireOwnId(request: FastifyRequest, reply: FastifyReply) {
  if (!request.routeOptions.url?.startsWith('/api/users/')) return;
  const { id } = request.params as { id?: string };
  if (id !== request.userId) return answerNotFound(reply);
}
