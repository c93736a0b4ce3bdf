import type Stripe from 'stripe';
import type { CardDecline } from '#stripe-sandbox/cards.ts';
import type { SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import type { CardOnCharge } from '#stripe-sandbox/sandbox-records.ts';

interface ChargeParts {
  intent: Stripe.PaymentIntent;
  card: CardOnCharge;
  email: string | null;
  /** Absent when the card paid. */
  decline?: CardDecline;
}

/** One attempt on a card, paid or failed. */
export function addCharge(context: SandboxContext, { intent, card, email, decline }: ChargeParts): Stripe.Charge {
  const paid = decline === undefined;
  const id = context.newId('ch');
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid
      ? addToBalance(context, { chargeId: id, amount: intent.amount, currency: intent.currency })
      : null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: paid,
    created: context.nowSeconds,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: { type: 'card', card: cardDetails(intent.amount, card) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  context.records.save('charge', charge.id, charge);
  context.emit(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

interface Income {
  chargeId: string;
  amount: number;
  currency: string;
}

/** A fee like Stripe's own for a card of the country: 1.5 % and 20 pence. */
function addToBalance(context: SandboxContext, { chargeId, amount, currency }: Income): string {
  const fee = Math.round(amount * 0.015) + 20;
  const id = context.newId('txn');
  context.records.save('balance_transaction', id, {
    id,
    object: 'balance_transaction',
    amount,
    available_on: context.nowSeconds,
    balance_type: 'payments',
    created: context.nowSeconds,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [
      { amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' },
    ],
    net: amount - fee,
    reporting_category: 'charge',
    source: chargeId,
    status: 'available',
    type: 'charge',
  });
  return id;
}

function outcomeOf(decline: CardDecline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(amount: number, card: CardOnCharge): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
