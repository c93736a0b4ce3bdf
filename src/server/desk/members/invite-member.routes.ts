import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { MemberInvitationSchema } from '#contract/desk/members.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { inviteMember } from '#server/features/purchases/invite-member.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { recordAs } from './member-lookup.ts';

const MESSAGE = 'This address already has an account. Open it and give access there.';
const TAKEN = { code: 'email_taken', message: MESSAGE, fields: [{ field: 'email', message: MESSAGE }] } as const;

/** For somebody without an account; nothing is paid. */
export function inviteMemberRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      DESK_PATHS.invitations,
      { schema: { body: MemberInvitationSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        if (!(await inviteMember(context, request.body, recordAs(context, request)))) {
          return answerError(reply, 409, { ...TAKEN, fields: [...TAKEN.fields] });
        }
        return { message: `Invite sent to ${request.body.email}. The link works for 14 days.` };
      },
    );
  };
}
