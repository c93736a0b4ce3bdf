import type Stripe from 'stripe';
import type {
  CardInput,
  CheckoutView,
  ConfirmRequest,
  PaymentAnswer,
  PaymentProblem,
} from './browser/checkout-answers.ts';
import { isTestCardNumber, refusedNumber } from './browser/test-card-numbers.ts';
import { type CardPayment, finishAuthentication, payWithCard } from './card-payments.ts';
import { customerDetails } from './objects/checkout-session-object.ts';
import { expireIfLate } from './objects/checkout-sessions.ts';
import { addCustomer } from './objects/customers.ts';
import { addPaymentIntent } from './objects/payment-intents.ts';
import { requireObject, type SandboxContext } from './sandbox-context.ts';
import { invalidRequest, missingResource } from './stripe-error.ts';

/** What the buyer's browser asks of Stripe. The client secret is all that proves who asks. */

export function viewCheckout(context: SandboxContext, clientSecret: string): CheckoutView {
  return viewOf(sessionWithSecret(context, clientSecret));
}

export function confirmCheckout(
  context: SandboxContext,
  clientSecret: string,
  { card, email, name }: Omit<ConfirmRequest, 'clientSecret'>,
): PaymentAnswer {
  const session = sessionWithSecret(context, clientSecret);
  refuseUnlessOpen(session);
  const payer = session.customer_details?.email ?? email;
  if (payer === undefined || payer === null) {
    return declined(session, { code: 'email_required', declineCode: null, message: 'Your email is incomplete.' });
  }
  const refused = refusedNumber(card.number) ?? pastExpiry(context, card);
  if (refused !== undefined || !isTestCardNumber(card.number)) {
    return declined(session, refused ?? { code: 'incorrect_number', declineCode: null, message: 'Invalid card.' });
  }
  const started = withPayer(session, payer, name);
  const intent = intentOf(context, started);
  const { number, expiryMonth, expiryYear } = card;
  const payment = payWithCard(context, { intent, number, expiryMonth, expiryYear, email: payer });
  return recordPayment(context, { ...started, payment_intent: intent.id }, payment);
}

export function authenticateCheckout(context: SandboxContext, clientSecret: string, approved: boolean): PaymentAnswer {
  const session = sessionWithSecret(context, clientSecret);
  refuseUnlessOpen(session);
  if (typeof session.payment_intent !== 'string') throw invalidRequest('This session waits for no authentication.');
  const intent = requireObject(context, 'payment_intent', session.payment_intent);
  const email = session.customer_details?.email ?? null;
  return recordPayment(context, session, finishAuthentication(context, intent, approved, email));
}

/** A hosted session has no secret of its own: its unguessable address is the buyer's proof. */
function sessionWithSecret(context: SandboxContext, clientSecret: string): Stripe.Checkout.Session {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const session = context.records.find('checkout.session', id);
  if (session === undefined || (session.client_secret ?? session.id) !== clientSecret) {
    throw missingResource('checkout.session', id);
  }
  return expireIfLate(context, session);
}

function refuseUnlessOpen(session: Stripe.Checkout.Session): void {
  if (session.status === 'open') return;
  throw invalidRequest(`This Checkout Session is ${session.status}.`, { code: 'checkout_session_not_open' });
}

function pastExpiry(context: SandboxContext, card: CardInput): PaymentProblem | undefined {
  const today = new Date(context.nowSeconds * 1_000);
  const monthsLeft = (card.expiryYear - today.getUTCFullYear()) * 12 + card.expiryMonth - 1 - today.getUTCMonth();
  if (monthsLeft >= 0) return undefined;
  const message = "Your card's expiration date is in the past.";
  return { code: 'invalid_expiry_year', declineCode: null, message };
}

function withPayer(session: Stripe.Checkout.Session, email: string, name?: string): Stripe.Checkout.Session {
  const details = session.customer_details ?? customerDetails(email);
  return { ...session, customer_details: { ...details, name: name ?? details.name } };
}

/** Stripe makes the payment intent when the buyer first confirms; later attempts use the same one. */
function intentOf(context: SandboxContext, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') {
    return requireObject(context, 'payment_intent', session.payment_intent);
  }
  const details = context.records.find('checkout_details', session.id);
  return addPaymentIntent(context, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    customer: customerOf(context, session),
    description: details?.paymentIntent.description ?? null,
    metadata: details?.paymentIntent.metadata ?? {},
    receiptEmail: details?.paymentIntent.receiptEmail ?? null,
  });
}

function customerOf(context: SandboxContext, session: Stripe.Checkout.Session): string | null {
  if (typeof session.customer === 'string') return session.customer;
  if (session.customer_creation !== 'always') return null;
  return addCustomer(context, { email: session.customer_details?.email ?? undefined }).id;
}

function recordPayment(context: SandboxContext, session: Stripe.Checkout.Session, payment: CardPayment): PaymentAnswer {
  const paid = payment.result === 'paid';
  const customer = payment.intent.customer ?? session.customer;
  const changed: Stripe.Checkout.Session = paid
    ? { ...session, customer, status: 'complete', payment_status: 'paid', url: null }
    : { ...session, customer };
  context.records.save('checkout.session', changed.id, changed);
  if (paid) context.emit('checkout.session.completed', changed);
  if (payment.result !== 'declined') return { result: payment.result, session: viewOf(changed) };
  const { code = 'card_declined', decline_code: declineCode = null, message } = payment.error;
  return declined(changed, { code, declineCode, message });
}

function declined(session: Stripe.Checkout.Session, problem: PaymentProblem): PaymentAnswer {
  return { result: 'declined', session: viewOf(session), problem };
}

function viewOf(session: Stripe.Checkout.Session): CheckoutView {
  const address = session.return_url ?? session.success_url ?? '';
  return {
    id: session.id,
    status: statusOf(session),
    paymentStatus: session.payment_status === 'paid' ? 'paid' : 'unpaid',
    amountTotal: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    email: session.customer_details?.email ?? null,
    returnUrl: address.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
    cancelUrl: session.cancel_url,
    submitText: session.custom_text.submit?.message ?? null,
  };
}

/** A word that Stripe may add one day is no end: the session reads as open. */
export function statusOf({ status }: Stripe.Checkout.Session): CheckoutView['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}
