import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema, ForgotPasswordSchema, ResetPasswordSchema } from '#contract/account.ts';
import { AUTH_FORGOT_PASSWORD_PATH, AUTH_RESET_PASSWORD_PATH } from '#contract/paths.ts';
import { LINK_EXPIRED_TEXT, RESET_LINK_MINUTES } from '#domain/one-time-link.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { type AskForResetNeeds, askForReset } from './ask-for-reset.ts';
import { type ResetPasswordNeeds, resetPassword } from './reset-password.ts';

export interface PasswordResetRoutesNeeds extends AskForResetNeeds, ResetPasswordNeeds {
  /** How often one address may ask for a link, and use one. */
  linkRate: TokenBuckets;
  signInRate: TokenBuckets;
}

/** Forgotten passwords: open to everybody. */
export function passwordResetRoutes(needs: PasswordResetRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      AUTH_FORGOT_PASSWORD_PATH,
      {
        onRequest: limitPerAddress(needs.linkRate),
        schema: { body: ForgotPasswordSchema, response: { 200: DoneAnswerSchema } },
      },
      async ({ body: { email } }) => {
        await askForReset(needs, email);
        return {
          message:
            `If there is an account for ${email}, a link is on its way. It works for ${RESET_LINK_MINUTES} minutes. ` +
            'Look in your spam folder too.',
        };
      },
    );

    app.post(
      AUTH_RESET_PASSWORD_PATH,
      {
        onRequest: limitPerAddress(needs.signInRate),
        schema: { body: ResetPasswordSchema, response: { 200: DoneAnswerSchema } },
      },
      async ({ body }, reply) => {
        if (!(await resetPassword(needs, body))) {
          return answerError(reply, 400, { code: 'link_expired', message: LINK_EXPIRED_TEXT });
        }
        return { message: 'Your new password is saved. You have been signed out on all other devices.' };
      },
    );
  };
}
