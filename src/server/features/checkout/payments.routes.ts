import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CHECKOUT_VERIFY_ROUTE, PAYMENT_CONFIG_PATH, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import {
  PaymentConfigSchema,
  PaymentIntentAnswerSchema,
  PaymentVerificationSchema,
  ProviderSessionIdSchema,
  StartPaymentSchema,
} from '#contract/payments.ts';
import type { ServerContext } from '#server/context.ts';
import { callerOf } from '#server/features/auth/access.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import type { MayPay } from './checkout-answers.ts';
import {
  answerNotAgreed,
  answerNotStarted,
  answerUnavailable,
  issueNonce,
  nonceOf,
  REFUSALS,
  requireOpen,
} from './checkout-answers.ts';
import { limitCodes } from './offer.routes.ts';
import { isCheckoutSeriesOn } from './queue-checkout-reminders.ts';
import { agreementFor, startCheckout } from './start-checkout.ts';
import { createVerifyPayment } from './verify-payment.ts';

const UNAVAILABLE = 'Failed to initialize payment. Please try again.';

const NOT_COMPLETED = 'The payment wasn’t completed';

export function paymentStartRoutes(context: ServerContext, mayPay: MayPay): FastifyPluginAsyncZod {
  const { config, limits } = context;
  return async (app) => {
    await app.register(cookie);
    app.post(
      PAYMENT_INTENT_PATH,
      {
        onRequest: requireOpen(mayPay),
        preHandler: limitCodes(limits),
        schema: { body: StartPaymentSchema, response: { 200: PaymentIntentAnswerSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const agreement = agreementFor(context, request.body?.agreedTo);
        if (!agreement.ok) return answerNotAgreed(reply);
        const origin = requestOrigin(request, config.publicOrigin);
        const way = { ...request.body, ...agreement, uiMode: 'elements', origin } as const;
        const begun = startCheckout(context, request.user, way);
        const start = await unlessProviderFails(request, begun);
        if (start === 'provider_failed') return answerUnavailable(reply, UNAVAILABLE);
        if (!start.ok) return answerNotStarted(reply, start);
        await issueNonce(context, reply, start.purchaseId);
        return { clientSecret: start.session.client_secret ?? '', amountPence: start.amountPence };
      },
    );
  };
}

export function paymentPublicRoutes(context: ServerContext, mayPay: MayPay): FastifyPluginAsyncZod {
  const { mode, publishableKey, checkoutUi } = context.paymentSettings;
  const { refundPolicy } = context.config.siteWords;
  const verify = createVerifyPayment(context);
  return async (app) => {
    await app.register(cookie);
    app.get(PAYMENT_CONFIG_PATH, { schema: { response: { 200: PaymentConfigSchema } } }, async (request) => ({
      mode,
      publishableKey,
      checkoutUi,
      refundPolicy,
      isOpen: await mayPay(request),
      asksToRemind: await isCheckoutSeriesOn(context),
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
        const proof = { caller: await callerOf(context, request), nonce: nonceOf(request) };
        const verdict = await unlessProviderFails(request, verify(request.params.sessionId, proof));
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
