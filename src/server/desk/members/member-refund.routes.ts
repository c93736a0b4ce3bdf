import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskPurchase, DeskRefundSchema } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { answerRefund, type RefundDeeds } from '#server/desk/money/answer-refund.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { answersDone, deskMemberOf } from './member-lookup.ts';

type MemberRefunds = RefundDeeds & { purchasesOf: (email: string) => Promise<DeskPurchase[]> };

export function memberRefundRoutes(context: ServerContext, deeds: MemberRefunds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/refund`,
      { schema: { ...answersDone, body: DeskRefundSchema } },
      async (request, reply) => {
        const { purchaseId, ...asked } = request.body;
        const own = await deeds.purchasesOf(deskMemberOf(request).row.email);
        const purchase = own.find(({ id }) => id === purchaseId);
        return purchase ? answerRefund(context, deeds, { request, reply }, purchase, asked) : answerNotFound(reply);
      },
    );
  };
}
