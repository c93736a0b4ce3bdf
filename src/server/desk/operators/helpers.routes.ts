import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { type Helper, HelperChangeSchema, HelperInvitationSchema, HelpersAnswerSchema } from '#contract/desk/team.ts';
import { DESK_HELPER_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { deskSessionOf, keyHolderOf } from './desk-access.ts';
import type { HelperRow } from './helpers.repository.ts';
import * as helpers from './helpers.repository.ts';
import { changeHelper, inviteAgain, inviteHelper, withdrawKeys } from './manage-operators.ts';

const ParametersSchema = z.object({ operatorId: z.string() });

const HERE_ALREADY = invalidField('email', 'Someone with this address is already on your team.');
const IN_ALREADY = invalidField('email', 'They’ve already joined, or they’re blocked.');
const NO_KEYS = invalidField(
  'operatorId',
  'There are no keys of theirs to take away here. Yours are under Your sign-in.',
);
const LAST_OWNER = invalidField('role', 'Your desk needs an owner. Make someone else an owner first.');

const stateOf = ({ isDisabled, hasKey }: HelperRow): Helper['state'] => {
  if (isDisabled) return 'disabled';
  return hasKey ? 'in' : 'invited';
};

export function helpersRoutes({ db }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.helpers, { schema: { response: { 200: HelpersAnswerSchema } } }, async (request) => {
      const seen = await helpers.lastSeen(db);
      const { operator } = deskSessionOf(request);
      return {
        helpers: (await helpers.list(db)).map((row) => ({
          ...row,
          state: stateOf(row),
          isYou: row.id === operator.id,
          lastSeenAt: seen.get(row.id) ?? null,
        })),
      };
    });
  };
}

export function changeHelpersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      DESK_PATHS.helpers,
      { schema: { body: HelperInvitationSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const isInvited = await inviteHelper(context, keyHolderOf(context, request), request.body);
        if (!isInvited) return answerError(reply, 409, HERE_ALREADY);
        return { message: `Invite sent to ${request.body.email}. It works for 3 days.` };
      },
    );

    app.post(
      `${DESK_HELPER_ROUTE}/invitation`,
      { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const isInvited = await inviteAgain(context, keyHolderOf(context, request), request.params.operatorId);
        return isInvited ? { message: 'New invite sent.' } : answerError(reply, 409, IN_ALREADY);
      },
    );

    app.post(
      `${DESK_HELPER_ROUTE}/keys/withdraw`,
      { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const isDone = await withdrawKeys(context, keyHolderOf(context, request), request.params.operatorId);
        return isDone ? { message: 'Sign-in reset. We’ve sent a new invite.' } : answerError(reply, 409, NO_KEYS);
      },
    );

    app.post(
      DESK_HELPER_ROUTE,
      { schema: { params: ParametersSchema, body: HelperChangeSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const change = { ...request.body, helperId: request.params.operatorId };
        const outcome = await changeHelper(context, keyHolderOf(context, request), change);
        if (outcome === 'not_found') return answerNotFound(reply);
        return outcome === 'changed' ? { message: 'Changed.' } : answerError(reply, 409, LAST_OWNER);
      },
    );
  };
}
