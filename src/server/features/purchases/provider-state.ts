import Stripe from 'stripe';
import { normalisedEmail } from '#domain/account/account.ts';
import { type PurchaseFacts, purchaseStatusFrom } from '#domain/purchases/purchase.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';

export interface ProviderState extends Pick<Purchase, 'status' | 'amountRefundedPence' | 'paymentIntentId'> {
  /** What the buyer told the provider; nobody has verified it. */
  buyer: { email: string | null; name: string | null };
  disputes: readonly ProviderDispute[];
  /** Undefined until the provider has worked out its fee. */
  charge?: ProviderCharge | undefined;
}

export interface ProviderCharge {
  feePence: number;
  /** "GB"; null where the provider does not know. */
  cardCountry: string | null;
}

export interface ProviderDispute {
  id: string;
  amountPence: number;
  reason: string;
  status: string;
  dueAt: number | null;
}

export async function fetchProviderState(
  stripe: Stripe,
  purchase: Purchase,
  sessionId: string,
): Promise<ProviderState> {
  const session = await findSession(stripe, sessionId);
  // Another key or the sandbox created it: it can never be paid.
  if (!session && (purchase.status === 'pending' || purchase.status === 'expired')) {
    return { ...purchase, status: 'expired', buyer: NOBODY, disputes: [] };
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
    disputes: disputes.map(toDispute),
    charge: chargeOf(charge),
  };
}

function chargeOf(charge: Stripe.Charge | undefined): ProviderCharge | undefined {
  const balance = expanded(charge?.balance_transaction);
  if (!charge || !balance) return undefined;
  return { feePence: balance.fee, cardCountry: charge.payment_method_details?.card?.country ?? null };
}

const toDispute = ({ id, amount, reason, status, evidence_details: evidence }: Stripe.Dispute): ProviderDispute => ({
  id,
  amountPence: amount,
  reason,
  status,
  dueAt: evidence.due_by === null ? null : evidence.due_by * 1_000,
});

const NOBODY = { email: null, name: null };

const CHARGE = ['payment_intent.latest_charge.balance_transaction'];

async function findSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: CHARGE });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** An id means that the provider did not expand it. */
function expanded<Found extends object>(reference: Found | string | null | undefined): Found | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}

/** Unknown values of a newer API read as the most cautious one. */
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
    buyerMatches:
      session.client_reference_id === purchase.id && !hasLostBuyer(purchase) && isOfItsAddress(purchase, session),
    chargedPence: charge?.amount ?? 0,
    refundedPence: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    disputeStatuses: disputes.map(({ status }) => status),
    awaitsOwner: awaitsOwner(purchase),
    isRevoked: purchase.revokedAt !== undefined,
  };
}

/** The code of a guest was taken for the address that the guest named. */
const isOfItsAddress = ({ isGuest, offerCode, email, paidAt }: Purchase, session: Stripe.Checkout.Session) =>
  !isGuest ||
  offerCode === undefined ||
  email === undefined ||
  paidAt !== undefined ||
  normalisedEmail(session.customer_details?.email ?? '') === email;

/** The account, or the address of a giver, was deleted before the payment: somebody has to refund it by hand. */
const hasLostBuyer = ({ isGuest, isGift, userId, email, paidAt }: Purchase) =>
  paidAt === undefined && (isGift ? email === undefined : !isGuest && userId === undefined);
