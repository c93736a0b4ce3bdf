import { createOfferUsesRepository } from '#server/features/checkout/offer-uses.repository.ts';
import { createGiftsRepository } from '#server/features/gifts/gifts.repository.ts';
import { createEndPractice } from './end-practice.ts';
import { createPurchasesRepository } from './purchases.repository.ts';
import { createReconcilePurchase, type ReconcileNeeds } from './reconcile-purchase.ts';
import { createWebhookEventsRepository } from './webhook-events.repository.ts';

/** Shared by requests and background jobs. */
export function createPurchaseReconciliation({
  db,
  stripe,
  settings,
  now,
  randomId,
  accounts,
  emails,
}: Omit<ReconcileNeeds, 'purchases' | 'gifts'>) {
  const purchases = createPurchasesRepository(db);
  const gifts = createGiftsRepository(db);
  return {
    purchases,
    gifts,
    offerUses: createOfferUsesRepository(db),
    webhookEvents: createWebhookEventsRepository(db),
    endPractice: createEndPractice({ db, settings, now, randomId }),
    reconcile: createReconcilePurchase({ db, stripe, settings, now, randomId, accounts, emails, purchases, gifts }),
  };
}
