import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { OwnPurchaseSchema, OwnPurchasesSchema } from '#contract/own-purchases.ts';
import { OWN_PURCHASES_PATH, RECEIPT_EMAIL_ROUTE, REFUND_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { answerUnavailable, REFUSALS } from '#server/features/checkout/checkout-answers.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { listOwnPurchases } from './own-purchases.ts';
import { unlessProviderFails } from './provider-failure.ts';
import { askForRefund } from './refund.ts';
import { sendReceiptAgain } from './send-email-again.ts';

const ParametersSchema = z.object({ purchaseId: z.string().max(64) });

const ENOUGH_COPIES = 'We’ve sent this receipt several times today. Check your spam folder, or try again tomorrow.';
const REFUND_CLOSED = 'This payment can’t be refunded from here any more. Write to us and we’ll help.';
const REFUND_NOT_NOW = 'We couldn’t reach our card provider. Please try again. Your money only goes back once.';

export function ownPurchasesRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(OWN_PURCHASES_PATH, { schema: { response: { 200: OwnPurchasesSchema } } }, ({ userId }) =>
      listOwnPurchases(context, userId),
    );

    app.post(
      RECEIPT_EMAIL_ROUTE,
      { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema, ...REFUSALS } } },
      async ({ user, params }, reply) => {
        const outcome = await sendReceiptAgain(context, user, params.purchaseId);
        if (outcome.ok) return { message: `Your receipt is on its way to ${outcome.to}.` };
        if (outcome.reason === 'not_found') return answerNotFound(reply);
        const refusal = { code: 'too_many_requests', message: ENOUGH_COPIES } as const;
        return answerError(reply, 429, refusal, outcome.waitMs / 1_000);
      },
    );

    app.post(
      REFUND_ROUTE,
      { schema: { params: ParametersSchema, response: { 200: OwnPurchaseSchema, ...REFUSALS } } },
      async (request, reply) => {
        const asked = askForRefund(context, request.userId, request.params.purchaseId);
        const outcome = await unlessProviderFails(request, asked);
        if (outcome === 'provider_failed') return answerUnavailable(reply, REFUND_NOT_NOW);
        if (outcome.ok) return outcome.purchase;
        if (outcome.reason === 'not_found') return answerNotFound(reply);
        return answerError(reply, 409, { code: 'refund_closed', message: REFUND_CLOSED });
      },
    );
  };
}
