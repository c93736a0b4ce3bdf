import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { paymentStandingQuery } from '#client/api/payments.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import type { PaymentStanding } from '#domain/payment-standing.ts';

const LOOK_AGAIN_MS = 5_000;

const NOT_KNOWN: PaymentStandingAnswer = { standing: 'unknown', isRecent: false, awaitsLink: false };

const UNSETTLED = new Set<PaymentStanding | undefined>(['unknown', 'confirming']);

/** Refetched while unknown or confirming, and after `watch`. */
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
