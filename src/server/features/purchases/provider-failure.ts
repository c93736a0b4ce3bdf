import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';

/** Errors of the provider become a value; all others are rethrown. */
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
