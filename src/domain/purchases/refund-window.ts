import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import type { PurchaseStatus } from './purchase.ts';

/** For so many days after the day of the purchase a buyer may change her mind and get all of it back (product §4). */
export const REFUND_WINDOW_DAYS = 14;

/** The last day on which she may say so, the whole of it included (product §4). */
export function lastRefundDay(paidOn: CalendarDay): CalendarDay {
  return addDays(paidOn, REFUND_WINDOW_DAYS);
}

/** How a purchase stands to being given back at its buyer's word. */
export const REFUND_STANDINGS = [
  /** She may change her mind: all of it goes back. */
  'open',
  /** The days in which she could are over. */
  'over',
  /** She asked for access at once and gave the right up. */
  'waived',
  /** It has gone back. */
  'returned',
  /** The bank is looking into the payment or has taken it back: it is no longer ours to give. */
  'with_bank',
  /** Access was a present: nothing was paid. */
  'nothing_paid',
  /** The money has not arrived. */
  'not_arrived',
  /** A person must look at it first. */
  'in_review',
] as const;

/** One of {@link REFUND_STANDINGS}. */
export type RefundStanding = (typeof REFUND_STANDINGS)[number];

/** All that decides how a purchase stands to being given back. */
export interface RefundFacts {
  status: PurchaseStatus;
  /** What was paid for it, in pence; 0 for a present. */
  amountPence: number;
  /** The seller's day on which it was paid; absent while it is not. */
  paidOn: CalendarDay | undefined;
  /** True when the buyer asked for access at once and knew that this ends her right (product §4). */
  hasWaived: boolean;
  /** The seller's day now. */
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
 * Whether a buyer's word is enough to give her money back (product §4). A withdrawal of her access by the operator does
 * not take the right away. Never throws.
 */
export function refundStanding({ status, amountPence, paidOn, hasWaived, today }: RefundFacts): RefundStanding {
  if (amountPence === 0) return 'nothing_paid';
  const settled = STANDING_BY_STATUS[status];
  if (settled) return settled;
  if (paidOn === undefined) return 'in_review';
  if (hasWaived) return 'waived';
  return today <= lastRefundDay(paidOn) ? 'open' : 'over';
}
