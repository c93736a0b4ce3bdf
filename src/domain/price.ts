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
