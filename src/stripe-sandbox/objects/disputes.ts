import type Stripe from 'stripe';
import { z } from 'zod';
import { LIST_PARAMETERS, listPage } from '#stripe-sandbox/lists.ts';
import { type FormParameters, type ParameterShape, parseParameters } from '#stripe-sandbox/request-parameters.ts';
import { requireObject, type SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import { invalidRequest } from '#stripe-sandbox/stripe-error.ts';

const EVIDENCE_DAYS = 9;
const SECONDS_PER_DAY = 86_400;

const ListDisputesSchema = z.strictObject({
  ...LIST_PARAMETERS,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
} satisfies ParameterShape<Stripe.DisputeListParams>);

/** How a dispute can end. */
export type DisputeEnd = 'won' | 'lost' | 'warning_closed' | 'prevented';

export function listDisputes(context: SandboxContext, parameters: FormParameters) {
  const filters = parseParameters(ListDisputesSchema, parameters);
  const matching = context.records
    .list('dispute')
    .filter((dispute) => filters.charge === undefined || dispute.charge === filters.charge)
    .filter((dispute) => filters.payment_intent === undefined || dispute.payment_intent === filters.payment_intent);
  return listPage('/v1/disputes', matching, filters);
}

export function openDispute(context: SandboxContext, charge: Stripe.Charge): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: context.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.nowSeconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: context.nowSeconds + EVIDENCE_DAYS * SECONDS_PER_DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.records.save('dispute', dispute.id, dispute);
  context.records.save('charge', charge.id, { ...charge, disputed: true });
  context.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(context: SandboxContext, disputeId: string, end: DisputeEnd): Stripe.Dispute {
  const dispute = requireObject(context, 'dispute', disputeId);
  if (dispute.status !== 'needs_response') throw invalidRequest(`This dispute is already ${dispute.status}.`);
  const closed: Stripe.Dispute = { ...dispute, status: end };
  context.records.save('dispute', closed.id, closed);
  context.emit('charge.dispute.closed', closed);
  return closed;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
