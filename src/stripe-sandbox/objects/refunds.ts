import type Stripe from 'stripe';
import { z } from 'zod';
import { LIST_PARAMETERS, listPage } from '#stripe-sandbox/lists.ts';
import {
  ExpandSchema,
  type FormParameters,
  MetadataSchema,
  type ParameterShape,
  parseParameters,
  WholeNumberSchema,
} from '#stripe-sandbox/request-parameters.ts';
import { requireObject, type SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import { invalidRequest } from '#stripe-sandbox/stripe-error.ts';

const CreateRefundSchema = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: WholeNumberSchema.pipe(z.int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: MetadataSchema,
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.RefundCreateParams>);

export function createRefund(context: SandboxContext, parameters: FormParameters): Stripe.Refund {
  const { charge, payment_intent: intentId, ...refund } = parseParameters(CreateRefundSchema, parameters);
  if (intentId !== undefined) return refundUndisputed(context, chargeOfIntent(context, intentId), refund);
  if (charge !== undefined) return refundUndisputed(context, requireObject(context, 'charge', charge), refund);
  throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
}

/** What a bank is looking into, or has taken back, is not the seller's to give. */
function refundUndisputed(context: SandboxContext, charge: Stripe.Charge, refund: NewRefund): Stripe.Refund {
  const disputes = context.records.list('dispute').filter((dispute) => dispute.charge === charge.id);
  if (disputes.some(({ status }) => status === 'needs_response' || status === 'lost')) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  return refundCharge(context, charge, refund);
}

const ListRefundsSchema = z.strictObject({
  ...LIST_PARAMETERS,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
} satisfies ParameterShape<Stripe.RefundListParams>);

export function listRefunds(context: SandboxContext, parameters: FormParameters) {
  const filters = parseParameters(ListRefundsSchema, parameters);
  const matching = context.records
    .list('refund')
    .filter((refund) => filters.charge === undefined || refund.charge === filters.charge)
    .filter((refund) => filters.payment_intent === undefined || refund.payment_intent === filters.payment_intent);
  return listPage('/v1/refunds', matching, filters);
}

/** The charge that paid this intent. */
export function chargeOfIntent(context: SandboxContext, intentId: string): Stripe.Charge {
  const { latest_charge: charge, status } = requireObject(context, 'payment_intent', intentId);
  if (status !== 'succeeded' || typeof charge !== 'string') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  return requireObject(context, 'charge', charge);
}

interface NewRefund {
  /** In minor units; absent means all that is left. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | undefined;
  metadata?: Record<string, string>;
}

export function refundCharge(context: SandboxContext, charge: Stripe.Charge, fields: NewRefund): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = fields.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const refund: Stripe.Refund = {
    id: context.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.nowSeconds,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: fields.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  context.records.save('refund', refund.id, refund);
  context.emit('refund.created', refund);
  setAmountRefunded(context, charge, charge.amount_refunded + amount, 'charge.refunded');
  return refund;
}

/** The bank sends a refund back: the money stays with the seller. */
export function failRefund(context: SandboxContext, refundId: string): Stripe.Refund {
  const refund = requireObject(context, 'refund', refundId);
  if (refund.status === 'failed') throw invalidRequest('This refund has already failed.');
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  context.records.save('refund', failed.id, failed);
  const charge = requireObject(context, 'charge', String(failed.charge));
  setAmountRefunded(context, charge, charge.amount_refunded - failed.amount, 'charge.updated');
  context.emit('refund.failed', failed);
  return failed;
}

function setAmountRefunded(
  context: SandboxContext,
  charge: Stripe.Charge,
  amountRefunded: number,
  eventType: 'charge.refunded' | 'charge.updated',
): void {
  const changed: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  context.records.save('charge', changed.id, changed);
  context.emit(eventType, changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
}
