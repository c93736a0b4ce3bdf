import { ApiError, callApi, messageOf } from '#client/parts/server/api-client.ts';
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
import { tellPriceAnew } from './told-price.ts';

// Plain calls: the landing page does without the query library.

export const callToStart = <Answer>(path: string, start: StartPayment) =>
  callApi<Answer>(path, { method: 'POST', body: start });

/** Idempotent: answers the checkout that is open. */
export const startHostedCheckout = (start: StartPayment) => callToStart<CheckoutAnswer>(CHECKOUT_SESSION_PATH, start);

/** What a checkout that did not start says; where the price has changed the page tells the new one first. */
export async function problemOfStart(
  error: unknown,
): Promise<{ kind?: 'notice' | 'destructive'; title: string; text: string }> {
  if (!(error instanceof ApiError))
    return { kind: 'destructive', title: 'Payment error', text: 'Failed to start checkout. Please try again.' };
  const text = messageOf(error, 'Failed to create checkout session');
  if (error.code === 'not_open_yet') return { title: 'Opens soon', text };
  if (error.code !== 'price_changed') return { kind: 'destructive', title: 'Payment error', text };
  await tellPriceAnew();
  return { kind: 'notice', title: 'The price has changed', text };
}

/** What a code would take off. */
export const askOffer = (question: OfferQuestion) =>
  callApi<OfferAnswer>(CHECKOUT_OFFER_PATH, { method: 'POST', body: question });

export const readPaymentStanding = (signal: AbortSignal) =>
  callApi<PaymentStandingAnswer>(CHECKOUT_STANDING_PATH, { signal });

export const cancelCheckout = () => callApi<PaymentStandingAnswer>(CHECKOUT_CANCEL_PATH, { method: 'POST' });

export const claimPurchase = (token: string) =>
  callApi<PurchaseClaim>(CHECKOUT_CLAIM_PURCHASE_PATH, { method: 'POST', body: { token } });

export const sendClaimLink = () => callApi<DoneAnswer>(CHECKOUT_CLAIM_LINK_PATH, { method: 'POST' });
