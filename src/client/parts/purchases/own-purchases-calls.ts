import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import { OWN_PURCHASES_PATH, receiptEmailPath, refundPath } from '#contract/paths.ts';

/** Never cached: money moves elsewhere. */
export const ownPurchasesQuery = () => queryOptions<OwnPurchase[]>({ queryKey: [OWN_PURCHASES_PATH], staleTime: 0 });

export const sendReceiptAgain = (purchaseId: string) =>
  callApi<DoneAnswer>(receiptEmailPath(purchaseId), { method: 'POST' });

/** Idempotent: asked twice, it is the same refund. */
export const askForRefund = (purchaseId: string) => callApi<OwnPurchase>(refundPath(purchaseId), { method: 'POST' });
