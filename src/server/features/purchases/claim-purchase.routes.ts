import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { CHECKOUT_CLAIM_LINK_PATH, CHECKOUT_CLAIM_PURCHASE_PATH } from '#contract/paths.ts';
import { ClaimPurchaseSchema, PurchaseClaimSchema } from '#contract/payments.ts';
import { LINK_EXPIRED } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { answerUnavailable, REFUSALS } from '#server/features/checkout/checkout-answers.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { claimPurchase } from './claim-purchase.ts';
import { unlessProviderFails } from './provider-failure.ts';
import { sendClaimLink } from './send-email-again.ts';

const NOT_NOW = 'We couldn’t look up the payment. Please try again.';
const OTHER_ACCOUNT = 'This payment belongs to another account. Sign in with that one.';

const ENOUGH_LINKS = 'We’ve sent this link several times today. Check your spam folder, or try again tomorrow.';

export function claimPurchaseRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      CHECKOUT_CLAIM_PURCHASE_PATH,
      {
        schema: { body: ClaimPurchaseSchema, response: { 200: PurchaseClaimSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const claim = await unlessProviderFails(request, claimPurchase(context, request.user, request.body.token));
        if (claim === 'provider_failed') return answerUnavailable(reply, NOT_NOW);
        if (claim === 'link_expired') return answerError(reply, 400, LINK_EXPIRED);
        if (claim === 'other_account')
          return answerError(reply, 409, { code: 'other_account', message: OTHER_ACCOUNT });
        return { outcome: claim };
      },
    );

    app.post(
      CHECKOUT_CLAIM_LINK_PATH,
      { schema: { response: { 200: DoneAnswerSchema, ...REFUSALS } } },
      async ({ user }, reply) => {
        const outcome = await sendClaimLink(context, user);
        if (outcome.ok) return { message: `The link is on its way to ${outcome.to}.` };
        if (outcome.reason === 'not_found') return answerNotFound(reply);
        const refusal = { code: 'too_many_requests', message: ENOUGH_LINKS } as const;
        return answerError(reply, 429, refusal, outcome.waitMs / 1_000);
      },
    );
  };
}
