/** What lifetime access costs, once, in pence, until the operator sets another price (product §4). */
export const STANDARD_PRICE_PENCE = 2_999;

/** The least and the most that the operator may ask, in pence. */
export const PRICE_BOUNDS_PENCE = { least: 100, most: 999_999 } as const;

/** The currency of every purchase, as the payment provider writes it. */
export const CURRENCY = 'gbp';

/** Whoever has seen a price may pay it for so long after it has ended, in milliseconds (product §4). */
export const PRICE_HELD_MS = 3_600_000;

/** A price and the moment from which it holds, in epoch milliseconds. */
export interface PriceChange {
  amountPence: number;
  holdsFrom: number;
}

/** The price in force at a moment, in pence. Of two from the same moment on the later of the list counts. */
export function priceAt(changes: readonly PriceChange[], now: number): number {
  const inForce = changes.reduce<PriceChange | undefined>(
    (latest, change) =>
      change.holdsFrom <= now && (latest === undefined || change.holdsFrom >= latest.holdsFrom) ? change : latest,
    undefined,
  );
  return inForce?.amountPence ?? STANDARD_PRICE_PENCE;
}

/** The price in force and every other of the hour before, each of which somebody may still have before her, in pence. */
export function pricesOfTheHour(changes: readonly PriceChange[], now: number): number[] {
  const begun = changes.filter(({ holdsFrom }) => holdsFrom > now - PRICE_HELD_MS && holdsFrom <= now);
  return [priceAt(changes, now), priceAt(changes, now - PRICE_HELD_MS), ...begun.map(({ amountPence }) => amountPence)];
}

/** An amount in pence as people read it, "£5.00", "£1,079.64". */
export function poundsText(pence: number): string {
  return `£${(pence / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** The United Kingdom's standard rate, in per cent of the price before tax. */
const VAT_PERCENT = 20;

/** An amount as it is typed, "34", "34.99", "£5,00". */
export const POUNDS_TYPED = /^£?\d{1,4}([.,]\d{2})?$/;

/** An amount of {@link POUNDS_TYPED} in pence; undefined for anything else. */
export function penceTyped(text: string): number | undefined {
  const typed = text.trim();
  return POUNDS_TYPED.test(typed) ? Math.round(Number(typed.replace('£', '').replace(',', '.')) * 100) : undefined;
}

/** Whether a price is more than three times the one before, or less than a third of it: it may be a slip. Both in pence. */
export const isFarFrom = (pence: number, beforePence: number): boolean =>
  pence > 3 * beforePence || 3 * pence < beforePence;

/**
 * What is said of VAT beside a price, for the middle of a sentence: "includes VAT of £5.00" where the seller is
 * registered, else "no VAT charged" (product §4).
 *
 * @param pence the whole price that the buyer pays.
 */
export function vatText(pence: number, isRegistered: boolean): string {
  if (!isRegistered) return 'no VAT charged';
  return `includes VAT of ${poundsText(Math.round((pence * VAT_PERCENT) / (100 + VAT_PERCENT)))}`;
}
