import type { PurchaseStatus } from './purchase.ts';

/** What is known of a buyer's money, from what decides most to what decides least (product §4). */
export const PAYMENT_STANDINGS = [
  /** A purchase is paid and gives access. */
  'paid',
  /** The provider has the payment, and the money is on its way or looked at by a person. */
  'confirming',
  /** The buyer's bank is looking into a payment. */
  'on_hold',
  /** The provider cannot say now, or nobody knows who is asking. */
  'unknown',
  /** A checkout can be paid, and the provider has seen no payment so far. */
  'open',
  /** A checkout was paid and gives no access: given back, taken back, withdrawn, or waiting for its owner. */
  'complete',
  /** No checkout is open or complete: nothing was charged. The only standing in which that may be said. */
  'nothing',
] as const;

/** One of {@link PAYMENT_STANDINGS}. */
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

const STANDING_OF: Readonly<Record<PurchaseStatus, PaymentStanding>> = {
  pending: 'open',
  processing: 'confirming',
  unclaimed: 'complete',
  paid: 'paid',
  refunded: 'complete',
  disputed: 'on_hold',
  lost: 'complete',
  revoked: 'complete',
  failed: 'nothing',
  expired: 'nothing',
  review: 'confirming',
};

/** What one purchase says of the buyer's money. Never throws. */
export const standingOf = (status: PurchaseStatus): PaymentStanding => STANDING_OF[status];

/** What several purchases say together: the standing that decides most; "nothing" where there is none. */
export const strongestStanding = (standings: readonly PaymentStanding[]): PaymentStanding =>
  PAYMENT_STANDINGS.find((standing) => standings.includes(standing)) ?? 'nothing';
