import Stripe from 'stripe';
import { offerText } from '#domain/purchases/offer.ts';
import { CURRENCY, vatPercentOf } from '#domain/purchases/price.ts';
import { mayStillAsk, type Quote } from '#domain/purchases/quote.ts';
import { type RefundPolicy, refundPromise } from '#domain/purchases/start-at-once.ts';
import type { ServerContext } from '#server/context.ts';
import { isMissing } from '#server/features/purchases/provider-state.ts';
import type { NewPurchase } from '#server/features/purchases/purchase-changes.repository.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { type PurchaseContext, reconcile } from '#server/features/purchases/reconcile.ts';
import * as words from '#server/features/words/words.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { QuoteWish } from './use-offer.ts';

export type UiMode = 'elements' | 'hosted_page';

export interface CheckoutWay extends QuoteWish {
  uiMode: UiMode;
  origin: string;
  agreed: Purchase['agreed'];
}

type SessionWay = Pick<CheckoutWay, 'uiMode' | 'origin'>;

export type Again = 'again';

const returnUrlFor = (origin: string) => `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;

export const successUrlOf = (origin: string, sessionId: string) =>
  returnUrlFor(origin).replace('{CHECKOUT_SESSION_ID}', sessionId);

/** Makes a pending purchase, which is not stored yet. */
export const newPurchase = (
  { config, paymentSettings, now, createId }: ServerContext,
  buyer: Pick<NewPurchase, 'userId' | 'email' | 'uiMode' | 'isGuest' | 'isGift' | 'nonceHash'>,
  { fullPence, amountPence, offerCode }: Quote,
): NewPurchase => ({
  ...buyer,
  id: createId(),
  status: 'pending',
  amountPence,
  fullPricePence: fullPence,
  offerCode,
  currency: CURRENCY,
  vatPercent: vatPercentOf(config.siteWords),
  livemode: paymentSettings.livemode,
  now: now(),
});

/** The row exists first and its id is the idempotency key, so a lost response leads back to the same session. */
export async function createSession(
  context: ServerContext,
  purchase: Purchase,
  way: SessionWay,
): Promise<Stripe.Checkout.Session | Again> {
  const { db, stripe, config } = context;
  try {
    const { refundPolicy } = config.siteWords;
    const parameters = sessionParameters(purchase, { ...way, refundPolicy, product: await words.productName(db) });
    const session = await stripe.checkout.sessions.create(parameters, {
      idempotencyKey: `checkout:${purchase.id}:${purchase.attempt}`,
    });
    return await keepSession(context, purchase, session);
  } catch (error) {
    // The key came with other parameters: the address or the payment mode changed between two attempts.
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    await purchaseChanges.raiseAttempt(db, purchase);
    return 'again';
  }
}

/** Returns the session only once it is saved: one that another tab has replaced must never be paid. */
async function keepSession(
  context: ServerContext,
  purchase: Purchase,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session | Again> {
  const { db, stripe, now } = context;
  if (await purchaseChanges.saveSession(db, purchase, session.id, now())) return session;
  // After a double click both requests got one session, and the other saved it.
  if ((await purchases.find(db, purchase.id))?.sessionId === session.id) return session;
  await expireUnlessPaid(stripe, session.id);
  return 'again';
}

/** Reuses the open session if it still fits, else expires it, so that only one can ever be paid. */
export async function reuseSession(
  context: ServerContext,
  sessionId: string,
  { uiMode, origin }: SessionWay,
): Promise<{ session: Stripe.Checkout.Session } | { settled: Purchase | undefined }> {
  const { stripe } = context;
  const session = await findOpenSession(stripe, sessionId);
  const returnUrl = session?.return_url ?? session?.success_url;
  if (session?.ui_mode === uiMode && returnUrl === returnUrlFor(origin)) return { session };
  if (session) await expireUnlessPaid(stripe, session.id);
  return { settled: await reconcile(context, sessionId, 'checkout_restarted') };
}

/** Expires an open checkout whose price or offer is out of date; true if a new one has to begin. */
export async function endIfOutOfDate(context: ServerContext, purchase: Purchase, quote: Quote): Promise<boolean> {
  if (purchase.status !== 'pending' || mayStillAsk(purchase, quote, context.now())) return false;
  await endPending(context, purchase, purchase.offerCode === quote.offerCode ? 'price_changed' : 'offer_changed');
  return true;
}

export async function endPending(context: PurchaseContext, purchase: Purchase, cause: string): Promise<void> {
  const { sessionId } = purchase;
  if (sessionId === undefined) return expireUnopened(context, purchase, cause);
  await expireUnlessPaid(context.stripe, sessionId);
  await reconcile(context, sessionId, cause);
}

/** Expires a purchase of which no session was ever stored, so that none can be paid. */
export async function expireUnopened(context: PurchaseContext, purchase: Purchase, cause: string): Promise<void> {
  const { db, now, createId } = context;
  const change = { status: 'expired', cause, historyId: createId(), now: now() } as const;
  await inTransaction(db, (transaction) => purchaseChanges.changeIfUnchanged(transaction, purchase, change));
}

/** Returns undefined if the session is over or belongs to another API key. */
async function findOpenSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    return session.status === 'open' ? session : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export async function endOpenCheckout(context: PurchaseContext, userId: string, cause: string): Promise<void> {
  const { db, stripe } = context;
  const open = await purchases.findOpenOfUser(db, userId);
  if (!open?.sessionId) return;
  await expireUnlessPaid(stripe, open.sessionId);
  await reconcile(context, open.sessionId, cause);
}

/** A session paid in this moment cannot be expired; the reconciliation that follows detects it. */
export async function expireUnlessPaid(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/**
 * The session of a guest has no account, and an address only with a code that works once for each address: it is fixed
 * then.
 */
export function sessionParameters(
  purchase: Purchase,
  { uiMode, origin, product, refundPolicy }: SessionWay & { product: string; refundPolicy: RefundPolicy },
): Stripe.Checkout.SessionCreateParams {
  const { id, userId, email, currency, amountPence, isGift } = purchase;
  const references = { purchaseId: id, ...(userId === undefined ? {} : { userId }) };
  const returnUrl = returnUrlFor(origin);
  const wayBack: Partial<Stripe.Checkout.SessionCreateParams> =
    uiMode === 'elements'
      ? { return_url: returnUrl }
      : {
          success_url: returnUrl,
          cancel_url: `${origin}${cancelledPath(purchase)}`,
          ...(isGift ? {} : { custom_text: { submit: { message: refundPromise(refundPolicy) } } }),
        };
  return {
    ui_mode: uiMode,
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: id,
    ...(email === undefined ? {} : { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amountPence,
          product_data: { name: `${product}, lifetime access${isGift ? ' as a gift' : ''}`, ...offerWords(purchase) },
        },
      },
    ],
    metadata: references,
    payment_intent_data: { metadata: references, ...(email === undefined ? {} : { receipt_email: email }) },
    ...wayBack,
  };
}

/** The path has the code, so that the buyer need not type it again. */
function cancelledPath({ id, isGift, offerCode }: Purchase): string {
  const code = offerCode === undefined ? '' : `&code=${encodeURIComponent(offerCode)}`;
  return `${isGift ? `/give?cancelled=${id}` : '/subscribe?cancelled=true'}${code}`;
}

const offerWords = ({ offerCode, fullPricePence, amountPence }: Purchase) =>
  offerCode === undefined
    ? {}
    : { description: offerText({ code: offerCode, fullPence: fullPricePence, amountPence }) };
