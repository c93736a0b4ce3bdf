import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChangePasswordSchema, DeleteAccountSchema, DoneAnswerSchema } from '#contract/account.ts';
import { AUTH_CHANGE_PASSWORD_PATH, AUTH_DELETE_ACCOUNT_PATH } from '#contract/paths.ts';
import { guessablePassword } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { bearerTokenOf } from '#server/features/auth/access.ts';
import { browserIdOf } from '#server/features/auth/browser-cookie.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { changePassword } from './change-password.ts';
import { refusePassword } from './confirm-password.ts';
import { deleteAccount } from './delete-account.ts';

export function securityRoutes(
  context: ServerContext,
  endOpenCheckout: (request: FastifyRequest) => Promise<unknown>,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cookie);
    app.post(
      AUTH_CHANGE_PASSWORD_PATH,
      { schema: { body: ChangePasswordSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { user, ip: address } = request;
        const caller = { user, token: bearerTokenOf(request), browserId: browserIdOf(request), address };
        const outcome = await changePassword(context, caller, request.body);
        if (outcome.ok) return { message: 'Password changed. Your other devices are signed out.' };
        return outcome.reason === 'guessable'
          ? answerError(reply, 400, guessablePassword('newPassword', outcome.why))
          : refusePassword(reply, outcome, 'currentPassword');
      },
    );

    app.post(
      AUTH_DELETE_ACCOUNT_PATH,
      { schema: { body: DeleteAccountSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const caller = { user: request.user, address: request.ip, endOpenCheckout: () => endOpenCheckout(request) };
        const outcome = await deleteAccount(context, caller, request.body);
        if (!outcome.ok) return refusePassword(reply, outcome, 'password');
        return { message: 'Your account has been deleted. Thank you for training with us.' };
      },
    );
  };
}
