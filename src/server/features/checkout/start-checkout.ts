import type Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import type { OfferProblem } from '#domain/purchases/offer.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { Quote } from '#domain/purchases/quote.ts';
import { mayStartCheckout } from '#domain/purchases/start-at-once.ts';
import type { ServerContext } from '#server/context.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import {
  type Again,
  type CheckoutWay,
  createSession,
  endIfOutOfDate,
  newPurchase,
  reuseSession,
  type UiMode,
} from './checkout-session.ts';
import { beginPurchase, type OfferRefused, offerRefused, quoteWith } from './use-offer.ts';

/** A start is repeated when another tab or the provider changed the purchase meanwhile. */
export const MAX_STARTS = 4;

interface CheckoutBegun {
  ok: true;
  purchaseId: string;
  /** What is asked for. */
  amountPence: number;
  session: Stripe.Checkout.Session;
}

type Refusal = 'already_subscribed' | 'confirming' | 'on_hold' | 'gift_on_hold';

export type CheckoutStart = CheckoutBegun | { ok: false; reason: Refusal } | OfferRefused;

/** Returns the open session if there is one: a reload, a double click and a second tab share it, so it is paid once. */
export async function startCheckout(context: ServerContext, user: User, way: CheckoutWay): Promise<CheckoutStart> {
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const owned = await purchases.statesOfUser(context.db, user.id);
    const reason = refusalReason(owned);
    if (reason) return { ok: false, reason };
    const open = await openPurchase(context, user, way);
    if (open && 'reason' in open) return open;
    const begun = open ? await beginWith(context, { ...open, email: user.email }, way) : 'again';
    if (begun === 'again') continue;
    // The consent is saved before the buyer can pay.
    if (begun.ok) await purchaseChanges.saveAgreed(context.db, begun.purchaseId, way.agreed);
    return begun;
  }
  throw new Error('A checkout could not be opened: the purchase kept changing.');
}

/** Makes the consent that the refund policy asks for; not ok where it is required and missing. */
export function agreementFor(
  { config, now }: ServerContext,
  agreedTo: string | undefined,
): { ok: true; agreed: Purchase['agreed'] } | { ok: false } {
  const { refundPolicy } = config.siteWords;
  if (!mayStartCheckout(refundPolicy, agreedTo)) return { ok: false };
  const isAsked = refundPolicy === 'statutory-waiver' && agreedTo !== undefined;
  return { ok: true, agreed: isAsked ? { version: agreedTo, at: now() } : undefined };
}

function refusalReason(owned: readonly { status: PurchaseStatus; isGift: boolean }[]): Refusal | undefined {
  const statuses = owned.map(({ status }) => status);
  if (subscriptionStatusOf(statuses) === 'active') return 'already_subscribed';
  const disputed = owned.find(({ status }) => status === 'disputed');
  if (disputed) return disputed.isGift ? 'gift_on_hold' : 'on_hold';
  return statuses.includes('review') ? 'confirming' : undefined;
}

async function beginWith(context: ServerContext, purchase: Purchase, way: CheckoutWay): Promise<CheckoutStart | Again> {
  const { id: purchaseId, sessionId, amountPence } = purchase;
  if (sessionId === undefined) {
    const session = await createSession(context, purchase, way);
    return session === 'again' ? session : { ok: true, purchaseId, amountPence, session };
  }
  const reuse = await reuseSession(context, sessionId, way);
  if ('session' in reuse) return { ok: true, purchaseId, amountPence, session: reuse.session };
  return reuse.settled?.status === 'processing' ? { ok: false, reason: 'confirming' } : 'again';
}

/** Returns undefined if the open purchase was out of date, or another tab ended it. */
async function openPurchase(
  context: ServerContext,
  user: User,
  way: CheckoutWay,
): Promise<Purchase | OfferRefused | undefined> {
  const quote = await quoteWith(context, way);
  if (!quote) return offerRefused('unknown');
  const known = await purchases.findOpenOfUser(context.db, user.id);
  if (known && (await endIfOutOfDate(context, known, quote))) return undefined;
  if (known) return known;
  const problem = await insertPurchase(context, user, { uiMode: way.uiMode, quote });
  return problem ? offerRefused(problem) : purchases.findOpenOfUser(context.db, user.id);
}

/** Another tab may insert one concurrently, which then counts. */
async function insertPurchase(
  context: ServerContext,
  user: User,
  { uiMode, quote }: { uiMode: UiMode; quote: Quote },
): Promise<OfferProblem | undefined> {
  const buyer = { userId: user.id, email: user.email, uiMode, isGuest: false, nonceHash: undefined };
  try {
    return await beginPurchase(context, newPurchase(context, buyer, quote), { holder: { userId: user.id } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return undefined;
  }
}
