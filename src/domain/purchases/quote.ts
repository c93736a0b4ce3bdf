import { type Discount, discountedPence } from './offer.ts';
import { PRICE_HELD_MS, type PriceChange, pricesOfTheHour } from './price.ts';

/** What a checkout asks for, in pence: the price in force, and what is left of it to pay. */
export interface Quote {
  fullPence: number;
  amountPence: number;
  /** The code that takes the difference off. */
  offerCode?: string | undefined;
}

/** What a buyer has before her: the amount that her page tells, and what a code takes off. */
export interface QuoteAsked {
  seenPence?: number | undefined;
  offer?: (Discount & { code: string }) | undefined;
}

/**
 * What a checkout that begins now asks for. Whoever has seen a lower amount, of a price that was in force within the
 * hour, pays that; a lower price counts at once (product §4).
 */
export function quoteAt(changes: readonly PriceChange[], now: number, { seenPence, offer }: QuoteAsked): Quote {
  const [current, ...before] = pricesOfTheHour(changes, now).map((fullPence) => ({
    fullPence,
    amountPence: offer ? discountedPence(fullPence, offer) : fullPence,
    offerCode: offer?.code,
  }));
  if (!current) throw new Error('There is always a price.');
  const seen = before.find(({ amountPence }) => amountPence === seenPence);
  return seen && seen.amountPence < current.amountPence ? seen : current;
}

/** A checkout as it was begun. */
interface BegunCheckout {
  amountPence: number;
  offerCode?: string | undefined;
  createdAt: number;
}

/** Whether a checkout that was begun may still be paid, now that one would ask for `quote`. */
export function mayStillAsk(begun: BegunCheckout, quote: Quote, now: number): boolean {
  if (begun.offerCode !== quote.offerCode) return false;
  if (begun.amountPence === quote.amountPence) return true;
  return begun.amountPence < quote.amountPence && now - begun.createdAt < PRICE_HELD_MS;
}
