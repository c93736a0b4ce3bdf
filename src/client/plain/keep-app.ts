import { forgetOldTries } from '#client/parts/session/old-tries.ts';
import { registerServiceWorker } from '#client/parts/site/app-version.ts';

/** After what the visitor came for: the app, so that it is there without a network. */
const KEEP_AFTER_MS = 1_500;

export function keepApp(): void {
  const keepSoon = () =>
    setTimeout(() => {
      forgetOldTries();
      void registerServiceWorker(navigator.serviceWorker);
    }, KEEP_AFTER_MS);
  if (document.readyState === 'complete') keepSoon();
  else window.addEventListener('load', keepSoon, { once: true });
}
