import type { Purchase } from './purchases.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

/** The provider is asked about one purchase at most this often. */
const MIN_LOOK_INTERVAL_MS = 1_000;

const MAX_REMEMBERED_LOOKS = 10_000;

interface LookNeeds {
  reconcile: ReconcilePurchase;
  now: () => number;
}

export interface Look {
  purchase: Purchase;
  isNew: boolean;
}

export type LookAtPurchase = (purchase: Purchase, cause: string) => Promise<Look>;

/** Reconciles on the buyer's request, throttled per purchase. */
export function createLookAtPurchase({ reconcile, now }: LookNeeds): LookAtPurchase {
  const lookedAt = new Map<string, number>();
  return async (purchase, cause) => {
    const { id, sessionId } = purchase;
    const last = lookedAt.get(id);
    if (sessionId === undefined) return { purchase, isNew: false };
    if (last !== undefined && now() - last < MIN_LOOK_INTERVAL_MS) return { purchase, isNew: false };
    if (lookedAt.size >= MAX_REMEMBERED_LOOKS) lookedAt.clear();
    lookedAt.set(id, now());
    return { purchase: (await reconcile(sessionId, cause)) ?? purchase, isNew: true };
  };
}
