import type { PaymentVerification } from '#contract/payments.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';
import { isWaiting } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import type { RefreshPurchase } from '#server/features/purchases/refresh-purchase.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';

/** A session just paid may still read as open, so it is reported unpaid only after this many looks. */
const LOOKS_BEFORE_UNPAID = 3;

const MAX_REMEMBERED_LOOKS = 10_000;

interface Owner {
  email: string;
  firstName: string;
  subscriptionStatus: SubscriptionStatus;
}

interface VerifyNeeds {
  purchases: PurchasesRepository;
  refresh: RefreshPurchase;
  now: () => number;
  findOwner: (userId: string) => Promise<Owner | undefined>;
  hasPassword: (userId: string) => Promise<boolean>;
}

export type PaymentVerdict = PaymentVerification | 'unknown' | 'still_open' | 'not_completed';

/**
 * Reports the payment, and completes it where webhooks are late. Name and password set-up only for the proven buyer.
 */
export function createVerifyPayment(needs: VerifyNeeds) {
  const { purchases, refresh } = needs;
  const looks = new Map<string, number>();

  function countLook(purchaseId: string, isNew: boolean): number {
    const count = (looks.get(purchaseId) ?? 0) + (isNew ? 1 : 0);
    if (looks.size >= MAX_REMEMBERED_LOOKS) looks.clear();
    looks.set(purchaseId, count);
    return count;
  }

  return async (providerId: string, proof: BuyerProof): Promise<PaymentVerdict> => {
    const known = await purchases.findByProviderId(providerId);
    if (!known?.sessionId) return 'unknown';
    const { purchase, isNew } = await refresh(known, 'verify');
    const count = countLook(known.id, isNew);
    if (purchase.status === 'failed' || purchase.status === 'expired') return 'not_completed';
    if (purchase.status === 'pending' && count > LOOKS_BEFORE_UNPAID) return 'still_open';
    return verificationOf(needs, purchase, isBuyer(proof, purchase));
  };
}

async function verificationOf(needs: VerifyNeeds, purchase: Purchase, isHers: boolean): Promise<PaymentVerification> {
  const { status, userId } = purchase;
  if (purchase.isGift) {
    const waiting = isWaiting(status) || status === 'review';
    return { waiting, subscriptionStatus: 'inactive', needsPasswordSetup: false, isGift: true };
  }
  const needsPasswordSetup = isHers && (await needsPassword(needs, purchase));
  const owner = userId === undefined ? undefined : await needs.findOwner(userId);
  return {
    waiting: isWaiting(status) || status === 'review',
    ...(isHers && owner?.firstName ? { firstName: owner.firstName } : {}),
    subscriptionStatus: owner?.subscriptionStatus ?? 'inactive',
    needsPasswordSetup,
    ...(needsPasswordSetup && owner ? { email: owner.email } : {}),
    ...(isHers && { reference: receiptReference(purchase.id) }),
    ...(isHers && status === 'unclaimed' && { awaitsLink: true }),
  };
}

async function needsPassword({ hasPassword, now }: VerifyNeeds, purchase: Purchase): Promise<boolean> {
  const { userId, createdUser, claimedAt } = purchase;
  if (userId === undefined || !createdUser || claimedAt !== undefined || !isJustBought(purchase, now())) return false;
  return !(await hasPassword(userId));
}
