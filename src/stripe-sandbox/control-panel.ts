import type Stripe from 'stripe';
import type { DisputeRequest, PanelCard, PanelCheckout, RefundRequest } from './browser/panel-answers.ts';
import { statusOf } from './buyer-checkout.ts';
import { type CardOutcome, TEST_CARDS } from './cards.ts';
import { expireIfLate } from './objects/checkout-sessions.ts';
import { closeDispute, openDispute } from './objects/disputes.ts';
import { chargeOfIntent, refundCharge } from './objects/refunds.ts';
import { requireObject, type SandboxContext } from './sandbox-context.ts';
import { invalidRequest } from './stripe-error.ts';

/** So many are shown, the newest first. */
const SHOWN = 50;

type SandboxCheckout = Omit<PanelCheckout, 'product'>;

/** The checkouts of the sandbox as their operator would see them at Stripe's. */
export function listCheckouts(context: SandboxContext): SandboxCheckout[] {
  const disputes = new Map(context.records.list('dispute').map((dispute) => [dispute.charge, dispute]));
  return context.records
    .list('checkout.session')
    .reverse()
    .slice(0, SHOWN)
    .map((session) => asCheckout(context, expireIfLate(context, session), disputes));
}

/** What a test card does, in words. */
export const PANEL_CARDS: readonly PanelCard[] = Object.entries(TEST_CARDS).map(([number, { outcome }]) => ({
  number,
  outcome: outcomeText(outcome),
}));

export function refundCheckout(context: SandboxContext, { sessionId, amount }: RefundRequest): void {
  refundCharge(context, chargeOf(context, sessionId), { amount });
}

export function disputeCheckout(context: SandboxContext, { sessionId, step }: DisputeRequest): void {
  const charge = chargeOf(context, sessionId);
  if (step === 'open') {
    if (charge.disputed) throw invalidRequest('This payment is disputed already.');
    openDispute(context, charge);
    return;
  }
  const dispute = context.records.list('dispute').find((each) => each.charge === charge.id);
  if (dispute === undefined) throw invalidRequest('This payment is not disputed.');
  closeDispute(context, dispute.id, step);
}

function chargeOf(context: SandboxContext, sessionId: string): Stripe.Charge {
  const { payment_intent: intent } = requireObject(context, 'checkout.session', sessionId);
  if (typeof intent !== 'string') throw invalidRequest('Nothing was paid through this checkout.');
  return chargeOfIntent(context, intent);
}

function asCheckout(
  context: SandboxContext,
  session: Stripe.Checkout.Session,
  disputes: ReadonlyMap<unknown, Stripe.Dispute>,
): SandboxCheckout {
  const intent =
    typeof session.payment_intent === 'string'
      ? context.records.find('payment_intent', session.payment_intent)
      : undefined;
  const charge =
    typeof intent?.latest_charge === 'string' ? context.records.find('charge', intent.latest_charge) : undefined;
  return {
    sessionId: session.id,
    created: session.created,
    buyer: masked(session.customer_details?.email ?? ''),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    checkout: statusOf(session),
    isPaid: session.payment_status === 'paid',
    amountRefunded: charge?.amount_refunded ?? 0,
    dispute: (charge && disputes.get(charge.id)?.status) ?? null,
  };
}

/** Enough to tell one's own purchases apart: "an…@example.org". */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return email === '' ? 'a guest' : `${local.slice(0, 2)}…@${domain}`;
}

function outcomeText(outcome: CardOutcome): string {
  if (outcome.kind === 'paid') return outcome.thenDisputed ? 'Paid, then disputed' : 'Paid';
  if (outcome.kind === 'declined') return `Declined: ${outcome.decline.declineCode ?? outcome.decline.code}`;
  return outcome.thenDeclined ? 'The bank asks, then declines' : 'The bank asks first (3-D Secure)';
}
