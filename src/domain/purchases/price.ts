/** The one-off price of lifetime access, in pence, until the owner sets another (product §4). */
export const STANDARD_PRICE_PENCE = 2_999;

/** The least and the most that the owner may ask, in pence. */
export const PRICE_BOUNDS_PENCE = { least: 100, most: 999_999 } as const;

/** The currency of every purchase, as the payment provider writes it. */
export const CURRENCY = 'gbp';

/** How long after its end a price may still be paid by a buyer who has seen it, in milliseconds (product §4). */
export const PRICE_HELD_MS = 3_600_000;

/** A price and the moment from which it holds, in epoch milliseconds. */
export interface PriceChange {
  amountPence: number;
  holdsFrom: number;
}

/**
 * The price in force at a moment, in pence. Of two changes from the same moment on, the later in the list counts.
 *
 * @param now epoch milliseconds.
 */
export function priceAt(changes: readonly PriceChange[], now: number): number {
  const inForce = changes.reduce<PriceChange | undefined>(
    (latest, change) =>
      change.holdsFrom <= now && (latest === undefined || change.holdsFrom >= latest.holdsFrom) ? change : latest,
    undefined,
  );
  return inForce?.amountPence ?? STANDARD_PRICE_PENCE;
}

/**
 * The price in force, and every other of the hour before, which a buyer may still have on the screen; in pence.
 *
 * @param now epoch milliseconds.
 */
export function pricesOfTheHour(changes: readonly PriceChange[], now: number): number[] {
  const begun = changes.filter(({ holdsFrom }) => holdsFrom > now - PRICE_HELD_MS && holdsFrom <= now);
  return [priceAt(changes, now), priceAt(changes, now - PRICE_HELD_MS), ...begun.map(({ amountPence }) => amountPence)];
}

/** An amount of pence as people read it: "£5.00", "£1,079.64". */
export function poundsText(pence: number): string {
  return `£${(pence / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** The United Kingdom's standard rate of VAT, in per cent of the price before tax. */
export const USUAL_VAT_PERCENT = 20;

/** The form of a typed amount: "34", "34.99", "£5,00". */
export const POUNDS_TYPED = /^£?\d{1,4}([.,]\d{2})?$/;

/** The pence of a typed amount in the form of {@link POUNDS_TYPED}; undefined for any other text. Never throws. */
export function penceTyped(text: string): number | undefined {
  const typed = text.trim();
  return POUNDS_TYPED.test(typed) ? Math.round(Number(typed.replace('£', '').replace(',', '.')) * 100) : undefined;
}

/**
 * Whether a price is more than three times the one before, or less than a third of it: it may be a slip. Both in pence.
 */
export const isFarFrom = (pence: number, beforePence: number): boolean =>
  pence > 3 * beforePence || 3 * pence < beforePence;

/**
 * The rate of VAT that a price includes, in whole per cent of the price before tax; undefined where the seller has no
 * VAT number, and so charges none (product §4).
 */
export const vatPercentOf = (seller: { vatNumber: string; vatPercent: number }): number | undefined =>
  seller.vatNumber === '' ? undefined : seller.vatPercent;

/** The pence of VAT in a price, rounded to the nearest. */
export const vatPence = (pence: number, percent: number): number => Math.round((pence * percent) / (100 + percent));

/** The words about VAT beside a price, for the middle of a sentence: "includes VAT of £5.00". */
export const vatText = (pence: number, percent: number): string =>
  `includes VAT of ${poundsText(vatPence(pence, percent))}`;
