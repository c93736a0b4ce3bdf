import type Stripe from 'stripe';
import { OFFER_HELD_MS } from '#domain/purchases/offer.ts';
import { UNCLAIMED_DAYS } from '#domain/purchases/unclaimed-purchase.ts';
import type { ServerContext } from '#server/context.ts';
import { endPending, expireUnopened } from '#server/features/checkout/checkout-session.ts';
import * as gifts from '#server/features/gifts/gifts.repository.ts';
import { refundGift } from '#server/features/gifts/return-gift.ts';
import { endPractice } from './end-practice.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import type { Purchase } from './purchases.repository.ts';
import * as purchases from './purchases.repository.ts';
import { type PurchaseContext, reconcile } from './reconcile.ts';
import { refundPurchase } from './refund.ts';
import { takeWebhookEvent } from './take-webhook-event.ts';
import * as webhookEvents from './webhook-events.repository.ts';

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
const LONGEST_YEAR_MS = 366 * ONE_DAY_MS;

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

type SweepContext = PurchaseContext & Pick<ServerContext, 'paymentSettings' | 'log'>;

/**
 * Recovers missed events and abandoned checkouts, and refunds unclaimed payments. One failure does not stop the rest.
 */
export function createSweepPurchases(context: SweepContext): () => Promise<void> {
  const { db, stripe, now, log } = context;
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
    for await (const event of stripe.events.list({ types: EVENT_TYPES, created, limit: 100 })) {
      await takeWebhookEvent(context, event);
    }
    listedUpTo = startedAt;
  }

  async function reconcileWaiting(status: 'pending' | 'processing'): Promise<void> {
    const waiting = await purchases.listWaiting(db, { status, createdBefore: now() - SETTLED_AFTER_MS, limit: BATCH });
    for (const purchase of waiting) {
      const { sessionId } = purchase;
      if (sessionId !== undefined) await attempt(purchase, () => reconcile(context, sessionId, 'sweep'));
      // The process ended before the provider was asked.
      else if (now() - purchase.createdAt > ONE_DAY_MS)
        await attempt(purchase, () => expireUnopened(context, purchase, 'sweep'));
    }
  }

  /** Releases the uses that abandoned checkouts hold. */
  async function freeOffers(): Promise<void> {
    for (const purchase of await purchases.listHoldingOffers(db, now() - OFFER_HELD_MS, BATCH)) {
      await attempt(purchase, () => endPending(context, purchase, 'offer_held_too_long'));
    }
  }

  async function refundUnclaimed(): Promise<void> {
    const createdBefore = now() - UNCLAIMED_DAYS * ONE_DAY_MS;
    for (const purchase of await purchases.listWaiting(db, { status: 'unclaimed', createdBefore, limit: BATCH })) {
      const isDue = (purchase.paidAt ?? purchase.createdAt) < createdBefore;
      if (isDue) await attempt(purchase, () => refundPurchase(context, purchase, 'unclaimed_too_long'));
    }
  }

  /** Returns gifts for which the provider could not be reached when their givers asked. */
  async function returnGifts(): Promise<void> {
    for (const purchaseId of await gifts.listReturning(db, BATCH)) {
      const purchase = await purchases.find(db, purchaseId);
      if (purchase) await attempt(purchase, () => refundGift(context, purchase));
    }
  }

  return async function sweepPurchases(): Promise<void> {
    // Another server may still have taken test cards as this one opened.
    await endPractice(context);
    await processMissedEvents().catch((error: unknown) => {
      log.error({ err: error }, 'card processor events could not be listed');
    });
    for (const status of ['pending', 'processing'] as const) await reconcileWaiting(status);
    await freeOffers();
    await refundUnclaimed();
    await returnGifts();
    await webhookEvents.deleteReceivedBefore(db, now() - EVENTS_KEPT_MS);
  };
}

/** Keeps the retention period that the privacy notice promises. */
export const forgetOldPurchases = ({ db, now }: Pick<ServerContext, 'db' | 'now'>, years: number): Promise<void> =>
  purchaseChanges.deleteOlderThan(db, now() - years * LONGEST_YEAR_MS);
