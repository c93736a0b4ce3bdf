import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { OFFER_HELD_MS } from '#domain/purchases/offer.ts';
import { UNCLAIMED_DAYS } from '#domain/purchases/unclaimed-purchase.ts';
import { endPending, expireUnopened } from '#server/features/checkout/checkout-session.ts';
import type { Purchase } from './purchase-row.repository.ts';
import type { ReconcileNeeds, ReconcilePurchase } from './reconcile-purchase.ts';
import { refundPurchase } from './refund-purchase.ts';
import { takeWebhookEvent } from './take-webhook-event.ts';
import type { WebhookEventsRepository } from './webhook-events.repository.ts';

export interface SweepNeeds extends ReconcileNeeds {
  refundGift: (purchase: Purchase) => Promise<unknown>;
  reconcile: ReconcilePurchase;
  webhookEvents: WebhookEventsRepository;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const ONE_MINUTE_MS = 60_000;
const ONE_DAY_MS = 24 * 60 * ONE_MINUTE_MS;

/** Younger checkouts may still be paid by their buyer. */
const SETTLED_AFTER_MS = 5 * ONE_MINUTE_MS;

/** The provider retries events for three days. */
const FIRST_RANGE_MS = 3 * ONE_DAY_MS;

/** Overlaps the previous range, for events in flight then. */
const OVERLAP_MS = 30 * ONE_MINUTE_MS;

const EVENTS_KEPT_MS = 90 * ONE_DAY_MS;
const BATCH = 200;

const EVENT_TYPES: NonNullable<Stripe.EventListParams['types']> = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Recovers missed events and abandoned checkouts, refunds unclaimed payments. One failure does not stop the rest. */
export function createSweepPurchases(needs: SweepNeeds) {
  const { purchases, gifts, reconcile, webhookEvents, now, log } = needs;
  let listedUpTo: number | undefined;

  async function attempt(purchase: Purchase, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, purchaseId: purchase.id }, 'purchase could not be reconciled');
    }
  }

  async function processMissedEvents(): Promise<void> {
    const startedAt = now();
    const since = listedUpTo === undefined ? startedAt - FIRST_RANGE_MS : listedUpTo - OVERLAP_MS;
    const created = { gte: Math.floor(since / 1_000) };
    for await (const event of needs.stripe.events.list({ types: EVENT_TYPES, created, limit: 100 })) {
      await takeWebhookEvent(needs, event);
    }
    listedUpTo = startedAt;
  }

  async function reconcileWaiting(status: 'pending' | 'processing'): Promise<void> {
    const waiting = await purchases.listWaiting({ status, createdBefore: now() - SETTLED_AFTER_MS, limit: BATCH });
    for (const purchase of waiting) {
      const { sessionId } = purchase;
      if (sessionId !== undefined) await attempt(purchase, () => reconcile(sessionId, 'sweep'));
      // The process ended before the provider was asked.
      else if (now() - purchase.createdAt > ONE_DAY_MS)
        await attempt(purchase, () => expireUnopened(needs, purchase, 'sweep'));
    }
  }

  /** Releases the uses that abandoned checkouts hold. */
  async function freeOffers(): Promise<void> {
    for (const purchase of await purchases.listHoldingOffers(now() - OFFER_HELD_MS, BATCH)) {
      await attempt(purchase, () => endPending(needs, purchase, 'offer_held_too_long'));
    }
  }

  async function refundUnclaimed(): Promise<void> {
    const createdBefore = now() - UNCLAIMED_DAYS * ONE_DAY_MS;
    for (const purchase of await purchases.listWaiting({ status: 'unclaimed', createdBefore, limit: BATCH })) {
      const isDue = (purchase.paidAt ?? purchase.createdAt) < createdBefore;
      if (isDue) await attempt(purchase, () => refundPurchase(needs, purchase, 'unclaimed_too_long'));
    }
  }

  /** The provider could not be reached when their givers asked. */
  async function returnGifts(): Promise<void> {
    for (const purchaseId of await gifts.listReturning(BATCH)) {
      const purchase = await purchases.find(purchaseId);
      if (purchase) await attempt(purchase, () => needs.refundGift(purchase));
    }
  }

  return async function sweepPurchases(): Promise<void> {
    await processMissedEvents().catch((error: unknown) => {
      log.error({ err: error }, 'card processor events could not be listed');
    });
    for (const status of ['pending', 'processing'] as const) await reconcileWaiting(status);
    await freeOffers();
    await refundUnclaimed();
    await returnGifts();
    await webhookEvents.deleteReceivedBefore(now() - EVENTS_KEPT_MS);
  };
}
