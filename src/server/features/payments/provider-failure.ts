import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';

/** The provider being slow, down or against us is not our bug; anything else is, and goes on as an error. */
export async function unlessProviderFails<Answer>(
  request: FastifyRequest,
  work: Promise<Answer>,
): Promise<Answer | 'provider_failed'> {
  try {
    return await work;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    request.log.error({ type: error.type, code: error.code, requestId: request.id }, 'card processor request failed');
    return 'provider_failed';
  }
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}
