import Stripe from 'stripe';
import { type PurchaseFacts, purchaseStatusFrom } from '#domain/purchase.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';

/** What the provider says of a purchase now. */
export interface PurchaseTruth extends Pick<Purchase, 'status' | 'amountRefundedPence' | 'paymentIntentId'> {
  /** Who paid, as she told the provider: nobody has proved it. */
  buyer: { email: string | null; name: string | null };
}

/** Asks the provider, and computes the state that follows. */
export async function readTruth(stripe: Stripe, purchase: Purchase, sessionId: string): Promise<PurchaseTruth> {
  const session = await findSession(stripe, sessionId);
  // Begun with another key, or with the sandbox: nobody can pay it any more.
  if (!session && (purchase.status === 'pending' || purchase.status === 'expired')) {
    return { ...purchase, status: 'expired', buyer: NOBODY };
  }
  if (!session)
    throw new Error(`The provider does not know the session of purchase ${purchase.id}, which is ${purchase.status}.`);
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 10 })).data : [];
  const { email = null, name = null } = session.customer_details ?? {};
  return {
    status: purchaseStatusFrom(factsOf(purchase, session, intent, charge, disputes)),
    amountRefundedPence: charge?.amount_refunded ?? 0,
    paymentIntentId: intent?.id ?? purchase.paymentIntentId,
    buyer: { email, name },
  };
}

const NOBODY = { email: null, name: null };

async function findSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The provider has nothing by this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What was asked to be expanded is an object; a bare id means that the provider did not. */
function expanded<Found extends object>(reference: Found | string | null | undefined): Found | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}

/** A word that the provider may add one day opens nothing: it reads as the most cautious one. */
function oneOf<const Word extends string>(words: readonly Word[], said: string | null): Word | undefined {
  return words.find((word) => word === said);
}

function factsOf(
  purchase: Purchase,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
  charge: Stripe.Charge | undefined,
  disputes: readonly Stripe.Dispute[],
): PurchaseFacts {
  return {
    sessionStatus: oneOf(['open', 'complete', 'expired'], session.status) ?? null,
    paymentStatus: oneOf(['paid', 'no_payment_required'], session.payment_status) ?? 'unpaid',
    paymentFailed: intent?.status === 'requires_payment_method' || intent?.status === 'canceled',
    amountPence: session.amount_total,
    currency: session.currency,
    expectedPence: purchase.amountPence,
    expectedCurrency: purchase.currency,
    buyerMatches: session.client_reference_id === purchase.id && !hasLostBuyer(purchase),
    chargedPence: charge?.amount ?? 0,
    refundedPence: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    disputeStatuses: disputes.map(({ status }) => status),
    awaitsOwner: awaitsOwner(purchase),
    isRevoked: purchase.revokedAt !== undefined,
  };
}

/** Its account was deleted before it was paid: a payment that comes after all is for a person to give back. */
const hasLostBuyer = ({ isGuest, userId, paidAt }: Purchase) =>
  !isGuest && userId === undefined && paidAt === undefined;
