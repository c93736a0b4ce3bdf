/** What is left to pay is never below this, in pence: less is a present, without a card (product §23). */
export const LEAST_PAID_PENCE = 100;

/** What a code takes off: an amount in pence, or a share in per cent. */
export interface Discount {
  kind: 'amount' | 'share';
  value: number;
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

/** Why a discount cannot be offered on this price; undefined where it can. */
export function discountProblem(pricePence: number, discount: Discount): 'nothing_off' | 'too_much' | undefined {
  if (discount.value <= 0) return 'nothing_off';
  return leftOf(pricePence, discount) < LEAST_PAID_PENCE ? 'too_much' : undefined;
}
