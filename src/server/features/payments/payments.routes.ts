import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Stripe from 'stripe';
import { z } from 'zod';
import { SignInAnswerSchema, type User } from '#contract/auth.ts';
import { ErrorAnswerSchema } from '#contract/errors.ts';
import {
  CHECKOUT_LOGIN_PATH,
  CHECKOUT_VERIFY_ROUTE,
  PAYMENT_CONFIG_PATH,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import {
  LoginFromSessionSchema,
  PaymentConfigSchema,
  PaymentIntentAnswerSchema,
  PaymentVerificationSchema,
  ProviderSessionIdSchema,
} from '#contract/payments.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { CHECKOUT_COOKIE, checkoutCookieOptions, hashNonce, nonceMatches } from './checkout-nonce.ts';
import type { Payments } from './payments.ts';

/** What the provider's outages look like to a buyer (product §4). */
const UNAVAILABLE_MESSAGE = 'Failed to initialize payment. Please try again.';

const REFUSALS = {
  already_subscribed: { code: 'already_subscribed', message: 'User already has active subscription' },
  on_hold: {
    code: 'payment_on_hold',
    message: 'Your bank is looking into your earlier payment. Access is on hold until it is settled.',
  },
} as const;

export interface PaymentRouteNeeds {
  payments: Payments;
  randomNonce: () => string;
  /** The address that the buyer's browser knows this site by. */
  originOf: (request: FastifyRequest) => string;
  /** The account that a request is signed in as, if any: in the public area nothing asks for one. */
  callerOf: (request: FastifyRequest) => Promise<User | undefined>;
}

/** Starting the embedded payment. For everybody who is signed in, paid or not. */
export function paymentStartRoutes({
  payments,
  randomNonce,
  originOf,
  callerOf,
}: PaymentRouteNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      PAYMENT_INTENT_PATH,
      { schema: { response: { 200: PaymentIntentAnswerSchema, '4xx': ErrorAnswerSchema, '5xx': ErrorAnswerSchema } } },
      async (request, reply) => {
        const begun = payments.startCheckout(request.user, 'elements', originOf(request));
        const start = await unlessProviderFails(request, begun);
        if (start === 'provider_failed') return answerUnavailable(reply);
        if (!start.ok) return answerError(reply, 409, REFUSALS[start.reason]);
        await handOutNonce(request, reply, payments, start.purchaseId, randomNonce());
        return { clientSecret: start.session.client_secret ?? '' };
      },
    );
  };
}

/** What a buyer's browser needs before and after the provider: open to everybody, so that guests can use it as well. */
export function paymentPublicRoutes({ payments, callerOf }: PaymentRouteNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(PAYMENT_CONFIG_PATH, { schema: { response: { 200: PaymentConfigSchema } } }, async () => payments.config);

    app.get(
      CHECKOUT_VERIFY_ROUTE,
      {
        schema: {
          params: z.object({ sessionId: ProviderSessionIdSchema }),
          response: { 200: PaymentVerificationSchema, '4xx': ErrorAnswerSchema, '5xx': ErrorAnswerSchema },
        },
      },
      async (request, reply) => {
        const caller = await callerOf(request);
        const nonce = request.cookies[CHECKOUT_COOKIE];
        const verdict = await unlessProviderFails(
          request,
          payments.verify(
            request.params.sessionId,
            (purchase) => caller?.id === purchase.userId || nonceMatches(nonce, purchase.nonceHash),
          ),
        );
        if (verdict === 'provider_failed') return answerUnavailable(reply);
        if (verdict === 'unknown') return answerNotFound(reply);
        if (verdict === 'not_completed') {
          return answerError(reply, 409, { code: 'payment_not_completed', message: 'Payment was not completed' });
        }
        return verdict;
      },
    );

    app.post(
      CHECKOUT_LOGIN_PATH,
      {
        schema: {
          body: LoginFromSessionSchema,
          response: { 200: SignInAnswerSchema, '4xx': ErrorAnswerSchema, '5xx': ErrorAnswerSchema },
        },
      },
      async (request, reply) => {
        const answer = await payments.loginFromSession({
          sessionId: request.body.sessionId,
          nonce: request.cookies[CHECKOUT_COOKIE],
          caller: await callerOf(request),
          request,
        });
        return answer ?? answerError(reply, 401, { code: 'not_signed_in', message: 'Auto-login failed' });
      },
    );
  };
}

async function handOutNonce(
  request: FastifyRequest,
  reply: FastifyReply,
  payments: Payments,
  purchaseId: string,
  nonce: string,
): Promise<void> {
  await payments.saveNonce(purchaseId, hashNonce(nonce));
  void reply.setCookie(CHECKOUT_COOKIE, nonce, checkoutCookieOptions(request.protocol === 'https'));
}

const answerUnavailable = (reply: FastifyReply) =>
  answerError(reply, 503, { code: 'payment_unavailable', message: UNAVAILABLE_MESSAGE }, 5);

/** The provider being slow, down or against us is not our bug; anything else is, and goes on as an error. */
async function unlessProviderFails<Answer>(
  request: FastifyRequest,
  work: Promise<Answer>,
): Promise<Answer | 'provider_failed'> {
  try {
    return await work;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    request.log.error({ type: error.type, code: error.code, requestId: request.id }, 'the card processor failed');
    return 'provider_failed';
  }
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}
