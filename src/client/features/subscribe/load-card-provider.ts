import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig } from '#contract/payments.ts';

const SANDBOX_SCRIPT = '/sandbox/stripe.js';

let loading: ReturnType<typeof loadStripe> | undefined;

/**
 * The provider's browser code, once a page. In the sandbox a script of our own origin is there first, and the
 * provider's loader takes what it finds: this is the only place in the client that knows the difference.
 */
export function loadCardProvider({ mode, publishableKey }: PaymentConfig): ReturnType<typeof loadStripe> {
  loading ??= (mode === 'sandbox' ? loadScript(SANDBOX_SCRIPT) : Promise.resolve()).then(() =>
    loadStripe(publishableKey),
  );
  return loading;
}

/**
 * True where the page was opened at another address, so that its content policy does not let the provider's code in:
 * only the page that takes a card may load it. The sandbox's code is our own and needs no such page.
 *
 * @param openedAt the address that the browser loaded the document from; absent where it does not tell.
 */
export function needsPageOfItsOwn(
  { mode }: Pick<PaymentConfig, 'mode'>,
  payPath: string,
  openedAt = performance.getEntriesByType?.('navigation')[0]?.name,
): boolean {
  if (mode === 'sandbox' || openedAt === undefined || !URL.canParse(openedAt)) return false;
  return new URL(openedAt).pathname.replace(/\/+$/, '') !== payPath;
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The payment form could not be loaded.')));
    document.head.append(script);
  });
}
