import { z } from 'zod';
import type { CardPayment } from './card-payments.ts';
import { expand } from './expand.ts';
import {
  createCheckoutSession,
  expireCheckoutSession,
  listCheckoutSessions,
  retrieveCheckoutSession,
} from './objects/checkout-sessions.ts';
import { createCustomer } from './objects/customers.ts';
import { listDisputes } from './objects/disputes.ts';
import { listEvents } from './objects/events.ts';
import { cancelPaymentIntent, confirmPaymentIntent, createPaymentIntent } from './objects/payment-intents.ts';
import { createRefund, listRefunds } from './objects/refunds.ts';
import { createWebhookEndpoint, deleteWebhookEndpoint, listWebhookEndpoints } from './objects/webhook-endpoints.ts';
import { ExpandSchema, type FormParameters, parseParameters } from './request-parameters.ts';
import { requireObject, type SandboxContext } from './sandbox-context.ts';
import type { StripeAnswer } from './sandbox-records.ts';
import { invalidRequest } from './stripe-error.ts';

type ApiCall = (context: SandboxContext, parameters: FormParameters, id: string) => object;

/** Every call of Stripe's API that the sandbox plays. `:id` stands for one id. */
const API_CALLS: Readonly<Record<string, ApiCall>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': (context, _parameters, id) => requireObject(context, 'customer', id),

  'POST /v1/checkout/sessions': createCheckoutSession,
  'GET /v1/checkout/sessions': listCheckoutSessions,
  'GET /v1/checkout/sessions/:id': (context, _parameters, id) => retrieveCheckoutSession(context, id),
  'POST /v1/checkout/sessions/:id/expire': (context, _parameters, id) => expireCheckoutSession(context, id),

  'POST /v1/payment_intents': createPaymentIntent,
  'GET /v1/payment_intents/:id': (context, _parameters, id) => requireObject(context, 'payment_intent', id),
  'POST /v1/payment_intents/:id/cancel': cancelPaymentIntent,

  'GET /v1/charges/:id': (context, _parameters, id) => requireObject(context, 'charge', id),
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listRefunds,
  'GET /v1/refunds/:id': (context, _parameters, id) => requireObject(context, 'refund', id),
  'GET /v1/disputes': listDisputes,
  'GET /v1/disputes/:id': (context, _parameters, id) => requireObject(context, 'dispute', id),
  'GET /v1/balance': () => ({ object: 'balance', available: [], pending: [], livemode: false }),
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'GET /v1/webhook_endpoints': listWebhookEndpoints,
  'DELETE /v1/webhook_endpoints/:id': deleteWebhookEndpoint,
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': (context, _parameters, id) => requireObject(context, 'event', id),
};

const CONFIRM_INTENT = 'POST /v1/payment_intents/:id/confirm';
const ExpandOnlySchema = z.object({ expand: ExpandSchema });

/** Answers one call. A declined card is an answer too, because it changed the intent; a refused request throws. */
export function answerApiCall(
  context: SandboxContext,
  { method, path }: { method: string; path: string },
  parameters: FormParameters,
): StripeAnswer {
  const { name, id } = nameCall(method, path);
  if (name === CONFIRM_INTENT) return answerPayment(confirmPaymentIntent(context, parameters, id));
  const call = API_CALLS[name];
  if (call === undefined) {
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}). The sandbox does not play this call.`);
  }
  const { expand: paths } = parseParameters(ExpandOnlySchema, parameters);
  return { status: 200, body: expand(context, call(context, parameters, id), paths) };
}

function answerPayment(payment: CardPayment): StripeAnswer {
  if (payment.result === 'declined') return { status: 402, body: { error: payment.error } };
  return { status: 200, body: payment.intent };
}

/** "/v1/checkout/sessions/cs_1/expire" is "/v1/checkout/sessions/:id/expire" with the id "cs_1". */
function nameCall(method: string, path: string): { name: string; id: string } {
  const segments = path.split('/');
  const position = segments[2] === 'checkout' ? 4 : 3;
  const id = segments[position] ?? '';
  if (id !== '') segments[position] = ':id';
  return { name: `${method} ${segments.join('/')}`, id };
}
