import type { Purchase } from './purchase-row.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

/** The provider is asked about one purchase at most this often. */
const MIN_REFRESH_INTERVAL_MS = 1_000;

const MAX_REMEMBERED = 10_000;

interface RefreshNeeds {
  reconcile: ReconcilePurchase;
  now: () => number;
}

export interface RefreshedPurchase {
  purchase: Purchase;
  isNew: boolean;
}

export type RefreshPurchase = (purchase: Purchase, cause: string) => Promise<RefreshedPurchase>;

/** Reconciles on the buyer's request, throttled per purchase. */
export function createRefreshPurchase({ reconcile, now }: RefreshNeeds): RefreshPurchase {
  const refreshedAt = new Map<string, number>();
  return async (purchase, cause) => {
    const { id, sessionId } = purchase;
    const last = refreshedAt.get(id);
    if (sessionId === undefined) return { purchase, isNew: false };
    if (last !== undefined && now() - last < MIN_REFRESH_INTERVAL_MS) return { purchase, isNew: false };
    if (refreshedAt.size >= MAX_REMEMBERED) refreshedAt.clear();
    refreshedAt.set(id, now());
    return { purchase: (await reconcile(sessionId, cause)) ?? purchase, isNew: true };
  };
}
