import type Stripe from 'stripe';
import { z } from 'zod';
import { LIST_PARAMETERS, listPage } from '#stripe-sandbox/lists.ts';
import { type FormParameters, type ParameterShape, parseParameters } from '#stripe-sandbox/request-parameters.ts';
import { requireObject, type SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import type { CheckoutDetails } from '#stripe-sandbox/sandbox-records.ts';
import { invalidRequest } from '#stripe-sandbox/stripe-error.ts';
import { newCheckoutSession } from './checkout-session-object.ts';
import { CreateSessionSchema, type NewSession, refuseContradictions } from './checkout-session-parameters.ts';
import { markCanceled, refuseTooSmall } from './payment-intents.ts';

const ListSessionsSchema = z.strictObject({
  ...LIST_PARAMETERS,
  payment_intent: z.string().optional(),
  customer: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
} satisfies ParameterShape<Stripe.Checkout.SessionListParams>);

export function createCheckoutSession(context: SandboxContext, parameters: FormParameters): Stripe.Checkout.Session {
  const fields = parseParameters(CreateSessionSchema, parameters);
  refuseContradictions(fields, context.nowSeconds);
  const customer = fields.customer === undefined ? undefined : requireObject(context, 'customer', fields.customer);
  const lineItems = fields.line_items.map((lineItem) => asLineItem(context.newId('li'), lineItem));
  const total = lineItems.reduce((sum, lineItem) => sum + lineItem.amount_total, 0);
  const currency = lineItems[0]?.currency ?? 'gbp';
  refuseTooSmall(total, currency, "The Checkout Session's total amount due");
  const session = newCheckoutSession(context, fields, {
    total,
    currency,
    email: fields.customer_email ?? customer?.email,
  });
  context.records.save('checkout.session', session.id, session);
  context.records.save('checkout_details', session.id, detailsOf(fields, lineItems));
  return session;
}

export function retrieveCheckoutSession(context: SandboxContext, id: string): Stripe.Checkout.Session {
  return expireIfLate(context, requireObject(context, 'checkout.session', id));
}

export function listCheckoutSessions(context: SandboxContext, parameters: FormParameters) {
  const filters = parseParameters(ListSessionsSchema, parameters);
  const matching = context.records
    .list('checkout.session')
    .map((session) => expireIfLate(context, session))
    .filter((session) => filters.payment_intent === undefined || session.payment_intent === filters.payment_intent)
    .filter((session) => filters.customer === undefined || session.customer === filters.customer)
    .filter((session) => filters.status === undefined || session.status === filters.status);
  return listPage('/v1/checkout/sessions', matching, filters);
}

export function expireCheckoutSession(context: SandboxContext, id: string): Stripe.Checkout.Session {
  const session = retrieveCheckoutSession(context, id);
  if (session.status === 'open') return markExpired(context, session);
  throw invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
  );
}

/** Stripe ends a session by itself at its time; here that is noticed when somebody looks. */
export function expireIfLate(context: SandboxContext, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const isLate = session.status === 'open' && session.expires_at <= context.nowSeconds;
  return isLate ? markExpired(context, session) : session;
}

function markExpired(context: SandboxContext, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  context.records.save('checkout.session', expired.id, expired);
  if (typeof session.payment_intent === 'string') {
    markCanceled(context, requireObject(context, 'payment_intent', session.payment_intent), 'expired');
  }
  context.emit('checkout.session.expired', expired);
  return expired;
}

function asLineItem(id: string, { price_data: price, quantity }: NewSession['line_items'][number]): Stripe.LineItem {
  const total = price.unit_amount * quantity;
  return {
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: price.product_data.name,
    metadata: null,
    price: null,
    quantity,
  };
}

function detailsOf(fields: NewSession, lineItems: Stripe.LineItem[]): CheckoutDetails {
  const { description = null, metadata = {}, receipt_email: receiptEmail = null } = fields.payment_intent_data ?? {};
  return { lineItems, paymentIntent: { description, metadata, receiptEmail } };
}
