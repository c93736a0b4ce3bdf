import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProfileChangeSchema, UserSchema } from '#contract/auth.ts';
import { AUTH_ME_PATH, AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { ENOUGH_EMAILS_TEXT } from '#domain/emails/emails-to-others.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { type ChangeProfileOutcome, changeProfile } from './change-profile.ts';
import { refusePassword } from './confirm-password.ts';

export function accountRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(AUTH_ME_PATH, { schema: { response: { 200: UserSchema } } }, async ({ user }) => user);

    app.patch(
      AUTH_SETTINGS_PATH,
      { schema: { body: ProfileChangeSchema, response: { 200: UserSchema } } },
      async ({ user, body, ip }, reply) => {
        const outcome = await changeProfile(context, user, body, ip);
        return outcome.ok ? outcome.user : refuseProfile(reply, outcome);
      },
    );
  };
}

const REFUSALS = {
  password_missing: {
    status: 400,
    code: 'invalid_input',
    field: 'currentPassword',
    message: 'To change your email, enter your password.',
  },
  email_taken: {
    status: 409,
    code: 'email_taken',
    field: 'email',
    message: 'Another account already uses this email.',
  },
  enough_emails: {
    status: 429,
    code: 'too_many_requests',
    field: 'email',
    message: ENOUGH_EMAILS_TEXT,
  },
} as const;

function refuseProfile(reply: FastifyReply, outcome: ChangeProfileOutcome & { ok: false }): FastifyReply {
  if (outcome.reason === 'wrong_password' || outcome.reason === 'too_many_tries') {
    return refusePassword(reply, outcome, 'currentPassword');
  }
  const { status, code, field, message } = REFUSALS[outcome.reason];
  return answerError(reply, status, { code, message, fields: [{ field, message }] });
}
