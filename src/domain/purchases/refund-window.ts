import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import type { PurchaseStatus } from './purchase.ts';

/** How many days after the day of the purchase a buyer may cancel and get all of the money back (product §4). */
export const REFUND_WINDOW_DAYS = 14;

/** The last day on which a buyer may cancel, the whole of it included (product §4). */
export function lastRefundDay(paidOn: CalendarDay): CalendarDay {
  return addDays(paidOn, REFUND_WINDOW_DAYS);
}

/** Whether a purchase is given back when its buyer asks, and if not, why. */
export const REFUND_STANDINGS = [
  /** The buyer may cancel: all of the money goes back. */
  'open',
  /** The days in which the buyer could cancel are over. */
  'over',
  /** The buyer asked for access at once and gave the right up. */
  'waived',
  /** The money has gone back. */
  'returned',
  /** The bank is looking into the payment or has taken it back: the money is no longer ours to give. */
  'with_bank',
  /** Access is free: nothing was paid. */
  'nothing_paid',
  /** The money has not arrived. */
  'not_arrived',
  /** An operator must look at it first. */
  'in_review',
] as const;

/** One of {@link REFUND_STANDINGS}. */
export type RefundStanding = (typeof REFUND_STANDINGS)[number];

/** All that decides the {@link RefundStanding} of a purchase. */
export interface RefundFacts {
  status: PurchaseStatus;
  /** What the buyer paid, in pence; 0 for free access. */
  amountPence: number;
  /** The seller's day on which it was paid; absent while it is not. */
  paidOn: CalendarDay | undefined;
  /** True when the buyer asked for access at once and knew that this ends the right to cancel (product §4). */
  hasWaived: boolean;
  /** The seller's day today. */
  today: CalendarDay;
}

const STANDING_BY_STATUS: Partial<Record<PurchaseStatus, RefundStanding>> = {
  refunded: 'returned',
  disputed: 'with_bank',
  lost: 'with_bank',
  unclaimed: 'in_review',
  review: 'in_review',
  pending: 'not_arrived',
  processing: 'not_arrived',
  failed: 'not_arrived',
  expired: 'not_arrived',
};

/**
 * Whether the money goes back when the buyer asks for it (product §4). The right stays where an operator has withdrawn the
 * access. Never throws.
 */
export function refundStanding({ status, amountPence, paidOn, hasWaived, today }: RefundFacts): RefundStanding {
  if (amountPence === 0) return 'nothing_paid';
  const settled = STANDING_BY_STATUS[status];
  if (settled) return settled;
  if (paidOn === undefined) return 'in_review';
  if (hasWaived) return 'waived';
  return today <= lastRefundDay(paidOn) ? 'open' : 'over';
}
