import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Stripe from 'stripe';
import { z } from 'zod';
import { STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { createTakeWebhookEvent } from './take-webhook-event.ts';

const MAX_WEBHOOK_BYTES = 256 * 1024;

/** Limits replay of a captured webhook. */
const TOLERANCE_SECONDS = 300;

/** The signature authenticates the call; the body stays raw bytes, as it was signed. */
export function stripeWebhookRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const takeEvent = createTakeWebhookEvent(context);
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      STRIPE_WEBHOOK_PATH,
      { bodyLimit: MAX_WEBHOOK_BYTES, schema: { response: { 200: z.object({ received: z.literal(true) }) } } },
      async ({ body, headers }, reply) => {
        const event = verifiedEvent(context, body, headers['stripe-signature']);
        if (!event) return answerError(reply, 400, { code: 'invalid_input', message: 'The signature doesn’t fit.' });
        const outcome = await takeEvent(event);
        if (outcome === 'wrong_mode') {
          return answerError(reply, 400, { code: 'invalid_input', message: 'This event is of the other mode.' });
        }
        return { received: true as const };
      },
    );
  };
}

function verifiedEvent(
  { stripe, paymentSettings, now }: ServerContext,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  for (const secret of paymentSettings.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now());
    } catch {
      // It was signed with another secret, or forged.
    }
  }
  return undefined;
}
