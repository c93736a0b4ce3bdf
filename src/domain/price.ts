/** What lifetime access costs, once, in pence. */
export const PRICE_PENCE = 2_999;

/** The currency of every purchase, as the payment provider writes it. */
export const CURRENCY = 'gbp';

/** The price as people read it, "£29.99". */
export function priceText(): string {
  return poundsText(PRICE_PENCE);
}

/** An amount in pence as people read it, "£5.00". */
export function poundsText(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** The United Kingdom's standard rate, in per cent of the price before tax. */
const VAT_PERCENT = 20;

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
