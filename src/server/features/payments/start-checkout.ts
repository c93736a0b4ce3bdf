import Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import { subscriptionStatusOf } from '#domain/access.ts';
import { CURRENCY, PRICE_PENCE } from '#domain/price.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { PaymentNeeds } from './payment-settings.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

/** How often a start is begun anew when another tab or the provider changed something under it. */
const MAX_STARTS = 4;

type UiMode = 'elements' | 'hosted_page';

interface StartCheckoutNeeds extends PaymentNeeds {
  purchases: PurchasesRepository;
  reconcile: ReconcilePurchase;
}

interface CheckoutBegun {
  ok: true;
  purchaseId: string;
  session: Stripe.Checkout.Session;
}

export type CheckoutStart = CheckoutBegun | { ok: false; reason: 'already_subscribed' | 'on_hold' };

/**
 * Opens the checkout of a signed-in user, or answers the one she already has open: a reload, a double click and a
 * second tab all lead to one session that can be paid once.
 *
 * Our row comes first, and its id makes the provider's idempotency key, so a lost answer leads back to the same session.
 */
export async function startCheckout(
  needs: StartCheckoutNeeds,
  user: User,
  uiMode: UiMode,
  origin: string,
): Promise<CheckoutStart> {
  const returnUrl = `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const statuses = await needs.purchases.statusesOfUser(user.id);
    if (subscriptionStatusOf(statuses) === 'active') return { ok: false, reason: 'already_subscribed' };
    if (statuses.includes('disputed')) return { ok: false, reason: 'on_hold' };
    const open = await needs.purchases.findOpenOfUser(user.id);
    const outcome = open?.sessionId
      ? await reuseSession(needs, { ...open, sessionId: open.sessionId }, uiMode, returnUrl)
      : await createSession(needs, open ?? (await insertPurchase(needs, user, uiMode)), user, uiMode, returnUrl);
    if (outcome !== 'again') return outcome;
  }
  throw new Error('A checkout could not be opened: the purchase kept changing.');
}

/** The session that is open already, if it still fits; one that does not is ended, so that only one can ever be paid. */
async function reuseSession(
  { stripe, purchases, reconcile }: StartCheckoutNeeds,
  purchase: Purchase & { sessionId: string },
  uiMode: UiMode,
  returnUrl: string,
): Promise<CheckoutStart | 'again'> {
  const session = await stripe.checkout.sessions.retrieve(purchase.sessionId);
  const fits = session.status === 'open' && session.ui_mode === uiMode && returnUrlOf(session) === returnUrl;
  if (fits) return { ok: true, purchaseId: purchase.id, session };
  if (session.status === 'open') await expireUnlessPaid(stripe, session.id);
  const settled = await reconcile(purchase.sessionId, 'checkout_restarted');
  const isBought = settled?.status === 'paid' || settled?.status === 'processing';
  return isBought ? { ok: false, reason: 'already_subscribed' } : 'again';
}

const returnUrlOf = (session: Stripe.Checkout.Session) => session.return_url ?? session.success_url ?? undefined;

/** A session that was paid in this very moment cannot be expired; the reconciliation that follows finds out. */
async function expireUnlessPaid(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** A new pending purchase; absent if another tab made one in the same moment. */
async function insertPurchase(
  { purchases, settings, now, randomId }: StartCheckoutNeeds,
  user: User,
  uiMode: UiMode,
): Promise<Purchase | undefined> {
  const purchase = {
    id: randomId(),
    userId: user.id,
    email: user.email,
    uiMode,
    amountPence: PRICE_PENCE,
    currency: CURRENCY,
    livemode: settings.livemode,
    now: now(),
  };
  try {
    await purchases.insert(purchase);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return purchases.findOpenOfUser(user.id);
}

async function createSession(
  { stripe, purchases, now }: StartCheckoutNeeds,
  purchase: Purchase | undefined,
  user: User,
  uiMode: UiMode,
  returnUrl: string,
): Promise<CheckoutStart | 'again'> {
  if (!purchase) return 'again';
  try {
    const session = await stripe.checkout.sessions.create(sessionParameters(purchase, user, uiMode, returnUrl), {
      idempotencyKey: `checkout:${purchase.id}:${purchase.attempt}`,
    });
    await purchases.saveSession(purchase, session.id, now());
    return { ok: true, purchaseId: purchase.id, session };
  } catch (error) {
    // The same key with other parameters: she changed her address or the way to pay between two tries.
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    await purchases.raiseAttempt(purchase);
    return 'again';
  }
}

function sessionParameters(
  purchase: Purchase,
  user: User,
  uiMode: UiMode,
  returnUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const references = { purchaseId: purchase.id, userId: user.id };
  const wayBack: Partial<Stripe.Checkout.SessionCreateParams> =
    uiMode === 'elements'
      ? { return_url: returnUrl }
      : { success_url: returnUrl, cancel_url: new URL('/subscribe?cancelled=true', returnUrl).href };
  return {
    ui_mode: uiMode,
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: user.id,
    customer_email: user.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: purchase.currency,
          unit_amount: purchase.amountPence,
          product_data: { name: 'Fit in 30, lifetime access' },
        },
      },
    ],
    metadata: references,
    payment_intent_data: { metadata: references, receipt_email: user.email },
    ...wayBack,
  };
}
