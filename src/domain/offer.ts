/** What is left to pay is never below this, in pence: less is a present, without a card (product §23). */
export const LEAST_PAID_PENCE = 100;

/** What a code takes off: an amount in pence, or a share in per cent. */
export interface Discount {
  kind: 'amount' | 'share';
  value: number;
}

/** What is left to pay of a price, in pence; a share is rounded to the buyer's favour. */
export function discountedPence(pricePence: number, { kind, value }: Discount): number {
  return kind === 'amount' ? pricePence - value : Math.floor((pricePence * (100 - value)) / 100);
}

/** Why a discount cannot be offered on this price; undefined where it can. */
export function discountProblem(pricePence: number, discount: Discount): 'nothing_off' | 'too_much' | undefined {
  if (discount.value <= 0) return 'nothing_off';
  return discountedPence(pricePence, discount) < LEAST_PAID_PENCE ? 'too_much' : undefined;
}
