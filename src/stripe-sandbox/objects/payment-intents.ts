import type Stripe from 'stripe';
import { z } from 'zod';
import { type CardPayment, payWithCard } from '#stripe-sandbox/card-payments.ts';
import { TEST_PAYMENT_METHODS } from '#stripe-sandbox/cards.ts';
import {
  ExpandSchema,
  FlagSchema,
  type FormParameters,
  MetadataSchema,
  type ParameterShape,
  parseParameters,
  WholeNumberSchema,
} from '#stripe-sandbox/request-parameters.ts';
import { requireObject, type SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import { invalidRequest } from '#stripe-sandbox/stripe-error.ts';

/** Stripe's floor for a payment in pounds, in pence. */
export const MINIMUM_GBP_PENCE = 30;

const CreateIntentSchema = z.strictObject({
  amount: WholeNumberSchema,
  currency: z.string(),
  automatic_payment_methods: z.strictObject({ enabled: FlagSchema }).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  customer: z.string().optional(),
  description: z.string().optional(),
  metadata: MetadataSchema,
  receipt_email: z.string().optional(),
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.PaymentIntentCreateParams>);

const ConfirmIntentSchema = z.strictObject({
  payment_method: z.string(),
  return_url: z.string().optional(),
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.PaymentIntentConfirmParams>);

const CancelIntentSchema = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.PaymentIntentCancelParams>);

export function createPaymentIntent(context: SandboxContext, parameters: FormParameters): Stripe.PaymentIntent {
  const fields = parseParameters(CreateIntentSchema, parameters);
  refuseTooSmall(fields.amount, fields.currency, 'Amount');
  if (fields.customer !== undefined) requireObject(context, 'customer', fields.customer);
  return addPaymentIntent(context, {
    amount: fields.amount,
    currency: fields.currency,
    customer: fields.customer ?? null,
    description: fields.description ?? null,
    metadata: fields.metadata,
    receiptEmail: fields.receipt_email ?? null,
  });
}

export function refuseTooSmall(amount: number, currency: string, what: string): void {
  if (amount > 0 && (currency !== 'gbp' || amount >= MINIMUM_GBP_PENCE)) return;
  throw invalidRequest(`${what} must be at least £0.30 gbp`, { param: 'amount', code: 'amount_too_small' });
}

interface NewPaymentIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
}

export function addPaymentIntent(context: SandboxContext, fields: NewPaymentIntent): Stripe.PaymentIntent {
  const id = context.newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: context.newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: context.nowSeconds,
    currency: fields.currency,
    customer: fields.customer,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: fields.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  context.records.save('payment_intent', id, intent);
  context.emit('payment_intent.created', intent);
  return intent;
}

/** Confirms from the server, with one of Stripe's test payment methods. */
export function confirmPaymentIntent(context: SandboxContext, parameters: FormParameters, id: string): CardPayment {
  const { payment_method: paymentMethod } = parseParameters(ConfirmIntentSchema, parameters);
  const intent = requireObject(context, 'payment_intent', id);
  const number = TEST_PAYMENT_METHODS[paymentMethod];
  if (number === undefined) {
    throw invalidRequest(`No such PaymentMethod: '${paymentMethod}'`, {
      param: 'payment_method',
      code: 'resource_missing',
    });
  }
  const expiryYear = new Date(context.nowSeconds * 1_000).getUTCFullYear() + 1;
  return payWithCard(context, { intent, number, expiryMonth: 12, expiryYear, email: null });
}

export function cancelPaymentIntent(context: SandboxContext, parameters: FormParameters, id: string) {
  const { cancellation_reason: reason } = parseParameters(CancelIntentSchema, parameters);
  const intent = requireObject(context, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  }
  const ofCheckout = context.records.list('checkout.session').some((session) => session.payment_intent === id);
  if (ofCheckout) {
    throw invalidRequest('You cannot cancel the PaymentIntent of a Checkout Session. Expire the session instead.');
  }
  return markCanceled(context, intent, reason ?? null);
}

export function markCanceled(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: context.nowSeconds,
    cancellation_reason: reason,
    next_action: null,
  };
  context.records.save('payment_intent', canceled.id, canceled);
  context.emit('payment_intent.canceled', canceled);
  return canceled;
}
