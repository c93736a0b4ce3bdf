/** What the sandbox's browser calls send and answer. The payment form and the server both build on these shapes. */

export const SANDBOX_CHECKOUT_PATH = '/sandbox/checkout/session';
export const CHECKOUT_CONFIRM_PATH = '/sandbox/checkout/confirm';
export const CHECKOUT_AUTHENTICATE_PATH = '/sandbox/checkout/authenticate';
export const STRIPE_SCRIPT_PATH = '/sandbox/stripe.js';

/** Where the hosted page of a session is: this path and the session's id. */
export const HOSTED_PAGE_PATH = '/sandbox/pay/';
/** What the sandbox's own pages load. */
export const SANDBOX_FILES_PATH = '/sandbox/files/';

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
  /** Where the buyer goes who does not pay after all; only a hosted session has it. */
  cancelUrl: string | null;
  /** What the shop wants said at the button that pays. */
  submitText: string | null;
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
  /** The name on the card, where the page asks for it. */
  name?: string | undefined;
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
