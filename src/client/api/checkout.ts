import { callApi } from '#client/platform/api-client.ts';
import { CHECKOUT_CLAIM_PURCHASE_PATH, CHECKOUT_SESSION_PATH } from '#contract/paths.ts';
import type { CheckoutAnswer, PurchaseClaim, StartPayment } from '#contract/payments.ts';

// Plain calls: the landing page does without the query library.

/** Opens a hosted checkout, or answers the one that is open; without a sign-in, that of a guest. */
export const startHostedCheckout = (start: StartPayment) =>
  callApi<CheckoutAnswer>(CHECKOUT_SESSION_PATH, { method: 'POST', body: start });

/** Takes a payment that was made with the address of the signed-in account, by the link to it. */
export const claimPurchase = (token: string) =>
  callApi<PurchaseClaim>(CHECKOUT_CLAIM_PURCHASE_PATH, { method: 'POST', body: { token } });
