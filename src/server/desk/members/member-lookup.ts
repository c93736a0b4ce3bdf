import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import type { MemberDetails } from './members.repository.ts';
import * as members from './members.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    deskMember: MemberDetails | undefined;
  }
}

const ParametersSchema = z.object({ memberId: z.string() });

/** Shared by every route of one member. */
export const ofMember = { params: ParametersSchema };
export const answersDone = { ...ofMember, response: { 200: DoneAnswerSchema } };

/** Routes of one member: 404 for an unknown and a malformed id alike. */
export function ofOneMember(
  { db, now }: ServerContext,
  routes: readonly FastifyPluginAsyncZod[],
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      const { memberId } = request.params as z.infer<typeof ParametersSchema>;
      request.deskMember = await members.find(db, memberId, now());
      if (!request.deskMember) return answerNotFound(reply);
    });
    for (const each of routes) await app.register(each);
  };
}

export function deskMemberOf({ deskMember }: FastifyRequest): MemberDetails {
  if (!deskMember) throw new Error('No member was looked up for this route');
  return deskMember;
}

export const recordAs =
  (context: ServerContext, request: FastifyRequest): RecordAction =>
  (transaction, action) =>
    activityLog.write(transaction, context, { operator: deskSessionOf(request).operator, ...action });
