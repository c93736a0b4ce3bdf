import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { poundsText } from './price.ts';

/** The least that a discount leaves to pay, in pence: less is free access, without a card (product §23). */
export const LEAST_PAID_PENCE = 100;

/**
 * How long a checkout holds the use of a code, in milliseconds; then it is ended, and the use is free again (product
 * §4).
 */
export const OFFER_HELD_MS = 3_600_000;

/** What a code takes off a price: an amount in pence, or a share in per cent. */
export interface Discount {
  kind: 'amount' | 'share';
  value: number;
}

/** The terms of a code: what it takes off, and when and how often it can be used. Days are the seller's, in London. */
export interface OfferTerms extends Discount {
  code: string;
  /** The first day on which it can be used; null for at once. */
  from: CalendarDay | null;
  /** The last day on which it can be used; null for no end. */
  until: CalendarDay | null;
  /** How often it can be used; null for any number. */
  limit: number | null;
  oncePerAddress: boolean;
  /** When an operator ended it, in epoch milliseconds; null where nobody did. */
  endedAt: number | null;
}

/** All that decides whether a code can be used now. */
export interface OfferFacts {
  today: CalendarDay;
  /** The price of which the code would take something off, in pence. */
  pricePence: number;
  /** How many payments with the code are made, or open for other buyers. */
  uses: number;
  /** Whether one of those belongs to the buyer's address; undefined while the address is not known. */
  isUsedByAddress: boolean | undefined;
}

/** Why a code takes nothing off, in one line for the buyer who typed it (product §4). */
export const OFFER_PROBLEM_TEXTS = {
  unknown: 'We don’t know that code. Check the spelling.',
  ended: 'This code has ended.',
  not_yet: 'This code hasn’t started yet.',
  used_up: 'This code has been used up.',
  address_needed: 'This code works once per email. Enter yours.',
  used_by_address: 'This code works once per email. Yours has used it, or has a payment open with it.',
  nothing_off: 'This code doesn’t take anything off today’s price.',
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

/** What a code has taken off, in words: "Code SPRING5: £5.00 off £29.99". Both amounts are in pence. */
export const offerText = ({ code, fullPence, amountPence }: { code: string; fullPence: number; amountPence: number }) =>
  `Code ${code}: ${poundsText(fullPence - amountPence)} off ${poundsText(fullPence)}`;

/** Why a discount cannot be offered on this price; undefined where it can. */
export function discountProblem(pricePence: number, discount: Discount): 'nothing_off' | 'too_much' | undefined {
  if (discount.value <= 0) return 'nothing_off';
  return leftOf(pricePence, discount) < LEAST_PAID_PENCE ? 'too_much' : undefined;
}
