import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorAnswerSchema } from '#contract/errors.ts';
import { CHECKOUT_CLAIM_PURCHASE_PATH } from '#contract/paths.ts';
import { ClaimPurchaseSchema, PurchaseClaimSchema } from '#contract/payments.ts';
import { LINK_EXPIRED_TEXT } from '#domain/one-time-link.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { answerUnavailable } from './checkout-answers.ts';
import type { Payments } from './payments.ts';
import { unlessProviderFails } from './provider-failure.ts';

const NOT_NOW = 'The payment could not be looked up just now. Please try again.';
const OTHER_ACCOUNT = 'This payment was made with the address of another account. Sign in with that one.';

/** Taking a payment that waits for the owner of an account. For everybody who is signed in, paid or not. */
export function claimPurchaseRoutes({ payments }: { payments: Payments }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      CHECKOUT_CLAIM_PURCHASE_PATH,
      {
        schema: {
          body: ClaimPurchaseSchema,
          response: { 200: PurchaseClaimSchema, '4xx': ErrorAnswerSchema, '5xx': ErrorAnswerSchema },
        },
      },
      async (request, reply) => {
        const claim = await unlessProviderFails(request, payments.claimPurchase(request.user, request.body.token));
        if (claim === 'provider_failed') return answerUnavailable(reply, NOT_NOW);
        if (claim === 'link_expired')
          return answerError(reply, 400, { code: 'link_expired', message: LINK_EXPIRED_TEXT });
        if (claim === 'other_account')
          return answerError(reply, 409, { code: 'other_account', message: OTHER_ACCOUNT });
        return { outcome: claim };
      },
    );
  };
}
