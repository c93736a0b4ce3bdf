import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { User } from '#contract/auth.ts';
import { CHECKOUT_VERIFY_ROUTE, PAYMENT_CONFIG_PATH, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import {
  PaymentConfigSchema,
  PaymentIntentAnswerSchema,
  PaymentVerificationSchema,
  ProviderSessionIdSchema,
  StartPaymentSchema,
} from '#contract/payments.ts';
import type { Payments } from '#server/features/purchases/payments.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import {
  answerNotAgreed,
  answerNotStarted,
  answerUnavailable,
  issueNonce,
  nonceOf,
  REFUSALS,
  requireOpen,
} from './checkout-answers.ts';
import { limitCodes, type OfferLimits } from './offer.routes.ts';

const UNAVAILABLE = 'Failed to initialize payment. Please try again.';

const NOT_COMPLETED = 'Payment was not completed';

export interface PaymentRouteNeeds {
  payments: Payments;
  randomNonce: () => string;
  originOf: (request: FastifyRequest) => string;
  callerOf: (request: FastifyRequest) => Promise<User | undefined>;
  mayPay: (request: FastifyRequest) => Promise<boolean>;
  offerLimits: OfferLimits;
}

export function paymentStartRoutes(needs: PaymentRouteNeeds): FastifyPluginAsyncZod {
  const { payments, originOf } = needs;
  return async (app) => {
    await app.register(cookie);
    app.post(
      PAYMENT_INTENT_PATH,
      {
        onRequest: requireOpen(needs.mayPay),
        preHandler: limitCodes(needs.offerLimits),
        schema: { body: StartPaymentSchema, response: { 200: PaymentIntentAnswerSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const agreement = payments.agreementFor(request.body?.agreedTo);
        if (!agreement.ok) return answerNotAgreed(reply);
        const way = { ...request.body, ...agreement, uiMode: 'elements', origin: originOf(request) } as const;
        const begun = payments.startCheckout(request.user, way);
        const start = await unlessProviderFails(request, begun);
        if (start === 'provider_failed') return answerUnavailable(reply, UNAVAILABLE);
        if (!start.ok) return answerNotStarted(reply, start);
        await issueNonce(needs, reply, start.purchaseId);
        return { clientSecret: start.session.client_secret ?? '', amountPence: start.amountPence };
      },
    );
  };
}

export function paymentPublicRoutes({
  payments,
  callerOf,
  mayPay,
}: Pick<PaymentRouteNeeds, 'payments' | 'callerOf' | 'mayPay'>): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cookie);
    app.get(PAYMENT_CONFIG_PATH, { schema: { response: { 200: PaymentConfigSchema } } }, async (request) => ({
      ...payments.config,
      isOpen: await mayPay(request),
    }));

    app.get(
      CHECKOUT_VERIFY_ROUTE,
      {
        schema: {
          params: z.object({ sessionId: ProviderSessionIdSchema }),
          response: { 200: PaymentVerificationSchema, ...REFUSALS },
        },
      },
      async (request, reply) => {
        const proof = { caller: await callerOf(request), nonce: nonceOf(request) };
        const verdict = await unlessProviderFails(request, payments.verify(request.params.sessionId, proof));
        if (verdict === 'provider_failed') return answerUnavailable(reply, UNAVAILABLE);
        if (verdict === 'unknown') return answerNotFound(reply);
        if (verdict === 'still_open') return answerError(reply, 409, { code: 'payment_open', message: NOT_COMPLETED });
        if (verdict === 'not_completed') {
          return answerError(reply, 409, { code: 'payment_not_completed', message: NOT_COMPLETED });
        }
        return verdict;
      },
    );
  };
}
