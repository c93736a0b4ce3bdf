import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import {
  CHECKOUT_CANCEL_PATH,
  CHECKOUT_CLAIM_LINK_PATH,
  CHECKOUT_CLAIM_PURCHASE_PATH,
  CHECKOUT_OFFER_PATH,
  CHECKOUT_SESSION_PATH,
  CHECKOUT_STANDING_PATH,
} from '#contract/paths.ts';
import type {
  CheckoutAnswer,
  OfferAnswer,
  OfferQuestion,
  PaymentStandingAnswer,
  PurchaseClaim,
  StartPayment,
} from '#contract/payments.ts';

// Plain calls: the landing page does without the query library.

export const callToStart = <Answer>(path: string, start: StartPayment) =>
  callApi<Answer>(path, { method: 'POST', body: start });

/** Idempotent: answers the checkout that is open. */
export const startHostedCheckout = (start: StartPayment) => callToStart<CheckoutAnswer>(CHECKOUT_SESSION_PATH, start);

/** What a code would take off. */
export const askOffer = (question: OfferQuestion) =>
  callApi<OfferAnswer>(CHECKOUT_OFFER_PATH, { method: 'POST', body: question });

export const readPaymentStanding = (signal: AbortSignal) =>
  callApi<PaymentStandingAnswer>(CHECKOUT_STANDING_PATH, { signal });

export const cancelCheckout = () => callApi<PaymentStandingAnswer>(CHECKOUT_CANCEL_PATH, { method: 'POST' });

export const claimPurchase = (token: string) =>
  callApi<PurchaseClaim>(CHECKOUT_CLAIM_PURCHASE_PATH, { method: 'POST', body: { token } });

export const sendClaimLink = () => callApi<DoneAnswer>(CHECKOUT_CLAIM_LINK_PATH, { method: 'POST' });
