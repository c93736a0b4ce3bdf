import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';

const CHECK_DETAILS = 'Please check your payment details and try again.';

export interface Checkout {
  confirm: () => Promise<StripeCheckoutConfirmResult>;
}

export interface RefusedByProvider {
  kind: 'declined' | 'incomplete';
  message: string;
}

export type ConfirmOutcome =
  | { kind: 'leaving' }
  | RefusedByProvider
  /** A lost answer or an expired checkout: says nothing about the money. */
  | { kind: 'not_known' };

/** Never throws. */
export async function confirmCheckout(checkout: Checkout, isComplete: boolean): Promise<ConfirmOutcome> {
  try {
    const result = await checkout.confirm();
    if (result.type !== 'error') return { kind: 'leaving' };
    const message = result.error.message || CHECK_DETAILS;
    if (result.error.code === 'paymentFailed') return { kind: 'declined', message };
    return isComplete ? { kind: 'not_known' } : { kind: 'incomplete', message };
  } catch {
    return { kind: 'not_known' };
  }
}
