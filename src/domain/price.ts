/** What lifetime access costs, once, in pence. */
export const PRICE_PENCE = 2_999;

/** The currency of every purchase, as the payment provider writes it. */
export const CURRENCY = 'gbp';

/** The price as people read it, "£29.99". */
export function priceText(): string {
  return `£${(PRICE_PENCE / 100).toFixed(2)}`;
}
