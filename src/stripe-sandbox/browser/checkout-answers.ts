/** What the sandbox's browser calls send and answer. The payment form and the server both build on these shapes. */

export const CHECKOUT_SESSION_PATH = '/sandbox/checkout/session';
export const CHECKOUT_CONFIRM_PATH = '/sandbox/checkout/confirm';
export const CHECKOUT_AUTHENTICATE_PATH = '/sandbox/checkout/authenticate';
export const STRIPE_SCRIPT_PATH = '/sandbox/stripe.js';

/** The part of a checkout session that its buyer may see. Amounts are in minor units (pence). */
export interface CheckoutView {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  amountTotal: number;
  currency: string;
  email: string | null;
  /** Where the buyer goes after paying, with the session's id filled in. */
  returnUrl: string;
}

export interface CardInput {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
}

export interface SessionRequest {
  clientSecret: string;
}

export interface ConfirmRequest extends SessionRequest {
  card: CardInput;
  /** Needed only when the session was started without one. */
  email?: string | undefined;
}

export interface AuthenticateRequest extends SessionRequest {
  outcome: 'complete' | 'fail';
}

export interface PaymentProblem {
  message: string;
  code: string;
  declineCode: string | null;
}

/** A refused card is an ordinary answer, not an HTTP error: browsers print those on the console. */
export type PaymentAnswer =
  | { result: 'paid' | 'authentication_required'; session: CheckoutView }
  | { result: 'declined'; session: CheckoutView; problem: PaymentProblem };
