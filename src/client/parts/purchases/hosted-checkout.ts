import { useEffect, useState } from 'react';
import { ApiError } from '#client/parts/server/api-client.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { StartPayment } from '#contract/payments.ts';
import { problemOfStart, startHostedCheckout } from './checkout-calls.ts';

export interface HostedCheckoutOptions {
  /** Returns true if it has handled the rejection itself. */
  onRefused?: (error: ApiError) => boolean;
  start?: StartPayment;
  leaveFor?: (address: string) => void;
}

/** Resolves to true if the browser is leaving for the provider's page. */
export async function beginHostedCheckout({
  onRefused,
  leaveFor = goTo,
  start = {},
}: HostedCheckoutOptions = {}): Promise<boolean> {
  try {
    const { url } = await startHostedCheckout(start);
    leaveFor(url);
    return true;
  } catch (error) {
    if (error instanceof ApiError && onRefused?.(error)) return false;
    showToast(await problemOfStart(error));
    return false;
  }
}

const goTo = (address: string) => window.location.assign(address);

export function useHostedCheckout(options: HostedCheckoutOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  useReturnFromProvider(() => setIsBusy(false));

  async function start() {
    if (isBusy) return;
    setIsBusy(true);
    const isLeaving = await beginHostedCheckout(options);
    if (!isLeaving) setIsBusy(false);
  }

  return { isBusy, start: () => void start() };
}

/** The back/forward cache restores the page in its busy state. */
function useReturnFromProvider(comeBack: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
