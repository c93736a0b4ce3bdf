import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestHookHandler,
} from 'fastify';
import type { Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { ServerContext } from '#server/context.ts';
import { lockAccount } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError, answerNotFound, answerThrown, isUnexpected } from '#server/platform/http/error-answers.ts';
import * as accessTokens from './access-tokens.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    userId: string;
    user: User;
  }
}

/** A callback, because most requests pass without waiting. Runs before the body is parsed. */
export type AccessCheck = onRequestHookHandler;

/** No token passes as a guest; an invalid token is refused, not treated as a guest. */
export function ifTokenGiven(check: AccessCheck): AccessCheck {
  return function checkIfTokenGiven(request, reply, next) {
    if (request.headers.authorization === undefined) next();
    else check.call(this, request, reply, next);
  };
}

export function addCaller(app: FastifyInstance): void {
  app.decorateRequest('userId', '');
  // Set by requireSignIn before it is read; declared here so that all requests share one shape.
  app.decorateRequest('user', null as unknown as User);
}

const BEARER = 'Bearer ';

export function bearerTokenOf(request: FastifyRequest): string {
  const { authorization = '' } = request.headers;
  if (!/^bearer /i.test(authorization)) return '';
  const end = authorization.indexOf(' ', BEARER.length);
  return authorization.slice(BEARER.length, end < 0 ? undefined : end);
}

type AccessContext = Pick<ServerContext, 'db' | 'now' | 'config'>;

export async function callerOf(context: AccessContext, request: FastifyRequest): Promise<User | undefined> {
  const token = bearerTokenOf(request);
  return token === '' ? undefined : (await accessTokens.findOwner(context.db, context, token))?.user;
}

export function requireSignIn(context: AccessContext): AccessCheck {
  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = bearerTokenOf(request);
    const owner = token === '' ? undefined : await accessTokens.findOwner(context.db, context, token);
    if (!owner) {
      answerSignedOut(reply);
      return false;
    }
    setCaller(request, owner.user);
    if (owner.isRenewalDue) await renewIfPossible(context, token, request);
    return true;
  }

  return function checkSignIn(request, reply, next) {
    lookUp(request, reply).then((isGood) => isGood && next(), next);
  };
}

/** An account deleted during a call makes it fail in unpredictable ways: answered 401, like any signed-out call. */
export function answerThrownToCaller(context: AccessContext) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isGone =
      request.userId !== '' &&
      isUnexpected(error) &&
      !(await accessTokens.findOwner(context.db, context, bearerTokenOf(request)));
    return isGone ? answerSignedOut(reply) : answerThrown(error, request, reply);
  };
}

const answerSignedOut = (reply: FastifyReply) =>
  answerError(reply, 401, { code: 'not_signed_in', message: 'Sign in to carry on.' });

function setCaller(request: FastifyRequest, user: User): void {
  request.userId = user.id;
  request.user = user;
}

/**
 * In the transaction of what makes a way in; a new password, which ends them all, takes the same lock. What is thrown is
 * answered with 401: the sign-in is gone.
 */
export async function requireStillIn(
  transaction: Transaction<Database>,
  context: Pick<ServerContext, 'now'>,
  request: FastifyRequest,
): Promise<void> {
  await lockAccount(transaction, request.userId);
  if (!(await accessTokens.isAlive(transaction, context, bearerTokenOf(request))))
    throw new Error('The sign-in ended meanwhile');
}

/** A failed write must not fail a read: the token is valid for weeks, and the next request tries again. */
async function renewIfPossible(context: AccessContext, token: string, request: FastifyRequest): Promise<void> {
  try {
    await accessTokens.renew(context.db, context, token);
  } catch (error) {
    request.log.warn({ err: error, requestId: request.id }, 'sign-in token could not be renewed');
  }
}

/** 403 without a purchase that gives access. */
export function requireActiveSubscription(request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) {
  if (request.user.subscriptionStatus === 'active') return next();
  void answerError(reply, 403, {
    code: 'subscription_required',
    message: 'Your account is inactive. Complete your payment to get started.',
    requiresPayment: true,
    subscriptionStatus: 'inactive',
  });
}

/** 404 unless `:id` is the caller's own, so that another's, an unknown and a malformed id look the same. */
export function requireOwnId(request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) {
  const { id } = request.params as { id?: string };
  const isOwn = id === undefined ? !request.routeOptions.url?.startsWith('/api/users/') : id === request.userId;
  if (isOwn) next();
  else void answerNotFound(reply);
}
