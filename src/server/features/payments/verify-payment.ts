import type { PaymentVerification } from '#contract/payments.ts';
import type { SubscriptionStatus } from '#domain/access.ts';
import { isWaiting } from '#domain/purchase.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

/** The provider is asked about one purchase at most this often, whoever asks us. */
const MIN_LOOK_INTERVAL_MS = 1_000;

/** A session that was paid a moment ago may still read as open: only after this many looks do we call it unpaid. */
const LOOKS_BEFORE_UNPAID = 3;

const MAX_REMEMBERED_LOOKS = 10_000;

interface Owner {
  email: string;
  firstName: string;
  subscriptionStatus: SubscriptionStatus;
}

interface VerifyNeeds {
  purchases: PurchasesRepository;
  reconcile: ReconcilePurchase;
  now: () => number;
  /** Name and access of a purchase's owner, as they stand now. */
  findOwner: (userId: string) => Promise<Owner | undefined>;
  hasPassword: (userId: string) => Promise<boolean>;
}

export type PaymentVerdict = PaymentVerification | 'unknown' | 'not_completed';

/**
 * Tells where a payment stands, and is a second trigger of fulfilment: with webhooks late or lost, this call completes
 * the purchase. Never answers a token. Only who has shown to be the buyer is told a name and may choose a password.
 */
export function createVerifyPayment(needs: VerifyNeeds) {
  const { purchases, reconcile, now } = needs;
  const looks = new Map<string, { count: number; lastAt: number }>();

  function noteLook(purchaseId: string): { count: number; isDue: boolean } {
    const earlier = looks.get(purchaseId);
    if (earlier && now() - earlier.lastAt < MIN_LOOK_INTERVAL_MS) return { count: earlier.count, isDue: false };
    if (looks.size >= MAX_REMEMBERED_LOOKS) looks.clear();
    const count = (earlier?.count ?? 0) + 1;
    looks.set(purchaseId, { count, lastAt: now() });
    return { count, isDue: true };
  }

  return async (providerId: string, proof: BuyerProof): Promise<PaymentVerdict> => {
    const known = await purchases.findByProviderId(providerId);
    if (!known?.sessionId) return 'unknown';
    const { count, isDue } = noteLook(known.id);
    const purchase = (isDue ? await reconcile(known.sessionId, 'verify') : known) ?? known;
    if (isOver(purchase, count)) return 'not_completed';
    return verificationOf(needs, purchase, isBuyer(proof, purchase));
  };
}

async function verificationOf(needs: VerifyNeeds, purchase: Purchase, isHers: boolean): Promise<PaymentVerification> {
  const { status, userId } = purchase;
  const needsPasswordSetup = isHers && (await needsPassword(needs, purchase));
  const owner = userId === undefined ? undefined : await needs.findOwner(userId);
  return {
    waiting: isWaiting(status) || status === 'review',
    ...(isHers && owner?.firstName ? { firstName: owner.firstName } : {}),
    subscriptionStatus: owner?.subscriptionStatus ?? 'inactive',
    needsPasswordSetup,
    ...(needsPasswordSetup && owner ? { email: owner.email } : {}),
  };
}

/** Nothing will come of it any more: it failed, it ran out, or the buyer came back without paying. */
const isOver = ({ status }: Purchase, looks: number) =>
  status === 'failed' || status === 'expired' || (status === 'pending' && looks > LOOKS_BEFORE_UNPAID);

/** A guest's new account, until its password is chosen, and for as long as this browser may choose it. */
async function needsPassword({ hasPassword, now }: VerifyNeeds, purchase: Purchase): Promise<boolean> {
  const { userId, createdUser, claimedAt } = purchase;
  if (userId === undefined || !createdUser || claimedAt !== undefined || !isJustBought(purchase, now())) return false;
  return !(await hasPassword(userId));
}
