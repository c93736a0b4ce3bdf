import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DoneAnswerSchema,
  ForgotPasswordSchema,
  PasswordLinkAnswerSchema,
  PasswordLinkSchema,
  ResetPasswordAnswerSchema,
  ResetPasswordSchema,
} from '#contract/account.ts';
import { AUTH_FORGOT_PASSWORD_PATH, AUTH_PASSWORD_LINK_PATH, AUTH_RESET_PASSWORD_PATH } from '#contract/paths.ts';
import { guessablePassword, LINK_EXPIRED } from '#contract/refusals.ts';
import { RESET_LINK_MINUTES } from '#domain/account/one-time-link.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { originOf, setBrowserCookie } from './browser-cookie.ts';
import { askForReset, readPasswordLink, resetPassword } from './reset-password.ts';

const SAVED = 'Your new password is saved. You’re signed out everywhere else.';
const FIRST_SAVED = 'Your password is saved.';

export function passwordResetRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cookie);

    app.post(
      AUTH_FORGOT_PASSWORD_PATH,
      {
        onRequest: limitPerAddress(context.limits.linkRate),
        schema: { body: ForgotPasswordSchema, response: { 200: DoneAnswerSchema } },
      },
      async ({ body: { email } }) => {
        await askForReset(context, email);
        return {
          message:
            `If ${email} has an account, a link is on its way. It works for ${RESET_LINK_MINUTES} minutes. ` +
            'Check your spam folder too.',
        };
      },
    );

    app.post(
      AUTH_PASSWORD_LINK_PATH,
      {
        onRequest: limitPerAddress(context.limits.signInRate),
        schema: { body: PasswordLinkSchema, response: { 200: PasswordLinkAnswerSchema } },
      },
      async ({ body: { token } }, reply) =>
        (await readPasswordLink(context, token)) ?? answerError(reply, 400, LINK_EXPIRED),
    );

    app.post(
      AUTH_RESET_PASSWORD_PATH,
      {
        onRequest: limitPerAddress(context.limits.signInRate),
        schema: { body: ResetPasswordSchema, response: { 200: ResetPasswordAnswerSchema } },
      },
      async (request, reply) => {
        const origin = originOf(request, context.randomBytes);
        const outcome = await resetPassword(context, request.body, origin);
        if (!outcome.ok) {
          return outcome.reason === 'link_expired'
            ? answerError(reply, 400, LINK_EXPIRED)
            : answerError(reply, 400, guessablePassword('password', outcome.why));
        }
        if (outcome.signIn === undefined) return { message: SAVED };
        setBrowserCookie(reply, origin.browserId);
        return { message: FIRST_SAVED, signIn: outcome.signIn };
      },
    );
  };
}
