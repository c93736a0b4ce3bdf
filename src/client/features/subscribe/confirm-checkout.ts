import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';

const CHECK_DETAILS = 'Please check your payment details and try again.';

/** What of the provider's form takes part in a payment. */
export interface Checkout {
  confirm: () => Promise<StripeCheckoutConfirmResult>;
}

/** Not paid for certain, in the provider's words: its card was declined, or nothing was sent because the form is not filled in. */
export interface RefusedByProvider {
  kind: 'declined' | 'incomplete';
  message: string;
}

/** What the provider's form made of a press of the button. */
export type ConfirmOutcome =
  /** It has the payment: the browser is on its way to the next page. */
  | { kind: 'leaving' }
  | RefusedByProvider
  /** An answer was lost, or the checkout is over: nothing follows from it about the money. */
  | { kind: 'not_known' };

/** Presses the provider's own button. `isComplete` if its form said that it can be sent. Never throws. */
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
