import type { PaymentVerification } from '#contract/payments.ts';
import { isWaiting } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { refresh } from '#server/features/purchases/reconcile.ts';
import { type BuyerProof, isBuyer, isJustBought } from './buyer-proof.ts';

/** A session just paid may still read as open, so it is reported unpaid only after this many looks. */
const LOOKS_BEFORE_UNPAID = 3;

const MAX_REMEMBERED_LOOKS = 10_000;

export type PaymentVerdict = PaymentVerification | 'unknown' | 'still_open' | 'not_completed';

/**
 * Reports the payment, and completes it where webhooks are late. Only the proven buyer sees the name and may set a
 * password.
 */
export function createVerifyPayment(context: ServerContext) {
  const looks = new Map<string, number>();

  function countLook(purchaseId: string, isNew: boolean): number {
    const count = (looks.get(purchaseId) ?? 0) + (isNew ? 1 : 0);
    if (looks.size >= MAX_REMEMBERED_LOOKS) looks.clear();
    looks.set(purchaseId, count);
    return count;
  }

  return async (providerId: string, proof: BuyerProof): Promise<PaymentVerdict> => {
    const known = await purchases.findByProviderId(context.db, providerId);
    if (!known?.sessionId) return 'unknown';
    const { purchase, isNew } = await refresh(context, known, 'verify');
    const count = countLook(known.id, isNew);
    if (purchase.status === 'failed' || purchase.status === 'expired') return 'not_completed';
    if (purchase.status === 'pending' && count > LOOKS_BEFORE_UNPAID) return 'still_open';
    return verificationOf(context, purchase, isBuyer(proof, purchase));
  };
}

async function verificationOf(
  context: ServerContext,
  purchase: Purchase,
  isProven: boolean,
): Promise<PaymentVerification> {
  const { status, userId } = purchase;
  if (purchase.isGift) {
    const waiting = isWaiting(status) || status === 'review';
    return { waiting, subscriptionStatus: 'inactive', needsPasswordSetup: false, isGift: true };
  }
  const needsPasswordSetup = isProven && (await needsPassword(context, purchase));
  const owner = userId === undefined ? undefined : await accounts.find(context.db, context, userId);
  return {
    waiting: isWaiting(status) || status === 'review',
    ...(isProven && owner?.firstName ? { firstName: owner.firstName } : {}),
    subscriptionStatus: owner?.subscriptionStatus ?? 'inactive',
    needsPasswordSetup,
    ...(needsPasswordSetup && owner ? { email: owner.email } : {}),
    ...(isProven && { reference: receiptReference(purchase.id) }),
    ...(isProven && status === 'unclaimed' && { awaitsLink: true }),
  };
}

async function needsPassword(context: ServerContext, purchase: Purchase): Promise<boolean> {
  const { userId, createdUser, claimedAt } = purchase;
  if (userId === undefined || !createdUser || claimedAt !== undefined || !isJustBought(purchase, context.now()))
    return false;
  return !(await accounts.findPasswordHash(context.db, userId));
}
