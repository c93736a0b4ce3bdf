import type Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import { subscriptionStatusOf } from '#domain/access.ts';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import {
  type Again,
  type CheckoutNeeds,
  type CheckoutWay,
  createSession,
  newPurchase,
  reuseSession,
  type UiMode,
} from './checkout-session.ts';
import type { Purchase } from './purchase-row.repository.ts';

/** Restarts when another tab or the provider changed the purchase meanwhile. */
export const MAX_STARTS = 4;

interface CheckoutBegun {
  ok: true;
  purchaseId: string;
  session: Stripe.Checkout.Session;
}

type Refusal = 'already_subscribed' | 'confirming' | 'on_hold';

export type CheckoutStart = CheckoutBegun | { ok: false; reason: Refusal };

/** Returns the open session if there is one: reload, double click and second tab share it, so it is paid once. */
export async function startCheckout(needs: CheckoutNeeds, user: User, way: CheckoutWay): Promise<CheckoutStart> {
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const statuses = await needs.purchases.statusesOfUser(user.id);
    const reason = refusalReason(statuses);
    if (reason) return { ok: false, reason };
    const open = (await needs.purchases.findOpenOfUser(user.id)) ?? (await insertPurchase(needs, user, way.uiMode));
    const begun = open ? await beginWith(needs, { ...open, email: user.email }, way) : 'again';
    if (begun === 'again') continue;
    // Saved before she can pay, so that the consent precedes the payment.
    if (begun.ok) await needs.purchases.saveAgreed(begun.purchaseId, way.agreed);
    return begun;
  }
  throw new Error('A checkout could not be opened: the purchase kept changing.');
}

function refusalReason(statuses: readonly PurchaseStatus[]): Refusal | undefined {
  if (subscriptionStatusOf(statuses) === 'active') return 'already_subscribed';
  if (statuses.includes('disputed')) return 'on_hold';
  return statuses.includes('review') ? 'confirming' : undefined;
}

async function beginWith(needs: CheckoutNeeds, purchase: Purchase, way: CheckoutWay): Promise<CheckoutStart | Again> {
  const { id: purchaseId, sessionId } = purchase;
  if (sessionId === undefined) {
    const session = await createSession(needs, purchase, way);
    return session === 'again' ? session : { ok: true, purchaseId, session };
  }
  const reuse = await reuseSession(needs, sessionId, way);
  if ('session' in reuse) return { ok: true, purchaseId, session: reuse.session };
  return reuse.settled?.status === 'processing' ? { ok: false, reason: 'confirming' } : 'again';
}

/** Undefined if another tab inserted one concurrently and ended it again. */
async function insertPurchase(needs: CheckoutNeeds, user: User, uiMode: UiMode): Promise<Purchase | undefined> {
  const buyer = { userId: user.id, email: user.email, uiMode, isGuest: false, nonceHash: undefined };
  try {
    await needs.purchases.insert(newPurchase(needs, buyer));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return needs.purchases.findOpenOfUser(user.id);
}
