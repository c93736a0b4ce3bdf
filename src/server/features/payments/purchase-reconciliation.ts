import { createGiftsRepository } from './gifts.repository.ts';
import { createOfferUsesRepository } from './offer-uses.repository.ts';
import { createPurchasesRepository } from './purchases.repository.ts';
import { createReconcilePurchase, type ReconcileNeeds } from './reconcile-purchase.ts';
import { createWebhookEventsRepository } from './webhook-events.repository.ts';

/** What calls and background work look after purchases with. */
export function createPurchaseReconciliation(needs: Omit<ReconcileNeeds, 'purchases' | 'gifts'>) {
  const purchases = createPurchasesRepository(needs.db);
  const gifts = createGiftsRepository(needs.db);
  const webhookEvents = createWebhookEventsRepository(needs.db);
  const offerUses = createOfferUsesRepository(needs.db);
  return {
    purchases,
    gifts,
    offerUses,
    webhookEvents,
    reconcile: createReconcilePurchase({ ...needs, purchases, gifts }),
  };
}
