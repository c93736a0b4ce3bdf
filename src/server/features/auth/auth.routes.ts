import cookie from '@fastify/cookie';
import type { FastifyReply, onRequestHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  LoginSchema,
  LogoutAnswerSchema,
  RegistrationSchema,
  type SignInAnswer,
  SignInAnswerSchema,
} from '#contract/auth.ts';
import { AUTH_LOGIN_PATH, AUTH_LOGOUT_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';
import { guessablePassword } from '#contract/refusals.ts';
import { tooManyTriesText } from '#domain/account/sign-in-limits.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { PasswordQueueFullError } from '#server/platform/passwords/password-queue.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import { bearerTokenOf } from './access.ts';
import * as accessTokens from './access-tokens.repository.ts';
import { originOf, setBrowserCookie } from './browser-cookie.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

const WRONG_CREDENTIALS = 'That email or password isn’t right. Check both and try again.';
const EMAIL_TAKEN = 'You already have an account with this email. Sign in instead.';

/** 503 while the password queue is full, before the body is read. */
function refuseWhileFull(passwords: Passwords): onRequestHookHandler {
  return function checkRoom(_request, _reply, next) {
    next(passwords.isFull() ? new PasswordQueueFullError() : undefined);
  };
}

export function authRoutes(
  context: ServerContext,
  forgetBuyer: (reply: FastifyReply, userId: string | undefined) => Promise<void>,
): FastifyPluginAsyncZod {
  const { db, limits, randomBytes } = context;

  function signedIn(reply: FastifyReply, browserId: string, { user, token }: SignInAnswer): SignInAnswer {
    setBrowserCookie(reply, browserId);
    return { token, user };
  }

  return async (app) => {
    await app.register(cookie);
    app.post(
      AUTH_LOGIN_PATH,
      {
        onRequest: [limitPerAddress(limits.signInRate), refuseWhileFull(context.passwords)],
        schema: { body: LoginSchema, response: { 200: SignInAnswerSchema } },
      },
      async (request, reply) => {
        const origin = originOf(request, randomBytes);
        const outcome = await signIn(context, request.body, origin);
        if (outcome.ok) return signedIn(reply, origin.browserId, outcome);
        if (outcome.reason === 'wrong_credentials') {
          return answerError(reply, 401, { code: 'wrong_credentials', message: WRONG_CREDENTIALS });
        }
        const answer = { code: 'too_many_requests', message: tooManyTriesText(outcome.waitMs) } as const;
        return answerError(reply, 429, answer, outcome.waitMs / 1_000);
      },
    );

    app.post(
      AUTH_REGISTER_PATH,
      {
        onRequest: limitPerAddress(limits.registrationRate),
        schema: { body: RegistrationSchema, response: { 201: SignInAnswerSchema } },
      },
      async (request, reply) => {
        const origin = originOf(request, randomBytes);
        const outcome = await register(context, request.body, origin);
        if (outcome.ok) return reply.code(201).send(signedIn(reply, origin.browserId, outcome));
        if (outcome.reason === 'guessable') return answerError(reply, 400, guessablePassword('password', outcome.why));
        const fields = [{ field: 'email', message: EMAIL_TAKEN }];
        return answerError(reply, 409, { code: 'email_taken', message: EMAIL_TAKEN, fields });
      },
    );

    // Same answer for any token: logging out is idempotent.
    app.post(AUTH_LOGOUT_PATH, { schema: { response: { 200: LogoutAnswerSchema } } }, async (request, reply) => {
      const token = bearerTokenOf(request);
      const owner = token === '' ? undefined : await accessTokens.findOwner(db, context, token);
      await forgetBuyer(reply, owner?.user.id);
      if (owner) await accessTokens.revoke(db, context, token);
      return { message: 'You’re signed out.' };
    });
  };
}
