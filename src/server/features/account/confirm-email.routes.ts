import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ConfirmEmailSchema, DoneAnswerSchema, KeepEmailSchema } from '#contract/account.ts';
import { AUTH_CONFIRM_EMAIL_PATH, AUTH_KEEP_EMAIL_PATH } from '#contract/paths.ts';
import { LINK_EXPIRED } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { cancelEmailChange, confirmEmail } from './confirm-email.ts';

const EMAIL_TAKEN = 'Another account already uses this email.';

const EMAIL_KEPT = 'Your email stays as it is.';

/** Without a sign-in: the token in the link is the credential. */
export function confirmEmailRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', limitPerAddress(context.limits.signInRate));

    app.post(
      AUTH_CONFIRM_EMAIL_PATH,
      { schema: { body: ConfirmEmailSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body: { token } }, reply) => {
        const outcome = await confirmEmail(context, token);
        if (outcome.ok) return { message: `${outcome.email} is now your account’s email.` };
        return outcome.reason === 'email_taken'
          ? answerError(reply, 409, { code: 'email_taken', message: EMAIL_TAKEN })
          : answerError(reply, 400, LINK_EXPIRED);
      },
    );

    app.post(
      AUTH_KEEP_EMAIL_PATH,
      { schema: { body: KeepEmailSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body: { token } }, reply) =>
        (await cancelEmailChange(context, token)) ? { message: EMAIL_KEPT } : answerError(reply, 400, LINK_EXPIRED),
    );
  };
}
