import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import type { SignInAnswer } from '#contract/auth.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import {
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  CHECKOUT_LOGIN_PATH,
  CHECKOUT_STANDING_PATH,
  checkoutVerifyPath,
  OWN_PURCHASES_PATH,
  PAYMENT_CONFIG_PATH,
  PAYMENT_INTENT_PATH,
  receiptEmailPath,
  refundPath,
} from '#contract/paths.ts';
import type {
  ClaimAccount,
  PaymentConfig,
  PaymentIntentAnswer,
  PaymentStandingAnswer,
  PaymentVerification,
  StartPayment,
} from '#contract/payments.ts';
import { callToStart } from './checkout-calls.ts';

export const paymentConfigQuery = () => queryOptions<PaymentConfig>({ queryKey: [PAYMENT_CONFIG_PATH] });

/** Never cached. */
export const paymentStandingQuery = () =>
  queryOptions<PaymentStandingAnswer>({ queryKey: [CHECKOUT_STANDING_PATH], staleTime: 0, gcTime: 0 });

/** Idempotent: answers the checkout that is open. */
export function useStartPayment() {
  return useMutation({
    mutationFn: (start: StartPayment) => callToStart<PaymentIntentAnswer>(PAYMENT_INTENT_PATH, start),
  });
}

export const verifyPayment = (sessionId: string, signal: AbortSignal) =>
  callApi<PaymentVerification>(checkoutVerifyPath(sessionId), { signal });

/** Works once. */
export const loginFromSession = (sessionId: string) =>
  callApi<SignInAnswer>(CHECKOUT_LOGIN_PATH, { method: 'POST', body: { sessionId } });

/** Works once. */
export function useClaimAccount() {
  return useMutation({
    mutationFn: (claim: ClaimAccount) =>
      callApi<SignInAnswer>(CHECKOUT_CLAIM_ACCOUNT_PATH, { method: 'POST', body: claim }),
  });
}

/** Never cached: money moves elsewhere. */
export const ownPurchasesQuery = () => queryOptions<OwnPurchase[]>({ queryKey: [OWN_PURCHASES_PATH], staleTime: 0 });

export const sendReceiptAgain = (purchaseId: string) =>
  callApi<DoneAnswer>(receiptEmailPath(purchaseId), { method: 'POST' });

/** Idempotent: asked twice, it is the same refund. */
export const askForRefund = (purchaseId: string) => callApi<OwnPurchase>(refundPath(purchaseId), { method: 'POST' });
