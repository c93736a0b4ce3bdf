import { type Discount, discountedPence } from './offer.ts';
import { PRICE_HELD_MS, type PriceChange, pricesOfTheHour } from './price.ts';

/** What a checkout asks for, in pence: the price in force, and what is left of it to pay. */
export interface Quote {
  fullPence: number;
  amountPence: number;
}

/** What a buyer has before her: the amount that her page tells, and what a code takes off. */
export interface QuoteAsked {
  seenPence?: number | undefined;
  discount?: Discount | undefined;
}

/**
 * What a checkout that begins now asks for. Whoever has seen a lower amount, of a price that was in force within the
 * hour, pays that; a lower price counts at once (product §4).
 */
export function quoteAt(changes: readonly PriceChange[], now: number, { seenPence, discount }: QuoteAsked): Quote {
  const [current, ...before] = pricesOfTheHour(changes, now).map((fullPence) => ({
    fullPence,
    amountPence: discount ? discountedPence(fullPence, discount) : fullPence,
  }));
  if (!current) throw new Error('There is always a price.');
  const seen = before.find(({ amountPence }) => amountPence === seenPence);
  return seen && seen.amountPence < current.amountPence ? seen : current;
}

/** Whether a checkout that was begun for `amountPence` may still be paid, now that one would ask for `quote`. */
export function mayStillAsk(begun: { amountPence: number; createdAt: number }, quote: Quote, now: number): boolean {
  if (begun.amountPence === quote.amountPence) return true;
  return begun.amountPence < quote.amountPence && now - begun.createdAt < PRICE_HELD_MS;
}
