import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CHECKOUT_CANCEL_PATH, CHECKOUT_STANDING_PATH } from '#contract/paths.ts';
import { PaymentStandingAnswerSchema } from '#contract/payments.ts';
import { nonceOf } from './checkout-answers.ts';
import type { PaymentRouteNeeds } from './payments.routes.ts';

type StandingRouteNeeds = Pick<PaymentRouteNeeds, 'payments' | 'callerOf'>;

export function paymentStandingRoutes({ payments, callerOf }: StandingRouteNeeds): FastifyPluginAsyncZod {
  const proofOf = async (request: FastifyRequest) => ({ caller: await callerOf(request), nonce: nonceOf(request) });
  const schema = { response: { 200: PaymentStandingAnswerSchema } };
  return async (app) => {
    await app.register(cookie);
    app.get(CHECKOUT_STANDING_PATH, { schema }, async (request) => payments.standing(request, await proofOf(request)));
    app.post(CHECKOUT_CANCEL_PATH, { schema }, async (request) =>
      payments.cancelCheckout(request, await proofOf(request)),
    );
  };
}
