/** Every state that a purchase can be in. */
export const PURCHASE_STATUSES = [
  /** The checkout is open; nothing was paid. */
  'pending',
  /** The provider has the order and waits for the money. */
  'processing',
  /** Paid, and held for the owner of an account whose address a guest gave, or for the person who claims a gift. */
  'unclaimed',
  /** Paid in full. The only state that gives access. */
  'paid',
  /** All of the money went back. */
  'refunded',
  /** The bank is looking into the payment. */
  'disputed',
  /** The bank took the payment back. */
  'lost',
  /** An operator withdrew the access. */
  'revoked',
  /** The payment did not go through. */
  'failed',
  /** The checkout ran out unpaid. */
  'expired',
  /** Paid, but another amount than was asked for, or by another buyer: an operator must look. */
  'review',
] as const;

/** One of {@link PURCHASE_STATUSES}. */
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/**
 * All that decides a purchase's state, as the provider and our own row tell it now. Money is in the smallest unit:
 * pence.
 */
export interface PurchaseFacts {
  /** The checkout session's status. */
  sessionStatus: 'open' | 'complete' | 'expired' | null;
  /** The checkout session's payment status. */
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** True when the payment attempt is over without success: it was cancelled or needs another payment method. */
  paymentFailed: boolean;
  /** The amount of the checkout session; null while the provider has not set it. */
  amountPence: number | null;
  /** The currency of the checkout session, in lower case. */
  currency: string | null;
  /** The amount with which this purchase was started, in pence. */
  expectedPence: number;
  /** The currency with which this purchase was started, in lower case. */
  expectedCurrency: string;
  /** True when the session names the buyer, or the guest purchase, that our own row names. */
  buyerMatches: boolean;
  /** What was charged, in pence; 0 while there is no charge. */
  chargedPence: number;
  /** What was given back so far, in pence. A refund that failed is no longer in it. */
  refundedPence: number;
  /** True when the provider marks the charge as disputed. */
  isDisputed: boolean;
  /** The status of each dispute of the charge, as the provider writes it. */
  disputeStatuses: readonly string[];
  /** True while the payment waits for the owner of an account that existed before it. */
  awaitsOwner: boolean;
  /** True while an operator's withdrawal stands. */
  isRevoked: boolean;
}

/** Dispute outcomes that leave the money with us. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Whether a purchase in this state gives access: only a paid one does (product §4). */
export function grantsAccess(status: PurchaseStatus): boolean {
  return status === 'paid';
}

/** True while the outcome is still open, so that the buyer is asked to wait. */
export function isWaiting(status: PurchaseStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/**
 * The state of a purchase, from the facts alone (product §4).
 *
 * Its state before does not matter, nor which messages of the provider arrived, how often and in which order: every look
 * reaches the same answer. A full refund, an open or lost dispute, or an operator's withdrawal ends access; a won dispute or a
 * refund that failed restores it; a partial refund does not touch it. Never throws.
 */
export function purchaseStatusFrom(facts: PurchaseFacts): PurchaseStatus {
  if (facts.sessionStatus === 'expired') return 'expired';
  if (facts.sessionStatus !== 'complete') return 'pending';
  if (facts.paymentStatus === 'unpaid') return facts.paymentFailed ? 'failed' : 'processing';
  if (facts.chargedPence > 0 && facts.refundedPence >= facts.chargedPence) return 'refunded';
  return disputeOutcome(facts) ?? heldOutcome(facts) ?? 'paid';
}

function disputeOutcome({ isDisputed, disputeStatuses }: PurchaseFacts): 'lost' | 'disputed' | undefined {
  if (disputeStatuses.includes('lost')) return 'lost';
  if (disputeStatuses.some((status) => !HARMLESS_DISPUTES.has(status))) return 'disputed';
  // The mark can be there before the list is: until an outcome is known, the charge is disputed.
  return isDisputed && disputeStatuses.length === 0 ? 'disputed' : undefined;
}

function heldOutcome(facts: PurchaseFacts): 'review' | 'revoked' | 'unclaimed' | undefined {
  if (!isWhatWasAsked(facts)) return 'review';
  if (facts.isRevoked) return 'revoked';
  return facts.awaitsOwner ? 'unclaimed' : undefined;
}

function isWhatWasAsked(facts: PurchaseFacts): boolean {
  return facts.amountPence === facts.expectedPence && facts.currency === facts.expectedCurrency && facts.buyerMatches;
}
