import { callApi } from '#client/platform/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import {
  CHECKOUT_CANCEL_PATH,
  CHECKOUT_CLAIM_LINK_PATH,
  CHECKOUT_CLAIM_PURCHASE_PATH,
  CHECKOUT_SESSION_PATH,
  CHECKOUT_STANDING_PATH,
} from '#contract/paths.ts';
import type { CheckoutAnswer, PaymentStandingAnswer, PurchaseClaim, StartPayment } from '#contract/payments.ts';

// Plain calls: the landing page does without the query library.

/** Begins a payment, with what its buyer has agreed to where the operator asks for that, and without a body elsewhere. */
export const callToStart = <Answer>(path: string, start: StartPayment) =>
  callApi<Answer>(path, { method: 'POST', ...(start.agreedTo !== undefined && { body: start }) });

/** Opens a hosted checkout, or answers the one that is open; without a sign-in, that of a guest. */
export const startHostedCheckout = (start: StartPayment) => callToStart<CheckoutAnswer>(CHECKOUT_SESSION_PATH, start);

/** What the server knows of the caller's money. */
export const readPaymentStanding = (signal: AbortSignal) =>
  callApi<PaymentStandingAnswer>(CHECKOUT_STANDING_PATH, { signal });

/** Ends the checkout that the caller has come back from, and answers the same. */
export const cancelCheckout = () => callApi<PaymentStandingAnswer>(CHECKOUT_CANCEL_PATH, { method: 'POST' });

/** Takes a payment that was made with the address of the signed-in account, by the link to it. */
export const claimPurchase = (token: string) =>
  callApi<PurchaseClaim>(CHECKOUT_CLAIM_PURCHASE_PATH, { method: 'POST', body: { token } });

/** Sends that link to the address of the account once more. */
export const sendClaimLink = () => callApi<DoneAnswer>(CHECKOUT_CLAIM_LINK_PATH, { method: 'POST' });
