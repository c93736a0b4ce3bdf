import { createPurchasesRepository } from './purchases.repository.ts';
import { createReconcilePurchase, type ReconcileNeeds } from './reconcile-purchase.ts';
import { createWebhookEventsRepository } from './webhook-events.repository.ts';

/** What calls and background work look after purchases with. */
export function createPurchaseReconciliation(needs: Omit<ReconcileNeeds, 'purchases'>) {
  const purchases = createPurchasesRepository(needs.db);
  const webhookEvents = createWebhookEventsRepository(needs.db);
  return { purchases, webhookEvents, reconcile: createReconcilePurchase({ ...needs, purchases }) };
}
