import type Stripe from 'stripe';
import type { ServerContext } from '#server/context.ts';
import * as purchases from './purchases.repository.ts';
import { type PurchaseContext, reconcile } from './reconcile.ts';
import * as webhookEvents from './webhook-events.repository.ts';

type WebhookContext = PurchaseContext & Pick<ServerContext, 'paymentSettings'>;

export type WebhookOutcome = 'processed' | 'duplicate' | 'not_ours' | 'ignored' | 'wrong_mode';

/** Concurrent deliveries of one event share one outcome. */
export function createTakeWebhookEvent(context: ServerContext): (event: Stripe.Event) => Promise<WebhookOutcome> {
  const underWay = new Map<string, Promise<WebhookOutcome>>();
  return (event) => {
    const known = underWay.get(event.id);
    if (known) return known;
    const outcome = takeWebhookEvent(context, event).finally(() => underWay.delete(event.id));
    underWay.set(event.id, outcome);
    return outcome;
  };
}

/** An event may come late, twice or out of order: it only triggers a reconciliation. */
export async function takeWebhookEvent(context: WebhookContext, event: Stripe.Event): Promise<WebhookOutcome> {
  const { db, paymentSettings, now } = context;
  if (event.livemode !== paymentSettings.livemode) return 'wrong_mode';
  if (await webhookEvents.isKnown(db, event.id)) return 'duplicate';
  const subject = await subjectOf(context, event);
  const purchase = subject.sessionId && (await reconcile(context, subject.sessionId, event.type));
  const result = purchase ? 'processed' : subject.isPayment ? 'not_ours' : 'ignored';
  await webhookEvents.record(db, {
    id: event.id,
    type: event.type,
    livemode: event.livemode,
    createdAt: event.created * 1_000,
    receivedAt: now(),
    result,
    purchaseId: purchase ? purchase.id : undefined,
  });
  return result;
}

type EventSubject = { isPayment: true; sessionId: string | undefined } | { isPayment: false; sessionId?: undefined };

const NO_PAYMENT: EventSubject = { isPayment: false };

async function subjectOf(context: PurchaseContext, event: Stripe.Event): Promise<EventSubject> {
  const { db, stripe } = context;
  const subject = event.data.object;
  if (subject.object === 'checkout.session') return { isPayment: true, sessionId: subject.id };
  if (subject.object !== 'charge' && subject.object !== 'refund' && subject.object !== 'dispute') return NO_PAYMENT;
  const intentId = typeof subject.payment_intent === 'string' ? subject.payment_intent : subject.payment_intent?.id;
  if (!intentId) return NO_PAYMENT;
  const purchase = await purchases.findByPaymentIntent(db, intentId);
  if (purchase?.sessionId) return { isPayment: true, sessionId: purchase.sessionId };
  // A refund or dispute can arrive before the intent of the session is known.
  const found = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  return { isPayment: true, sessionId: found.data[0]?.id };
}
