import Stripe from 'stripe';
import type { PaymentNeeds } from './payment-settings.ts';
import { isMissing } from './purchase-truth.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';
import type { ReconcilePurchase } from './reconcile-purchase.ts';

export type UiMode = 'elements' | 'hosted_page';

export interface CheckoutNeeds extends PaymentNeeds {
  purchases: PurchasesRepository;
  reconcile: ReconcilePurchase;
}

/** How a checkout is to be shown, and where its buyer comes back to. */
export interface CheckoutWay {
  uiMode: UiMode;
  /** The address that the buyer's browser knows this site by. */
  origin: string;
  /** What the buyer has ticked before this start; absent where nothing is asked of her. */
  agreed: Purchase['agreed'];
}

/** What of it the provider hears of. */
type SessionWay = Omit<CheckoutWay, 'agreed'>;

/** Somebody changed the purchase meanwhile, or the provider refused the key of an earlier try. */
export type Again = 'again';

const returnUrlFor = (origin: string) => `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;

/** Where a buyer whose session is paid finds out what comes next. */
export const successUrlOf = (origin: string, sessionId: string) =>
  returnUrlFor(origin).replace('{CHECKOUT_SESSION_ID}', sessionId);

/**
 * Opens a session for a purchase that has none. Our row came first, and its id makes the provider's idempotency key, so
 * a lost answer leads back to the same session.
 */
export async function createSession(
  needs: CheckoutNeeds,
  purchase: Purchase,
  way: SessionWay,
): Promise<Stripe.Checkout.Session | Again> {
  const { stripe, purchases } = needs;
  try {
    const session = await stripe.checkout.sessions.create(sessionParameters(purchase, way), {
      idempotencyKey: `checkout:${purchase.id}:${purchase.attempt}`,
    });
    return await keepSession(needs, purchase, session);
  } catch (error) {
    // The same key with other parameters: she changed her address or the way to pay between two tries.
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    await purchases.raiseAttempt(purchase);
    return 'again';
  }
}

/** Answers a new session only once it is the purchase's own: one that another tab has overtaken must never be paid. */
async function keepSession(
  { stripe, purchases, now }: CheckoutNeeds,
  purchase: Purchase,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session | Again> {
  if (await purchases.saveSession(purchase, session.id, now())) return session;
  // A double click: both presses were answered the same session, and the other one has saved it.
  if ((await purchases.find(purchase.id))?.sessionId === session.id) return session;
  await expireUnlessPaid(stripe, session.id);
  return 'again';
}

/**
 * The session that is open already, if it still fits. One that does not is ended, so that only one can ever be paid;
 * then the answer is the purchase as it stands.
 */
export async function reuseSession(
  { stripe, reconcile }: CheckoutNeeds,
  sessionId: string,
  { uiMode, origin }: SessionWay,
): Promise<{ session: Stripe.Checkout.Session } | { settled: Purchase | undefined }> {
  const session = await findOpenSession(stripe, sessionId);
  const returnUrl = session?.return_url ?? session?.success_url;
  if (session?.ui_mode === uiMode && returnUrl === returnUrlFor(origin)) return { session };
  if (session) await expireUnlessPaid(stripe, session.id);
  return { settled: await reconcile(sessionId, 'checkout_restarted') };
}

/** Absent if it is over, or was begun with another key. */
async function findOpenSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    return session.status === 'open' ? session : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Ends the checkout that an account may have open, so that nobody can pay for it any more. */
export async function endOpenCheckout(
  { stripe, purchases, reconcile }: CheckoutNeeds,
  userId: string,
  cause: string,
): Promise<void> {
  const open = await purchases.findOpenOfUser(userId);
  if (!open?.sessionId) return;
  await expireUnlessPaid(stripe, open.sessionId);
  await reconcile(open.sessionId, cause);
}

/** A session that was paid in this very moment cannot be expired; the reconciliation that follows finds out. */
export async function expireUnlessPaid(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** The purchase's own id ties the session to our row; a guest's session knows no account and no address. */
export function sessionParameters(
  { id, userId, email, currency, amountPence }: Purchase,
  { uiMode, origin }: SessionWay,
): Stripe.Checkout.SessionCreateParams {
  const references = { purchaseId: id, ...(userId === undefined ? {} : { userId }) };
  const returnUrl = returnUrlFor(origin);
  const wayBack: Partial<Stripe.Checkout.SessionCreateParams> =
    uiMode === 'elements'
      ? { return_url: returnUrl }
      : { success_url: returnUrl, cancel_url: `${origin}/subscribe?cancelled=true` };
  return {
    ui_mode: uiMode,
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: id,
    ...(email === undefined ? {} : { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amountPence, product_data: { name: 'Fit in 30, lifetime access' } },
      },
    ],
    metadata: references,
    payment_intent_data: { metadata: references, ...(email === undefined ? {} : { receipt_email: email }) },
    ...wayBack,
  };
}
