import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestHookHandler,
} from 'fastify';
import type { User } from '#contract/auth.ts';
import { answerError, answerNotFound, answerThrown, isUnexpected } from '#server/platform/http/error-answers.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller's id; empty in the public area. */
    userId: string;
    /** The signed-in caller; read it only behind `requireSignIn`. */
    user: User;
  }
}

/**
 * One condition of an area. It answers and so ends the request, or lets it pass. Runs before any input is read. A callback
 * rather than a promise: most requests pass all of them without waiting for anything.
 */
export type AccessCheck = onRequestHookHandler;

/** Lets callers without a token pass as guests; whoever sends one must pass the check, and is never taken for a guest. */
export function ifTokenGiven(check: AccessCheck): AccessCheck {
  return function checkIfTokenGiven(request, reply, next) {
    if (request.headers.authorization === undefined) next();
    else check.call(this, request, reply, next);
  };
}

/** Makes room for the caller on each request. */
export function addCaller(app: FastifyInstance): void {
  app.decorateRequest('userId', '');
  // Never read before requireSignIn has set it; the shape of all requests stays the same.
  app.decorateRequest('user', null as unknown as User);
}

const BEARER = 'Bearer ';

/** The bearer token of a request, or "" without one. */
export function bearerTokenOf(request: FastifyRequest): string {
  const { authorization = '' } = request.headers;
  if (!/^bearer /i.test(authorization)) return '';
  const end = authorization.indexOf(' ', BEARER.length);
  return authorization.slice(BEARER.length, end < 0 ? undefined : end);
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
  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = bearerTokenOf(request);
    const owner = token === '' ? undefined : await accessTokens.findOwner(token);
    if (!owner) {
      answerSignedOut(reply);
      return false;
    }
    setCaller(request, owner.user);
    if (owner.isRenewalDue) await renewIfPossible(accessTokens, token, request);
    return true;
  }

  return function checkSignIn(request, reply, next) {
    lookUp(request, reply).then((isGood) => isGood && next(), next);
  };
}

/**
 * Answers what was thrown behind {@link requireSignIn}. An account may be deleted on another device while a call is under
 * way, and the call then fails in whatever way it does: it is answered like any call of somebody who is signed out.
 */
export function answerThrownToCaller(accessTokens: AccessTokensRepository) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isGone =
      request.userId !== '' && isUnexpected(error) && !(await accessTokens.findOwner(bearerTokenOf(request)));
    return isGone ? answerSignedOut(reply) : answerThrown(error, request, reply);
  };
}

const answerSignedOut = (reply: FastifyReply) =>
  answerError(reply, 401, { code: 'not_signed_in', message: 'Please sign in to carry on.' });

function setCaller(request: FastifyRequest, user: User): void {
  request.userId = user.id;
  request.user = user;
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
    request.log.warn({ err: error, requestId: request.id }, 'sign-in token could not be renewed');
  }
}

/** 403 without a purchase that gives access. */
export function requireActiveSubscription(request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) {
  if (request.user.subscriptionStatus === 'active') return next();
  void answerError(reply, 403, {
    code: 'subscription_required',
    message: 'Your account is inactive. Complete your payment to use the programme.',
    requiresPayment: true,
    subscriptionStatus: 'inactive',
  });
}

/** 404 unless the `:id` of a route, in `/api/users/:id/…`, is the caller's own: another's, an absent and a malformed one look the same. */
export function requireOwnId(request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) {
  const { id } = request.params as { id?: string };
  const isOwn = id === undefined ? !request.routeOptions.url?.startsWith('/api/users/') : id === request.userId;
  if (isOwn) next();
  else void answerNotFound(reply);
}
