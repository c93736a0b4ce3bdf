import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig } from '#contract/payments.ts';

const SANDBOX_SCRIPT = '/sandbox/stripe.js';

let loading: ReturnType<typeof loadStripe> | undefined;

/** Loaded once a page. In the sandbox a script of our own origin defines the provider's global first. */
export function loadCardProvider({ mode, publishableKey }: PaymentConfig): ReturnType<typeof loadStripe> {
  loading ??= (mode === 'sandbox' ? loadScript(SANDBOX_SCRIPT) : Promise.resolve()).then(() =>
    loadStripe(publishableKey),
  );
  return loading;
}

/** True if the document was loaded at another address: only the payment page's content policy admits the provider's code. */
export function needsPageOfItsOwn(
  { mode }: Pick<PaymentConfig, 'mode'>,
  payPath: string,
  openedAt = performance.getEntriesByType?.('navigation')[0]?.name,
): boolean {
  const openedPath = /^https?:\/\/[^/]+([^?#]*)/.exec(openedAt ?? '')?.[1];
  if (mode === 'sandbox' || openedPath === undefined) return false;
  return openedPath.replace(/\/+$/, '') !== payPath;
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The payment form didn’t load.')));
    document.head.append(script);
  });
}
