import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { type PurchaseFacts, purchaseStatusFrom } from '#domain/purchase.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { PaymentNeeds } from './payment-settings.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';
import { type TellBuyerNeeds, tellBuyer } from './tell-buyer.ts';

/** How often a purchase is looked at again when somebody else changed it meanwhile. */
const MAX_LOOKS = 5;

interface ReconcileNeeds extends PaymentNeeds, TellBuyerNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
}

/** Looks at one purchase again; answers it as it stands now, or nothing when the session is not one of ours. */
export type ReconcilePurchase = (sessionId: string, cause: string) => Promise<Purchase | undefined>;

/**
 * The one way in which a purchase changes its state, whoever asks: a webhook of any kind, the verify call, a sweep.
 *
 * A trigger only says "look again". The state is computed from what the provider says now and stored by compare-and-set,
 * so that order, duplicates and races of triggers cannot matter. An id that is not ours never reaches the provider.
 */
export function createReconcilePurchase(needs: ReconcileNeeds): ReconcilePurchase {
  const { db, purchases, stripe, now, randomId } = needs;

  async function store(
    purchase: Purchase,
    truth: PurchaseTruth,
    cause: string,
  ): Promise<'unchanged' | 'changed' | 'lost_race'> {
    if (isSame(purchase, truth)) return 'unchanged';
    try {
      const change = { ...truth, cause, historyId: randomId(), now: now() };
      const isStored = await inTransaction(db, async (transaction) => {
        if (!(await purchases.changeIfUnchanged(transaction, purchase, change))) return false;
        await tellBuyer(needs, transaction, purchase, change);
        return true;
      });
      return isStored ? 'changed' : 'lost_race';
    } catch (error) {
      if (!isUniqueViolation(error) || truth.status === 'review') throw error;
      // Paid again after its refund failed, while a newer purchase stands: a person must give one of them back.
      return store(purchase, { ...truth, status: 'review' }, cause);
    }
  }

  return async (sessionId, cause) => {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const purchase = await purchases.findBySession(sessionId);
      if (!purchase) return undefined;
      const truth = await readTruth(stripe, purchase, sessionId);
      const stored = await store(purchase, truth, cause);
      if (stored === 'unchanged') return purchase;
      if (stored === 'changed') return purchases.findBySession(sessionId);
    }
    throw new Error('A purchase kept changing while it was being looked at.');
  };
}

type PurchaseTruth = Pick<Purchase, 'status' | 'amountRefundedPence' | 'paymentIntentId'>;

const isSame = (before: Purchase, after: PurchaseTruth) =>
  before.status === after.status &&
  before.amountRefundedPence === after.amountRefundedPence &&
  before.paymentIntentId === after.paymentIntentId;

async function readTruth(stripe: Stripe, purchase: Purchase, sessionId: string): Promise<PurchaseTruth> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 10 })).data : [];
  return {
    status: purchaseStatusFrom(factsOf(purchase, session, intent, charge, disputes)),
    amountRefundedPence: charge?.amount_refunded ?? 0,
    paymentIntentId: intent?.id ?? purchase.paymentIntentId,
  };
}

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
    buyerMatches: session.client_reference_id === (purchase.userId ?? null),
    chargedPence: charge?.amount ?? 0,
    refundedPence: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    disputeStatuses: disputes.map(({ status }) => status),
    awaitsOwner: purchase.status === 'unclaimed',
    isRevoked: purchase.status === 'revoked',
  };
}
