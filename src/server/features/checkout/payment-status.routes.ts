import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CHECKOUT_CANCEL_PATH, CHECKOUT_STANDING_PATH } from '#contract/paths.ts';
import { PaymentStandingAnswerSchema } from '#contract/payments.ts';
import type { ServerContext } from '#server/context.ts';
import { callerOf } from '#server/features/auth/access.ts';
import { nonceOf } from './checkout-answers.ts';
import { cancelCheckout, paymentStanding } from './payment-status.ts';

export function paymentStandingRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const proofOf = async (request: FastifyRequest) => ({
    caller: await callerOf(context, request),
    nonce: nonceOf(request),
  });
  const schema = { response: { 200: PaymentStandingAnswerSchema } };
  return async (app) => {
    await app.register(cookie);
    app.get(CHECKOUT_STANDING_PATH, { schema }, async (request) =>
      paymentStanding(context, request, await proofOf(request)),
    );
    app.post(CHECKOUT_CANCEL_PATH, { schema }, async (request) => {
      const proof = await proofOf(request);
      await cancelCheckout(context, request, proof);
      return paymentStanding(context, request, proof);
    });
  };
}
