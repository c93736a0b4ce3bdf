import type Stripe from 'stripe';
import type { TestCardNumber } from './browser/test-card-numbers.ts';
import { type CardDecline, GENERIC_DECLINE, TEST_CARDS } from './cards.ts';
import { addCharge } from './objects/charges.ts';
import { openDispute } from './objects/disputes.ts';
import type { SandboxContext } from './sandbox-context.ts';
import type { CardOnCharge } from './sandbox-records.ts';
import { invalidRequest, type StripeErrorBody } from './stripe-error.ts';

/** Where a payment stands after the card network was asked. A decline changes the intent, so it is no exception. */
export type CardPayment =
  | { result: 'paid' | 'authentication_required'; intent: Stripe.PaymentIntent }
  | { result: 'declined'; intent: Stripe.PaymentIntent; error: StripeErrorBody };

interface CardAttempt {
  intent: Stripe.PaymentIntent;
  number: TestCardNumber;
  expiryMonth: number;
  expiryYear: number;
  email: string | null;
}

const AUTHENTICATION_FAILURE: CardDecline = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export function payWithCard(context: SandboxContext, attempt: CardAttempt): CardPayment {
  const { number, email } = attempt;
  refuseFinished(attempt.intent);
  const { brand, country, outcome } = TEST_CARDS[number];
  const { expiryMonth, expiryYear } = attempt;
  const card: CardOnCharge = { brand, country, last4: number.slice(-4), expiryMonth, expiryYear };
  const intent: Stripe.PaymentIntent = {
    ...attempt.intent,
    payment_method: context.newId('pm'),
    last_payment_error: null,
    next_action: null,
  };
  if (outcome.kind === 'paid') return markPaid(context, { intent, card, email }, outcome.thenDisputed);
  if (outcome.kind === 'declined') return markDeclined(context, { intent, card, email }, outcome.decline);
  context.records.save('pending_authentication', intent.id, { thenDeclined: outcome.thenDeclined, card });
  return askForAuthentication(context, intent);
}

/** What the buyer's bank answered to a payment that asked for it. */
export function finishAuthentication(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  approved: boolean,
  email: string | null,
): CardPayment {
  const pending = context.records.find('pending_authentication', intent.id);
  if (pending === undefined || intent.status !== 'requires_action') {
    throw invalidRequest('This payment does not wait for an authentication.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  if (!approved) return returnToStart(context, intent, AUTHENTICATION_FAILURE, null);
  const payment = { intent: { ...intent, next_action: null }, card: pending.card, email };
  return pending.thenDeclined ? markDeclined(context, payment, GENERIC_DECLINE) : markPaid(context, payment, false);
}

function refuseFinished(intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  throw invalidRequest(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function askForAuthentication(context: SandboxContext, intent: Stripe.PaymentIntent): CardPayment {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  };
  context.records.save('payment_intent', waiting.id, waiting);
  context.emit('payment_intent.requires_action', waiting);
  return { result: 'authentication_required', intent: waiting };
}

interface DecidedPayment {
  intent: Stripe.PaymentIntent;
  card: CardOnCharge;
  email: string | null;
}

function markPaid(context: SandboxContext, payment: DecidedPayment, thenDisputed: boolean): CardPayment {
  const charge = addCharge(context, payment);
  const intent: Stripe.PaymentIntent = {
    ...payment.intent,
    status: 'succeeded',
    amount_received: payment.intent.amount,
    latest_charge: charge.id,
  };
  context.records.save('payment_intent', intent.id, intent);
  context.emit('payment_intent.succeeded', intent);
  if (thenDisputed) openDispute(context, charge);
  return { result: 'paid', intent };
}

function markDeclined(context: SandboxContext, payment: DecidedPayment, decline: CardDecline): CardPayment {
  const charge = addCharge(context, { ...payment, decline });
  return returnToStart(context, { ...payment.intent, latest_charge: charge.id }, decline, charge.id);
}

function returnToStart(
  context: SandboxContext,
  attempted: Stripe.PaymentIntent,
  { code, declineCode, message }: CardDecline,
  chargeId: string | null,
): CardPayment {
  const error: StripeErrorBody = {
    type: 'card_error',
    code,
    message,
    doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    ...(chargeId === null ? {} : { charge: chargeId }),
  };
  const { payment_intent: _absent, code: _same, ...shown } = error;
  const intent: Stripe.PaymentIntent = {
    ...attempted,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: { ...shown, code: code as Stripe.PaymentIntent.LastPaymentError.Code, type: 'card_error' },
  };
  context.records.save('payment_intent', intent.id, intent);
  context.emit('payment_intent.payment_failed', intent);
  return { result: 'declined', intent, error: { ...error, payment_intent: intent } };
}
