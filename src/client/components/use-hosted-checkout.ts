import { useEffect, useState } from 'react';
import { beginHostedCheckout, type HostedCheckoutOptions } from './begin-hosted-checkout.ts';

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
