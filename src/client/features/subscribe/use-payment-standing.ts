import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { paymentStandingQuery } from '#client/api/payments.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import type { PaymentStanding } from '#domain/payment-standing.ts';

/** So often it is looked again while something is waited for. */
const LOOK_AGAIN_MS = 5_000;

const NOT_KNOWN: PaymentStandingAnswer = { standing: 'unknown', isRecent: false, awaitsLink: false };

/** What another look may change by itself. */
const UNSETTLED = new Set<PaymentStanding | undefined>(['unknown', 'confirming']);

/**
 * What is known of her money; absent until it was asked for once. It is asked for again and again while it is not known,
 * while a payment is being confirmed, and from when `watch` is called.
 */
export function usePaymentStanding() {
  const [isWatched, setIsWatched] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...paymentStandingQuery(),
    refetchInterval: ({ state }) =>
      isWatched || state.status === 'error' || UNSETTLED.has(state.data?.standing) ? LOOK_AGAIN_MS : false,
  });
  const watch = useCallback(() => {
    setIsWatched(true);
    void refetch();
  }, [refetch]);
  return { money: isError ? NOT_KNOWN : data, watch };
}
