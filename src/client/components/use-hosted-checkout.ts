import { useEffect, useState } from 'react';
import { beginHostedCheckout, type HostedCheckoutOptions } from './begin-hosted-checkout.ts';

/** A button that leads to the card provider's page. */
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
