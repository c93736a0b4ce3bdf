import type Stripe from 'stripe';
import type { PaymentAnswer } from './browser/checkout-answers.ts';
import { authenticateCheckout, confirmCheckout } from './buyer-checkout.ts';
import type { RunInSandbox } from './emulator.ts';
import { closeDispute, type DisputeEnd, openDispute } from './objects/disputes.ts';
import { chargeOfIntent, failRefund, refundCharge } from './objects/refunds.ts';
import { type RequestOrigin, requireObject, type SandboxContext } from './sandbox-context.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const NO_REQUEST: RequestOrigin = { id: null, idempotency_key: null };

/** What the buyer, the bank and the operator do in the real world, for tests and the control panel. */
export function createSandboxControls(run: RunInSandbox, webhooks: WebhookDelivery) {
  const change = <Result>(work: (context: SandboxContext) => Result) => run(NO_REQUEST, work);
  return {
    /** The buyer fills in the form with a test card and presses Pay. */
    pay(
      sessionId: string,
      { cardNumber = '4242424242424242', email, name }: PaymentByBuyer = {},
    ): Promise<PaymentAnswer> {
      return change((context) => {
        const expiryYear = new Date(context.nowSeconds * 1_000).getUTCFullYear() + 3;
        const card = { number: cardNumber, expiryMonth: 12, expiryYear, securityCode: '123' };
        return confirmCheckout(context, secretOf(context, sessionId), { card, email, name });
      });
    },
    /** The buyer's bank approves or refuses a payment that asked for 3-D Secure. */
    authenticate: (sessionId: string, approved: boolean): Promise<PaymentAnswer> =>
      change((context) => authenticateCheckout(context, secretOf(context, sessionId), approved)),

    /** The intent that a session is, or is to be, paid by. */
    paymentIntentOf: (sessionId: string): Promise<string> =>
      change((context) => intentIdOf(requireObject(context, 'checkout.session', sessionId))),

    /** Refunds a paid intent: all that is left of it, or `amount` in minor units. */
    refund: (paymentIntentId: string, amount?: number): Promise<Stripe.Refund> =>
      change((context) => refundCharge(context, chargeOfIntent(context, paymentIntentId), { amount })),
    failRefund: (refundId: string): Promise<Stripe.Refund> => change((context) => failRefund(context, refundId)),

    openDispute: (paymentIntentId: string): Promise<Stripe.Dispute> =>
      change((context) => openDispute(context, chargeOfIntent(context, paymentIntentId))),
    closeDispute: (disputeId: string, end: DisputeEnd): Promise<Stripe.Dispute> =>
      change((context) => closeDispute(context, disputeId, end)),

    webhooks: {
      hold: webhooks.hold,
      release: webhooks.release,
      delay: webhooks.delay,
      settled: webhooks.settled,
      /** Sends an event once more, as Stripe sometimes does by itself. */
      async resend(eventId: string): Promise<void> {
        webhooks.send([await change((context) => requireObject(context, 'event', eventId))]);
      },
    },
  };
}

interface PaymentByBuyer {
  cardNumber?: string;
  /** Needed when the session was started without one. */
  email?: string;
  /** The name on the card. */
  name?: string;
}

function secretOf(context: SandboxContext, sessionId: string): string {
  const session = requireObject(context, 'checkout.session', sessionId);
  return session.client_secret ?? session.id;
}

function intentIdOf({ id, payment_intent: intent }: Stripe.Checkout.Session): string {
  if (!intent) throw new Error(`Nothing was paid through ${id} yet.`);
  return typeof intent === 'string' ? intent : intent.id;
}
