import { type Discount, discountedPence } from './offer.ts';
import { PRICE_HELD_MS, type PriceChange, pricesOfTheHour } from './price.ts';

/** What a checkout asks the buyer to pay, in pence: the price, and what is left of it. */
export interface Quote {
  fullPence: number;
  amountPence: number;
  /** The code that takes the difference off. */
  offerCode?: string | undefined;
}

/** What a buyer sees when a checkout begins: the amount that the page shows, in pence, and what a code takes off. */
export interface QuoteAsked {
  seenPence?: number | undefined;
  offer?: (Discount & { code: string }) | undefined;
}

/**
 * What a checkout that begins now asks for. A buyer who has seen a lower amount, of a price that was in force within the
 * hour, pays that amount; a lower price counts at once (product §4).
 *
 * @param now epoch milliseconds.
 */
export function quoteAt(changes: readonly PriceChange[], now: number, { seenPence, offer }: QuoteAsked): Quote {
  const [current, ...before] = pricesOfTheHour(changes, now).map((fullPence) => ({
    fullPence,
    amountPence: offer ? discountedPence(fullPence, offer) : fullPence,
    offerCode: offer?.code,
  }));
  if (!current) throw new Error('There’s always a price.');
  const seen = before.find(({ amountPence }) => amountPence === seenPence);
  return seen && seen.amountPence < current.amountPence ? seen : current;
}

/** Whether a begun checkout may still be paid, where a new one would ask for `quote`. @param now epoch milliseconds. */
export function mayStillAsk(
  begun: Omit<Quote, 'fullPence'> & { createdAt: number },
  quote: Quote,
  now: number,
): boolean {
  if (begun.offerCode !== quote.offerCode) return false;
  if (begun.amountPence === quote.amountPence) return true;
  return begun.amountPence < quote.amountPence && now - begun.createdAt < PRICE_HELD_MS;
}
