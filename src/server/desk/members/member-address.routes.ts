import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AddressCorrectionSchema } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { correctAddress, stopCorrection } from './correct-address.ts';
import { answersDone, deskMemberOf } from './member-lookup.ts';

const SAME = invalidField('email', 'That’s already their address.');
const TAKEN = { code: 'email_taken', message: 'Another account already uses this address.' } as const;
const TAKEN_FIELD = { ...TAKEN, fields: [{ field: 'email', message: TAKEN.message }] };
const TOO_OFTEN = {
  code: 'too_many_requests',
  message: 'That’s 3 corrections in an hour, so we’ve paused them. The owner has been emailed. Try again later.',
} as const;
const NONE_WAITS = invalidField('email', 'There’s no address change to cancel.');

export function memberAddressRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/address`,
      { schema: { ...answersDone, body: AddressCorrectionSchema } },
      async (request, reply) => {
        const { id: userId } = deskMemberOf(request).row;
        const { email: newEmail } = request.body;
        const outcome = await correctAddress(context, deskSessionOf(request).operator, { userId, newEmail });
        switch (outcome) {
          case 'corrected':
            return { message: `Their email is now ${newEmail}. A password link is on its way there.` };
          case 'waits':
            return { message: 'We’re emailing both addresses. It changes in 24 hours unless one of them stops it.' };
          case 'same':
            return answerError(reply, 409, SAME);
          case 'taken':
            return answerError(reply, 409, TAKEN_FIELD);
          case 'too_often':
            return answerError(reply, 429, TOO_OFTEN);
          case 'gone':
            return answerNotFound(reply);
        }
      },
    );
  };
}

export function stopCorrectionRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(`${DESK_MEMBER_ROUTE}/address/stop`, { schema: answersDone }, async (request, reply) =>
      (await stopCorrection(context, deskSessionOf(request).operator, deskMemberOf(request).row.id))
        ? { message: 'Their address hasn’t changed.' }
        : answerError(reply, 409, NONE_WAITS),
    );
  };
}
