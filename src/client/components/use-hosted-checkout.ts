import { useEffect, useState } from 'react';
import { startHostedCheckout } from '#client/api/checkout.ts';
import { ApiError, messageOf } from '#client/platform/api-client.ts';
import { showToast } from '#client/ui/toast-store.ts';

const NOT_STARTED = 'Failed to start checkout. Please try again.';
const NOT_CREATED = 'Failed to create checkout session';

interface HostedCheckoutOptions {
  /** Says whether it has dealt with a refusal itself. */
  onRefused?: (error: ApiError) => boolean;
  /** Goes to the provider's page. */
  leaveFor?: (address: string) => void;
}

/** Leads to the card provider's page; a failure is told as a toast (product §8). */
export function useHostedCheckout({ onRefused, leaveFor = goTo }: HostedCheckoutOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  useReturnFromProvider(() => setIsBusy(false));

  async function start() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { url } = await startHostedCheckout();
      leaveFor(url); // still busy: the browser is on its way
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && onRefused?.(error)) return;
      const text = error instanceof ApiError ? messageOf(error, NOT_CREATED) : NOT_STARTED;
      showToast({ kind: 'destructive', title: 'Payment error', text });
    }
  }

  return { isBusy, start: () => void start() };
}

const goTo = (address: string) => window.location.assign(address);

/** With the Back button browsers bring the page back as it was left: in the middle of going. */
function useReturnFromProvider(comeBack: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
