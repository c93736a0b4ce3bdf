import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProfileChangeSchema, UserSchema } from '#contract/auth.ts';
import { AUTH_ME_PATH, AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { tooManyTriesText } from '#domain/sign-in-limits.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { type ChangeProfileNeeds, type ChangeProfileOutcome, changeProfile } from './change-profile.ts';

/** Who the caller is, and her profile: open to inactive accounts too. */
export function accountRoutes(needs: ChangeProfileNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(AUTH_ME_PATH, { schema: { response: { 200: UserSchema } } }, async ({ user }) => user);

    app.patch(
      AUTH_SETTINGS_PATH,
      { schema: { body: ProfileChangeSchema, response: { 200: UserSchema } } },
      async ({ user, body, ip }, reply) => {
        const outcome = await changeProfile(needs, user, body, ip);
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
    message: 'Enter your password to change your email.',
  },
  wrong_password: {
    status: 400,
    code: 'wrong_password',
    field: 'currentPassword',
    message: 'The password is not right.',
  },
  email_taken: {
    status: 409,
    code: 'email_taken',
    field: 'email',
    message: 'There is already an account with this email.',
  },
} as const;

function refuseProfile(reply: FastifyReply, outcome: ChangeProfileOutcome & { ok: false }): FastifyReply {
  if (outcome.reason === 'too_many_tries') {
    const answer = { code: 'too_many_requests', message: tooManyTriesText(outcome.waitMs) } as const;
    return answerError(reply, 429, answer, outcome.waitMs / 1_000);
  }
  const { status, code, field, message } = REFUSALS[outcome.reason];
  return answerError(reply, status, { code, message, fields: [{ field, message }] });
}
