import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { poundsText } from './price.ts';

/** What is left to pay is never below this, in pence: less is a present, without a card (product §23). */
export const LEAST_PAID_PENCE = 100;

/** A checkout holds the use of a code for so long, in milliseconds; then it is ended, and the use is free (product §4). */
export const OFFER_HELD_MS = 3_600_000;

/** What a code takes off: an amount in pence, or a share in per cent. */
export interface Discount {
  kind: 'amount' | 'share';
  value: number;
}

/** A code, and when it can be used. Days are the seller's, in London. */
export interface OfferTerms extends Discount {
  code: string;
  /** The first day; null for at once. */
  from: CalendarDay | null;
  /** The last day; null for no end. */
  until: CalendarDay | null;
  /** How often; null for any number. */
  limit: number | null;
  oncePerAddress: boolean;
  /** Epoch milliseconds; null unless it was ended by hand. */
  endedAt: number | null;
}

/** All that decides whether a code can be used now. */
export interface OfferFacts {
  today: CalendarDay;
  /** What it would take something off, in pence. */
  pricePence: number;
  /** Payments with it that are made, or that others have open. */
  uses: number;
  /** Whether one of those is of her address; undefined while that is not known. */
  isUsedByAddress: boolean | undefined;
}

/** Why a code takes nothing off, in one line for her who typed it (product §4). */
export const OFFER_PROBLEM_TEXTS = {
  unknown: 'There is no such code. Please check how it is written.',
  ended: 'This code has ended.',
  not_yet: 'This code cannot be used yet.',
  used_up: 'This code has been used as often as it can be.',
  address_needed: 'This code works once for each address. Please enter yours.',
  used_by_address: 'This code works once for each address, and yours has used it or has a payment open with it.',
  nothing_off: 'This code takes nothing off the price now.',
} as const;

/** One of {@link OFFER_PROBLEM_TEXTS}. */
export type OfferProblem = keyof typeof OFFER_PROBLEM_TEXTS;

/** Why a code cannot be used now; undefined where it can. Never throws. */
export function offerProblem(offer: OfferTerms, facts: OfferFacts): OfferProblem | undefined {
  const { today, pricePence, uses, isUsedByAddress } = facts;
  if (offer.endedAt !== null || (offer.until !== null && today > offer.until)) return 'ended';
  if (offer.from !== null && today < offer.from) return 'not_yet';
  if (offer.limit !== null && uses >= offer.limit) return 'used_up';
  if (discountedPence(pricePence, offer) >= pricePence) return 'nothing_off';
  if (!offer.oncePerAddress) return undefined;
  if (isUsedByAddress === undefined) return 'address_needed';
  return isUsedByAddress ? 'used_by_address' : undefined;
}

/**
 * What is left to pay of a price, in pence: {@link LEAST_PAID_PENCE} at least, also where the price was lowered after the
 * code was made. A share is rounded to the buyer's favour.
 */
export function discountedPence(pricePence: number, discount: Discount): number {
  return Math.max(LEAST_PAID_PENCE, leftOf(pricePence, discount));
}

const leftOf = (pricePence: number, { kind, value }: Discount): number =>
  kind === 'amount' ? pricePence - value : Math.floor((pricePence * (100 - value)) / 100);

/** What a code has taken off, "Code SPRING5: £5.00 off £29.99". */
export const offerText = ({ code, fullPence, amountPence }: { code: string; fullPence: number; amountPence: number }) =>
  `Code ${code}: ${poundsText(fullPence - amountPence)} off ${poundsText(fullPence)}`;

/** Why a discount cannot be offered on this price; undefined where it can. */
export function discountProblem(pricePence: number, discount: Discount): 'nothing_off' | 'too_much' | undefined {
  if (discount.value <= 0) return 'nothing_off';
  return leftOf(pricePence, discount) < LEAST_PAID_PENCE ? 'too_much' : undefined;
}
